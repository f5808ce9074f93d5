import { askForHelp } from '@portal/contract/help';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { addOwnHelpRequest } from './own-requests.ts';

type Question = {
  readonly moduleId: number | null;
  readonly message: string;
  readonly clientRequestId: string;
};

export function useAskForHelp() {
  return useMutation({
    mutationFn: (body: Question) => callApi(askForHelp, { body }),
    onSuccess: addOwnHelpRequest,
  });
}
