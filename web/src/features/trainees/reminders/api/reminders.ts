import { previewReminder, remindTrainee } from '@portal/contract/reminders';
import { useMutation, useQuery } from '@tanstack/react-query';
import { refreshTrainees } from '#web/features/trainees/api/trainees.ts';
import { callApi } from '#web/platform/http/client.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** The text that a reminder of the trainee would have now, and the time of the last one. */
export function useReminderPreview(traineeId: number) {
  return useQuery({ ...callQuery(previewReminder, { params: { id: traineeId } }), staleTime: 0 });
}

export function useRemind(traineeId: number) {
  return useMutation({
    mutationFn: () => callApi(remindTrainee, { params: { id: traineeId }, body: {} }),
    // Not awaited. Also after a refusal: another admin may have reminded the trainee.
    onSettled: () => void refreshTrainees(),
  });
}
