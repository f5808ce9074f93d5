import { sendTraineeLink, type TraineeLinkKind } from '@portal/contract/trainees';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { refreshTrainees } from './trainees.ts';

/** Mails the trainee an invitation or a reset link. */
export function useSendLink(traineeId: number) {
  return useMutation({
    mutationFn: (kind: TraineeLinkKind) =>
      callApi(sendTraineeLink, { params: { id: traineeId }, body: { kind } }),
    // After a refusal: the trainee may have chosen a password meanwhile.
    onError: () => void refreshTrainees(),
  });
}
