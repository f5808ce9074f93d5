import type { CallBody } from '@portal/contract/call';
import {
  type AcceptedWatch,
  completeVideo,
  getTrainingModule,
  listTrainingModules,
  reportVideoProblem,
  reportWatching,
  type TrainingModule,
} from '@portal/contract/learning';
import { useMutation } from '@tanstack/react-query';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { shouldRetry } from '#web/platform/query/retry.ts';
import { session } from '#web/platform/session/session-store.ts';
import { refreshLearning, refreshOverviews } from './learning-keys.ts';
import {
  createUnansweredReports,
  storedReports,
  type UnansweredReports,
  type WatchReport,
} from './unanswered-reports.ts';

/** Identifies the progress of one trainee in one module. */
type ProgressKey = { readonly userId: number; readonly moduleId: number };

const unansweredByProgress = new Map<string, UnansweredReports>();

/** The progress that the server has not acknowledged: the same object for all callers in this tab. */
export function unansweredReports(key: ProgressKey): UnansweredReports {
  const { userId, moduleId } = key;
  const name = `${userId}:${moduleId}`;
  const known = unansweredByProgress.get(name);
  if (known !== undefined) return known;
  const added = createUnansweredReports(storedReports.of(userId, moduleId), (report) =>
    callWithReport(key, report),
  );
  unansweredByProgress.set(name, added);
  return added;
}

/**
 * Sends a watch report, also while the page is being left, and writes the accepted values to the cached module. Rejects
 * if another user has logged in since.
 */
async function callWithReport(
  { userId, moduleId }: ProgressKey,
  body: WatchReport,
): Promise<AcceptedWatch> {
  // The call uses the token of the current session: another user must not be credited with this time.
  if (session.current().user?.id !== userId) throw new NetworkError();
  const accepted = await callApi(reportWatching, {
    params: { id: moduleId },
    body,
    keepalive: true,
    isRepeatable: true,
  });
  if (session.current().user?.id === userId) writeAccepted(moduleId, accepted);
  return accepted;
}

/** Writes the accepted values to the cached module, which stays as old as it is: its wait for the next try goes on. */
function writeAccepted(moduleId: number, accepted: AcceptedWatch): void {
  const queryKey = callKey(getTrainingModule, { params: { id: moduleId } });
  const cached = queryClient.getQueryState<TrainingModule>(queryKey);
  if (cached?.data === undefined) return;
  const { timeSpent, position, watchedTo } = accepted;
  const module = { ...cached.data, timeSpent, position, watchedTo };
  queryClient.setQueryData(queryKey, module, { updatedAt: cached.dataUpdatedAt });
}

/** The progress that the server stores for a module, in seconds; the dashboard does not contain the furthest second. */
type Known = { readonly timeSpent: number; readonly watchedTo?: number };

/**
 * Sends the report that an earlier visit could not deliver, if it exceeds what the server knows. Resolves with the
 * server's answer, or with null if there was nothing to send or sending failed.
 */
export async function deliverStoredReport(
  key: ProgressKey,
  known: Known | null = null,
): Promise<AcceptedWatch | null> {
  const { stored, send } = unansweredReports(key);
  const report = stored.read();
  if (report === null) return null;
  if (known !== null && report.timeSpent <= known.timeSpent) {
    // Another device may have played for longer without getting as far. Only the module's page has the furthest second.
    if (known.watchedTo === undefined) return null;
    if (report.watchedTo <= known.watchedTo) {
      // The report had arrived after all. Its position may be older than one from another device.
      stored.remove();
      return null;
    }
  }
  const answer = await send(report);
  // Without an answer it stays stored and is sent later. The read that led here succeeds in any case.
  return answer.outcome === 'accepted' ? answer.accepted : null;
}

/**
 * Reports what was played of a module before it is opened: the server credits no time from before an opening. Throws
 * NetworkError if a playing video cannot report now: its seconds are more than a fresh answer.
 */
export async function reportBeforeOpening(moduleId: number): Promise<void> {
  const { user } = session.current();
  if (user === null) return;
  const key = { userId: user.id, moduleId };
  const { stored, reportVisit } = unansweredReports(key);
  const outcome = await reportVisit();
  if (outcome === 'stored') throw new NetworkError();
  if (outcome !== undefined || stored.read() === null) return;
  const modules = await callApi(listTrainingModules).catch(() => []);
  const known = modules.find((module) => module.moduleId === moduleId);
  if (known === undefined) return;
  await deliverStoredReport(key, { timeSpent: known.timeSpentOnVideo });
}

/** Sends the reports that earlier visits of this trainee could not deliver. Never rejects. */
export async function deliverStoredReports(userId: number): Promise<void> {
  let isAnyAccepted = false;
  for (const moduleId of storedReports.modulesOf(userId)) {
    const accepted = await deliverStoredReport({ userId, moduleId });
    isAnyAccepted ||= accepted !== null;
  }
  if (isAnyAccepted) await refreshOverviews();
}

/** Reports that the module's video is watched. A repeated report changes nothing, so a failed one is sent again. */
export function useCompleteVideo({ id, runId }: Pick<TrainingModule, 'id' | 'runId'>) {
  return useMutation({
    mutationFn: () => callApi(completeVideo, { params: { id }, query: { runId } }),
    retry: (failures, error) => failures < 1 && shouldRetry(failures, error),
    onSuccess: () => {
      void refreshLearning();
    },
    onError: (error) => {
      // The pages then show the new run, and say that it has started.
      if (isRunEnded(error)) void refreshLearning();
    },
  });
}

/** Reports whether the server refused a call of a run that another one has replaced. */
export function isRunEnded(error: Error): boolean {
  return error instanceof ApiError && error.code === 'RUN_ENDED';
}

/** Reports to the server what is wrong with a video of the module, for the admins. */
export function useReportVideoProblem(moduleId: number) {
  const { mutate } = useMutation({
    mutationFn: (body: CallBody<typeof reportVideoProblem>) =>
      callApi(reportVideoProblem, { params: { id: moduleId }, body, isRepeatable: true }),
    retry: shouldRetry,
  });
  return mutate;
}
