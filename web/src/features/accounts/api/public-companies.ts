import { getCompanyOfLink, listPublicCompanies } from '@portal/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';

/** The companies that visitors can sign up for. `enabled`: one of them is to be chosen. */
export function usePublicCompanies(enabled = true) {
  return useQuery({
    ...callQuery(listPublicCompanies),
    staleTime: cacheTimes.publicCompanies,
    enabled,
  });
}

/** The company of a sign-up link. */
export function useCompanyOfLink(link: string) {
  return useQuery({
    ...callQuery(getCompanyOfLink, { query: { link } }),
    staleTime: cacheTimes.publicCompanies,
  });
}

/** Refreshes the companies after a change. */
export function refreshPublicCompanies(): Promise<unknown> {
  return Promise.all(
    [listPublicCompanies, getCompanyOfLink].map((call) =>
      queryClient.invalidateQueries({ queryKey: callKey(call) }),
    ),
  );
}
