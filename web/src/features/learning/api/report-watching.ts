import {
  type AcceptedWatch,
  getTrainingModule,
  reportWatching,
  type TrainingModule,
} from '@portal/contract/learning';
import { callApi } from '../../../platform/http/client.ts';
import { callKey } from '../../../platform/query/call-query.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { keptReports, type WatchReport } from '../watching/watch-report.ts';

/** Tells the server what was watched; what it accepted is what the cached module holds from then on. */
export async function sendWatchReport(
  moduleId: number,
  body: WatchReport,
  { leaving = false }: { readonly leaving?: boolean } = {},
): Promise<AcceptedWatch> {
  const accepted = await callApi(reportWatching, {
    params: { id: moduleId },
    body,
    keepalive: leaving,
  });
  const { timeSpent, position } = accepted;
  queryClient.setQueryData<TrainingModule>(
    callKey(getTrainingModule, { params: { id: moduleId } }),
    (module) => module && { ...module, timeSpent, position },
  );
  return accepted;
}

/**
 * Sends the report that an earlier visit could not deliver, if it says more than the server knows.
 * Resolves with the server's answer, or with null when there was nothing to tell or still no way.
 */
export async function deliverKeptReport(
  moduleId: number,
  knownTimeSpent: number,
): Promise<AcceptedWatch | null> {
  const report = keptReports.read(moduleId);
  if (report === null) return null;
  if (report.timeSpent <= knownTimeSpent) {
    // It had arrived after all; its place may be older than one from another device.
    keptReports.remove(moduleId);
    return null;
  }
  try {
    const accepted = await callApi(reportWatching, { params: { id: moduleId }, body: report });
    keptReports.remove(moduleId);
    return accepted;
  } catch {
    // It stays kept and goes with the next occasion; what was asked for is there all the same.
    return null;
  }
}
