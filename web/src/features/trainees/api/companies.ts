import { listCompanies } from '@portal/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** The companies a trainee can belong to, by name. */
export function useCompanies() {
  return useQuery({ ...callQuery(listCompanies), staleTime: cacheTimes.companies });
}
