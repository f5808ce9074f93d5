import { TRAINEE_DETAIL_REFRESH_MS } from '@portal/contract/limits';
import {
  createException,
  type ExceptionForm,
  endException,
  getTraineeRequirements,
  type RecordedResultForm,
  recordResult,
  withdrawResult,
} from '@portal/contract/requirements';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isNotFound } from '#web/features/trainees/api/trainee-progress.ts';
import { refreshTrainees } from '#web/features/trainees/api/trainees.ts';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** The exceptions and the history of a trainee; not requested for a company without rules. */
export function useTraineeRequirements(traineeId: number, hasRules: boolean) {
  return useQuery({
    ...callQuery(getTraineeRequirements, { params: { id: traineeId } }),
    enabled: hasRules,
    staleTime: cacheTimes.traineeProgress,
    refetchInterval: ({ state }) => (isNotFound(state.error) ? false : TRAINEE_DETAIL_REFRESH_MS),
  });
}

export function useCreateException(traineeId: number) {
  return useMutation({
    mutationFn: (body: ExceptionForm) =>
      callApi(createException, { params: { id: traineeId }, body }),
    onSettled: startRefresh,
  });
}

export function useEndException(traineeId: number) {
  return useMutation({
    mutationFn: (exceptionId: number) =>
      callApi(endException, { params: { id: traineeId, exceptionId } }),
    onSettled: startRefresh,
  });
}

export function useRecordResult(traineeId: number) {
  return useMutation({
    mutationFn: (body: RecordedResultForm) =>
      callApi(recordResult, { params: { id: traineeId }, body }),
    onSettled: startRefresh,
  });
}

export function useWithdrawResult(traineeId: number) {
  return useMutation({
    mutationFn: (resultId: number) =>
      callApi(withdrawResult, { params: { id: traineeId, resultId } }),
    onSettled: startRefresh,
  });
}

/** Not awaited. Also after a failure: the answer may be lost, or another admin has changed the same. */
function startRefresh(): void {
  void refreshTrainees();
}
