import { listPublicCompanies } from '@portal/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '../../../platform/query/cache-times.ts';
import { callQuery } from '../../../platform/query/call-query.ts';

/** The companies one can sign up for. */
export function usePublicCompanies() {
  return useQuery({
    ...callQuery(listPublicCompanies),
    staleTime: cacheTimes.publicCompanies,
  });
}
