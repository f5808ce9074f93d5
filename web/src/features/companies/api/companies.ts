import { listCompanies, listPublicCompanies } from '@portal/contract/companies';
import { listCompanyFigures } from '@portal/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** The companies that the admin sees with their counts, by name. */
export function useCompanies(enabled = true) {
  return useQuery({ ...callQuery(listCompanies), staleTime: cacheTimes.companies, enabled });
}

/** The companies that the admin sees, for `CompanyFilter`. */
export function useCompanyFilter(enabled = true) {
  const { data, isPending } = useCompanies(enabled);
  return { companies: data, loading: isPending, isLimited: useReach() !== 'portal' };
}

/** Refreshes the lists and the figures after any change, also the list of the sign-up. */
export function refreshCompanies(): Promise<unknown> {
  return refreshInAllTabs([
    callKey(listCompanies),
    callKey(listPublicCompanies),
    callKey(listCompanyFigures),
  ]);
}
