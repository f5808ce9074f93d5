import {
  type AcceptedWatch,
  getTrainingModule,
  reportWatching,
  type TrainingModule,
} from '@portal/contract/learning';
import { isFinalRefusal, NetworkError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { keptReports, type WatchReport } from '../watching/model/watch-report.ts';

/** Whose report, on which module. */
export type Watcher = { readonly userId: number; readonly moduleId: number };

/**
 * Tells the server what was watched, also while the page is being left; what it accepted is what the
 * cached module holds from then on. Rejects where somebody else is signed in by now.
 */
export async function sendWatchReport(
  { userId, moduleId }: Watcher,
  body: WatchReport,
): Promise<AcceptedWatch> {
  // The call takes the token of whoever is signed in: it must not be another's time that they get.
  if (session.current().user?.id !== userId) throw new NetworkError();
  const params = { id: moduleId };
  const accepted = await callApi(reportWatching, {
    params,
    body,
    keepalive: true,
    isRepeatable: true,
  });
  const { timeSpent, position, watchedTo } = accepted;
  if (session.current().user?.id === userId)
    queryClient.setQueryData<TrainingModule>(
      callKey(getTrainingModule, { params }),
      (module) => module && { ...module, timeSpent, position, watchedTo },
    );
  return accepted;
}

/** What the server holds of a module, in seconds; the dashboard has no furthest second. */
type Known = { readonly timeSpent: number; readonly watchedTo?: number };

/**
 * Sends the report that an earlier visit could not deliver, if it says more than the server knows.
 * Resolves with the server's answer, or with null when there was nothing to tell or still no way.
 */
export async function deliverKeptReport(
  watcher: Watcher,
  known: Known | null = null,
): Promise<AcceptedWatch | null> {
  const kept = keptReports.of(watcher.userId, watcher.moduleId);
  const report = kept.read();
  if (report === null) return null;
  if (known !== null && report.timeSpent <= known.timeSpent) {
    // Another device may have played for longer without getting as far: the module's page decides.
    if (known.watchedTo === undefined) return null;
    if (report.watchedTo <= known.watchedTo) {
      // It had arrived after all; its place may be older than one from another device.
      kept.remove();
      return null;
    }
  }
  try {
    const accepted = await sendWatchReport(watcher, report);
    kept.remove();
    return accepted;
  } catch (error) {
    if (isFinalRefusal(error)) kept.remove();
    // Else it stays kept and goes with the next occasion; what was asked for is there all the same.
    return null;
  }
}
