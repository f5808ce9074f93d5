import type { CallBody } from '@portal/contract/call';
import { getCertificateLook, updateCertificateLook } from '@portal/contract/certificates';
import { useMutation, useQuery } from '@tanstack/react-query';
import { uploadFile } from '#web/platform/http/upload-file.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

export type LookChanges = {
  /** Only the fields that change. */
  fields: CallBody<typeof updateCertificateLook>;
  /** A new picture of the signature; null for none. */
  signature: File | null;
};

/** How the certificates of a company look that are issued from now on. */
export function useCertificateLook(companyId: number) {
  return useQuery({
    ...callQuery(getCertificateLook, { params: { id: companyId } }),
    staleTime: cacheTimes.companies,
  });
}

export function useSaveCertificateLook(companyId: number) {
  const params = { id: companyId };
  return useMutation({
    mutationFn: ({ fields, signature }: LookChanges) =>
      uploadFile(updateCertificateLook, { params, fields, file: signature }),
    onSuccess: (saved) => {
      queryClient.setQueryData(callKey(getCertificateLook, { params }), saved);
      return refreshInAllTabs([callKey(getCertificateLook)]);
    },
  });
}
