import { createTrainee, type NewTrainee, updateTrainee } from '@portal/contract/trainees';
import type { DeletedPerson } from '@portal/contract/trash';
import { useMutation } from '@tanstack/react-query';
import { useRequestId } from '#web/features/jobs/api/jobs.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import type { TraineeChanges } from '../model/trainee-form.ts';
import { isNotFound } from './trainee-progress.ts';
import { refreshTrainees } from './trainees.ts';

export function useAddTrainee() {
  const clientRequestId = useRequestId();
  return useMutation({
    mutationFn: (trainee: NewTrainee & { asNew?: boolean }) =>
      callApi(createTrainee, { body: { ...trainee, clientRequestId } }),
    // Also after a failure: the answer may be lost, or the list does not show yet who has the email.
    onSettled: startRefresh,
  });
}

export function useChangeTrainee(traineeId: number) {
  return useMutation({
    mutationFn: (changes: TraineeChanges) =>
      callApi(updateTrainee, { params: { id: traineeId }, body: changes }),
    onSuccess: startRefresh,
    // The list still shows a deleted trainee.
    onError: (error) => {
      if (isNotFound(error)) startRefresh();
    },
  });
}

/** The trainees in the trash who have the email of a person to be added; null if a refusal is about something else. */
export function deletedPeopleIn(error: unknown): readonly DeletedPerson[] | null {
  if (!(error instanceof ApiError) || error.code !== 'IN_TRASH') return null;
  return (error.details['people'] as readonly DeletedPerson[] | undefined) ?? null;
}

/** Not awaited: the change is saved even if the list cannot be reloaded. */
function startRefresh(): void {
  void refreshTrainees();
}
