import { reachKey } from '@portal/contract/reach-rules';
import { useEffect, useRef } from 'react';
import { useReach } from '../platform/session/use-reach.ts';
import { toast } from '../ui/toast.ts';
import { appTexts } from './texts/catalogue.ts';

/** Shows a notice when another admin has changed what this one sees. */
export function useReachNotice(): void {
  const key = reachKey(useReach());
  const known = useRef(key);
  useEffect(() => {
    if (key === known.current) return;
    known.current = key;
    toast.info(appTexts().seen.changed);
  }, [key]);
}
