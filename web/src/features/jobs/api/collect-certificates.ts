import type { CallArguments } from '@portal/contract/call';
import { collectCertificates } from '@portal/contract/certificates';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { followJob, useRequestId } from './jobs.ts';

export type CertificatesToCollect = CallArguments<typeof collectCertificates>['body'];

export function useCollectCertificates() {
  const clientRequestId = useRequestId();
  return useMutation({
    mutationFn: (chosen: CertificatesToCollect) =>
      callApi(collectCertificates, { body: { ...chosen, clientRequestId }, isRepeatable: true }),
    onSuccess: followJob,
  });
}
