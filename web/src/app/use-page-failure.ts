import { useEffect, useState } from 'react';
import { useOnline } from '../platform/online/use-online.ts';

type PageFailure = {
  readonly title: string;
  readonly message: string;
  /** Loads the page anew; null where that is done by itself as soon as it can help. */
  readonly reload: (() => void) | null;
};

const reload = () => window.location.reload();

/**
 * What to say in place of a page that could not be shown. Without a network it is its code that did not come:
 * it is loaded when the network is back.
 */
export function usePageFailure(): PageFailure {
  const isOnline = useOnline();
  const [failedOffline] = useState(!isOnline);
  useEffect(() => {
    if (failedOffline && isOnline) reload();
  }, [failedOffline, isOnline]);
  return failedOffline
    ? {
        title: 'You are offline',
        message: 'This page has not been loaded yet. It comes as soon as the network is back.',
        reload: null,
      }
    : {
        title: 'Unexpected Application Error!',
        message:
          'This page could not be shown. Reloading usually helps; nothing you saved is lost.',
        reload,
      };
}
