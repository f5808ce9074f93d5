import { TRAINEE_DETAIL_REFRESH_MS } from '@portal/contract/limits';
import { getTraineeProgress } from '@portal/contract/trainees';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../platform/http/api-error.ts';
import { cacheTimes } from '../../../platform/query/cache-times.ts';
import { callQuery } from '../../../platform/query/call-query.ts';

/** One trainee's progress, asked for again every half minute while it is seen. */
export function useTraineeProgress(traineeId: number) {
  return useQuery({
    ...callQuery(getTraineeProgress, { params: { id: traineeId } }),
    staleTime: cacheTimes.traineeProgress,
    // Who is gone does not come back.
    refetchInterval: ({ state }) => (isGone(state.error) ? false : TRAINEE_DETAIL_REFRESH_MS),
  });
}

/** There is no such trainee, or no longer. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND';
}
