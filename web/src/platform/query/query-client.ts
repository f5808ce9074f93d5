import { notifyManager, QueryClient } from '@tanstack/react-query';
import { session } from '../session/session-store.ts';
import { retryDelay, shouldRetry } from './retry.ts';

// Not a timer later, as is usual: the second click of a double one would come before a button knows that it is
// busy, and send the change again.
notifyManager.setScheduler(queueMicrotask);

/** The cache of everything read. Offline, reads wait for the network; writes fail and say so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay,
      networkMode: 'online',
      // Results are handed on to parts of the screen that come later: what such a part will read, an error
      // above all, is not known when it changes.
      notifyOnChangeProps: 'all',
    },
    // A write may have been done although its answer was lost: only keyed ones are tried again.
    mutations: { retry: false, retryDelay, networkMode: 'always' },
  },
});

let { token } = session.current();

// What was read for one user is never shown to the next, in whichever tab the change was made.
session.subscribe(() => {
  const now = session.current().token;
  if (now !== token) queryClient.clear();
  token = now;
});
