import { listPublicCompanies } from '@portal/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';

/** The companies that visitors can sign up for. */
export function usePublicCompanies() {
  return useQuery({
    ...callQuery(listPublicCompanies),
    staleTime: cacheTimes.publicCompanies,
  });
}

/** Refreshes the list after a change. */
export function refreshPublicCompanies(): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: callKey(listPublicCompanies) });
}
