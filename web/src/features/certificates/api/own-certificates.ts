import {
  type Certificate,
  getCertificate,
  listOwnCertificates,
  shareScores,
} from '@portal/contract/certificates';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** The certificates of the trainee, newest first. */
export function useOwnCertificates() {
  return useQuery({ ...callQuery(listOwnCertificates), staleTime: cacheTimes.certificates });
}

/** Shows the scores of a certificate to everyone who checks it, or hides them: the page changes at once. */
export function useShareScores(code: string, onFailure: (error: Error) => void) {
  const { queryKey } = callQuery(getCertificate, { params: { code } });
  const show = (shared: boolean) =>
    queryClient.setQueryData<Certificate>(queryKey, (known) => known && { ...known, shared });
  return useMutation({
    // One after the other, so that the last choice counts.
    scope: { id: `share-scores-${code}` },
    mutationFn: (shared: boolean) => callApi(shareScores, { params: { code }, body: { shared } }),
    onMutate: async (shared) => {
      // A read that began before would undo it.
      await queryClient.cancelQueries({ queryKey });
      show(shared);
    },
    onError: (error, shared) => {
      show(!shared);
      onFailure(error);
    },
    onSettled: () => refreshInAllTabs([callKey(listOwnCertificates), queryKey]),
  });
}
