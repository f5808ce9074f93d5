import { TRAINEE_DETAIL_REFRESH_MS } from '@portal/contract/limits';
import { getRun, listRuns, startRun } from '@portal/contract/runs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isNotFound } from '#web/features/trainees/api/trainee-progress.ts';
import { refreshTrainees } from '#web/features/trainees/api/trainees.ts';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** A trainee's runs, newest first: the first one is the current run. */
export function useRuns(traineeId: number) {
  return useQuery({
    ...callQuery(listRuns, { params: { id: traineeId } }),
    staleTime: cacheTimes.traineeProgress,
    refetchInterval: ({ state }) => (isNotFound(state.error) ? false : TRAINEE_DETAIL_REFRESH_MS),
  });
}

/** One run, module by module. */
export function useRun(traineeId: number, number: number) {
  return useQuery({
    ...callQuery(getRun, { params: { id: traineeId, number } }),
    staleTime: cacheTimes.traineeProgress,
  });
}

/** Starts a new run, unless another run than the one that the admin has seen is current. */
export function useStartRun(traineeId: number) {
  return useMutation({
    mutationFn: (currentNumber: number) =>
      callApi(startRun, { params: { id: traineeId }, body: { currentNumber } }),
    // Also after a refusal, which means that the shown run has ended.
    onSettled: () => void refreshTrainees(),
  });
}
