import { deleteTrainee } from '@portal/contract/trainees';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { isNotFound } from './trainee-progress.ts';
import { refreshAfterDeletion, removeFromPages } from './trainees.ts';

/** Deletes a trainee by id. The row is removed at once; the following pages are reloaded. */
export function useDeleteTrainee() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (traineeId: number) => callApi(deleteTrainee, { params: { id: traineeId } }),
    onSettled: (_answer, error, traineeId) => {
      if (error === null || isNotFound(error)) removeFromPages(queryClient, traineeId);
      void refreshAfterDeletion(queryClient);
    },
  });
}
