import { type Dashboard, getDashboard } from '@portal/contract/learning';
import { isAllCompleted } from '@portal/contract/rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { deliverStoredReport } from './watching.ts';

const dashboardQuery = queryOptions({
  queryKey: callKey(getDashboard),
  queryFn: async ({ signal }): Promise<Dashboard> => {
    const dashboard = await callApi(getDashboard, { signal });
    const { user } = session.current();
    if (user === null) return dashboard;
    const delivered = await Promise.all(
      dashboard.moduleProgress.map(({ moduleId, timeSpentOnVideo }) =>
        deliverStoredReport({ userId: user.id, moduleId }, { timeSpent: timeSpentOnVideo }),
      ),
    );
    // A delivered report also changes the totals, which only the server computes.
    const isOutdated = delivered.some((accepted) => accepted !== null);
    return isOutdated ? callApi(getDashboard, { signal }) : dashboard;
  },
  staleTime: cacheTimes.dashboard,
});

export function useDashboard() {
  return useQuery(dashboardQuery);
}

/** False if the dashboard, as last loaded, says that the module has no video. Sends no request. */
export function mayHaveVideo(id: number): boolean {
  const dashboard = queryClient.getQueryData(dashboardQuery.queryKey);
  const module = dashboard?.moduleProgress.find(({ moduleId }) => moduleId === id);
  return module === undefined || module.videoDuration > 0;
}

/** Resolves with whether the trainee has completed all modules. */
export async function isAllComplete(): Promise<boolean> {
  return isAllCompleted(await queryClient.fetchQuery(dashboardQuery));
}
