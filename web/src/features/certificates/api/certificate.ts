import { getCertificate } from '@portal/contract/certificates';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** A certificate, for its holder and for admins. */
export function useCertificate(code: string) {
  return useQuery({
    ...callQuery(getCertificate, { params: { code } }),
    staleTime: cacheTimes.certificates,
  });
}
