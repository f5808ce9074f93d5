import { deleteTrainee } from '@portal/contract/trainees';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { isGone } from './trainee-progress.ts';
import { dropFromPages, refreshTrainees } from './trainees.ts';

/** Deletes a trainee by id; the row goes at once, the pages behind it move up when they are read again. */
export function useDeleteTrainee() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (traineeId: number) => callApi(deleteTrainee, { params: { id: traineeId } }),
    onSettled: (_answer, error, traineeId) => {
      if (error === null || isGone(error)) dropFromPages(queryClient, traineeId);
      void refreshTrainees();
    },
  });
}
