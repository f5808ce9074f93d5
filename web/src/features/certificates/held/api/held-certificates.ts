import {
  listCertificatesOfTrainee,
  reissueCertificate,
  withdrawCertificate,
} from '@portal/contract/certificates';
import { TRAINEE_DETAIL_REFRESH_MS } from '@portal/contract/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** The certificates of a trainee, newest first. */
export function useCertificatesOfTrainee(traineeId: number) {
  return useQuery({
    ...callQuery(listCertificatesOfTrainee, { params: { id: traineeId } }),
    staleTime: cacheTimes.traineeProgress,
    refetchInterval: TRAINEE_DETAIL_REFRESH_MS,
  });
}

// All answers: lists and reports contain the status, too.
const refresh = () => refreshInAllTabs([[]]);

/** Also after a refusal, which means that the shown list is outdated. */
function refreshAfterRefusal(error: Error): void {
  if (error instanceof ApiError) void refreshInAllTabs([callKey(listCertificatesOfTrainee)]);
}

export function useWithdrawCertificate(code: string) {
  return useMutation({
    mutationFn: (reason: string) =>
      callApi(withdrawCertificate, { params: { code }, body: { reason } }),
    onSuccess: refresh,
    onError: refreshAfterRefusal,
  });
}

/** Issues a certificate again. Repeated, it is answered with the same new certificate. */
export function useReissueCertificate(code: string) {
  return useMutation({
    mutationFn: () =>
      callApi(reissueCertificate, { params: { code }, body: {}, isRepeatable: true }),
    onSuccess: refresh,
    onError: refreshAfterRefusal,
  });
}
