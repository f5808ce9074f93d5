import type { CallBody } from '@portal/contract/call';
import { type HelpRequest, helpRequest, updateHelpRequest } from '@portal/contract/help';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { refreshHelpRequests } from './help-requests.ts';

export function useUpdateHelpRequest(id: number) {
  return useMutation({
    mutationFn: (body: CallBody<typeof updateHelpRequest>) =>
      callApi(updateHelpRequest, { params: { id }, body }),
    // After a refusal too: it tells that what is shown is not as it stands.
    onSettled: () => void refreshHelpRequests(),
  });
}

/** How the request stands now, where somebody else was quicker; null for any other failure. */
export function standingAfterConflict(error: unknown): HelpRequest | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  const standing = helpRequest.safeParse(error.details['request']);
  return standing.success ? standing.data : null;
}
