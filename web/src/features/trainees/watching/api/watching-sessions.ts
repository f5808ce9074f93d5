import { listWatchingSessions } from '@portal/contract/runs';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** A module in a run of a trainee. */
export interface WatchedModule {
  readonly traineeId: number;
  readonly runNumber: number;
  readonly moduleId: number;
}

/** The login sessions in which a trainee opened a module in a run, newest first. */
export function useWatchingSessions({ traineeId, runNumber, moduleId }: WatchedModule) {
  return useQuery({
    ...callQuery(listWatchingSessions, { params: { id: traineeId, number: runNumber, moduleId } }),
    staleTime: cacheTimes.traineeProgress,
  });
}

/** The same, loaded once. */
export function loadWatchingSessions({ traineeId, runNumber, moduleId }: WatchedModule) {
  const params = { id: traineeId, number: runNumber, moduleId };
  return callApi(listWatchingSessions, { params });
}
