import { useEffect, useState } from 'react';
import { useOnline } from '../platform/online/use-online.ts';

type PageFailure = {
  readonly title: string;
  readonly message: string;
  /** Reloads the page; null if the page is reloaded automatically when the network is back. */
  readonly reload: (() => void) | null;
};

const reload = () => window.location.reload();

/**
 * The message shown in place of a page that failed. If the browser was offline, the page's code could not be loaded;
 * the page is reloaded when the network is back.
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
