import { reachKey } from '@portal/contract/reach-rules';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '../http/api-error.ts';
import { type SessionState, session } from '../session/session-store.ts';
import { reloadWithinReach } from './reload-within-reach.ts';
import { retryDelay, shouldRetry } from './retry.ts';

// The default, a timer, would be too late: the second click of a double click would arrive before a button knows that
// it is busy, and send the change again.
notifyManager.setScheduler(queueMicrotask);

/**
 * Also reloads a query whose first answer is on its way: the server may have read it before the change. The library
 * only waits for that answer.
 */
class CurrentQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const loading = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    for (const { promise, queryKey } of loading)
      promise?.then(
        () => super.invalidateQueries({ ...filters, queryKey, exact: true }),
        // The next attempt reads what is current then.
        () => undefined,
      );
    return super.invalidateQueries(filters, options);
  }
}

/** The cache of all reads. Offline, reads wait for the network; writes fail and show that. */
export const queryClient = new CurrentQueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => waitsForLogin(error) || shouldRetry(failures, error),
      retryDelay,
      networkMode: 'online',
      // Results are passed on to components that are rendered later: which properties these will read, in particular an
      // error, is not known when they change.
      notifyOnChangeProps: 'all',
    },
    // A write may have succeeded although its answer was lost: only repeatable ones are tried again.
    mutations: { retry: false, retryDelay, networkMode: 'always' },
  },
});

/** A read that was refused by the end of the session is repeated after the next login instead of failing. */
function waitsForLogin(error: Error): boolean {
  return error instanceof ApiError && error.status === 401 && session.current().user !== null;
}

const hasOtherReach = ({ user }: SessionState, before: SessionState): boolean =>
  reachKey(user?.reach ?? []) !== reachKey(before.user?.reach ?? []);

let known = session.current();

// When the user changes, in this tab or another one, the cache is cleared: data of one user is never shown to the next.
// If the same user logs in again, or sees other companies and groups than before, the data stays on the screen and
// outdated parts are reloaded.
session.subscribe(() => {
  const before = known;
  known = session.current();
  if (known.user?.id !== before.user?.id) queryClient.clear();
  else if (hasOtherReach(known, before)) void reloadWithinReach(queryClient);
  else if (before.status === 'ended') void queryClient.invalidateQueries();
});
