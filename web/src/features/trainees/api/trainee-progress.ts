import { TRAINEE_DETAIL_REFRESH_MS } from '@portal/contract/limits';
import { getTraineeRequirements } from '@portal/contract/requirements';
import { getTraineeProgress } from '@portal/contract/trainees';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/api-error.ts';
import { useLiveFrame, useLiveReopened, useLiveSubscription } from '#web/platform/live/use-live.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';

/** One trainee's progress, reloaded on changes by the trainee and every half minute while it is shown. */
export function useTraineeProgress(traineeId: number) {
  const refresh = () => {
    for (const call of [getTraineeProgress, getTraineeRequirements])
      void queryClient.invalidateQueries({
        queryKey: callKey(call, { params: { id: traineeId } }),
      });
  };
  useLiveSubscription({ type: 'WATCH_TRAINEE', payload: { traineeId } });
  useLiveFrame('LEARNING_PROGRESSED', (progressed) => {
    if (progressed.traineeId === traineeId) refresh();
  });
  useLiveReopened(refresh);
  return useQuery({
    ...callQuery(getTraineeProgress, { params: { id: traineeId } }),
    staleTime: cacheTimes.traineeProgress,
    // A deleted trainee is not requested again.
    refetchInterval: ({ state }) => (isNotFound(state.error) ? false : TRAINEE_DETAIL_REFRESH_MS),
  });
}

/** One trainee's name and company, without following the progress. */
export function useTrainee(traineeId: number) {
  return useQuery({
    ...callQuery(getTraineeProgress, { params: { id: traineeId } }),
    staleTime: cacheTimes.traineeProgress,
    select: ({ trainee }) => trainee,
  });
}

/** Reports whether the trainee does not exist, or not any more. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND';
}
