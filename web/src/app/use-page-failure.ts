import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { useOnline } from '../platform/online/use-online.ts';
import { reloadOnce } from '../platform/update/reload-once.ts';
import { isMissingCode } from '../ui/missing-code.ts';
import { openWorkHere } from './open-work.ts';
import { appTexts } from './texts/catalogue.ts';

type PageFailure = {
  readonly title: string;
  readonly message: string;
  /** Reloads the page; null if the page is reloaded automatically. */
  readonly reload: (() => void) | null;
};

type Kind = 'offline' | 'reloading' | 'unsavedWork' | 'failed';

const reload = () => window.location.reload();

/**
 * The message shown in place of a page that failed. A page whose code an update of the portal has deleted is
 * reloaded once, unless something would be lost. If the browser was offline, the page is reloaded when the network is
 * back.
 */
export function usePageFailure(): PageFailure {
  const error = useRouteError();
  const isOnline = useOnline();
  const [kind, setKind] = useState<Kind>(() => kindOf(error, isOnline));
  useEffect(() => {
    if (kind === 'offline' && isOnline) reload();
  }, [kind, isOnline]);
  useEffect(() => {
    if (kind !== 'reloading') return;
    void reloadOnce().then((isReloading) => {
      if (!isReloading) setKind('failed');
    });
  }, [kind]);
  const isReloadedByItself = kind === 'offline' || kind === 'reloading';
  return { ...appTexts().pageFailures[kind], reload: isReloadedByItself ? null : reload };
}

function kindOf(error: unknown, isOnline: boolean): Kind {
  if (!isOnline) return 'offline';
  if (!isMissingCode(error)) return 'failed';
  return openWorkHere().length > 0 ? 'unsavedWork' : 'reloading';
}
