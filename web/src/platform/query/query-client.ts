import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error.ts';
import { session } from '../session/session-store.ts';
import { retryDelay, shouldRetry } from './retry.ts';

// Not a timer later, as is usual: the second click of a double one would come before a button knows that it is
// busy, and send the change again.
notifyManager.setScheduler(queueMicrotask);

/** The cache of everything read. Offline, reads wait for the network; writes fail and say so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => waitsForLogin(error) || shouldRetry(failures, error),
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

/** A read that the end of the session refused is done again after the next login, not shown as failed. */
function waitsForLogin(error: Error): boolean {
  return error instanceof ApiError && error.status === 401 && session.current().user !== null;
}

let known = session.current();

// What was read for one user is never shown to the next, in whichever tab the change was made. The same
// user who logs in again keeps what is on the screen and reads what has changed since.
session.subscribe(() => {
  const before = known;
  known = session.current();
  if (known.user?.id !== before.user?.id) queryClient.clear();
  else if (before.status === 'ended') void queryClient.invalidateQueries();
});
