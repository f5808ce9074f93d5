import { useEffect, useState } from 'react';
import { useStore } from '../state/use-store.ts';
import { openCalls } from './open-calls.ts';

/** Shorter disturbances are not reported: most end by themselves. */
const REPORTED_AFTER_MS = 10_000;
/** The portal is asked after this time whether it is reached again, because reads wait meanwhile. */
const ASKED_AFTER_MS = 2_000;

/** Whether something else has answered in place of the portal for ten seconds. Asks for the portal until it answers. */
export function useIsAccessRefused(): boolean {
  const since = useStore(openCalls.refusedSince);
  const [reported, setReported] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const askLater = () => {
      if (!isEnded) timer = setTimeout(() => void askPortal().then(askLater), ASKED_AFTER_MS);
    };
    askLater();
    const remaining = since + REPORTED_AFTER_MS - performance.now();
    const report = setTimeout(() => setReported(since), remaining);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      clearTimeout(report);
    };
  }, [since]);
  return since !== null && reported === since;
}

async function askPortal(): Promise<void> {
  try {
    // Loaded late, because the login page is shown without the code of any call.
    await (await import('./ask-portal.ts')).askPortal();
  } catch {
    // The client has noted whose answer it was.
  }
}
