import { listCompanies, listPublicCompanies } from '@portal/contract/companies';
import { listCompanyFigures } from '@portal/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** All companies with their counts, by name. */
export function useCompanies(enabled = true) {
  return useQuery({ ...callQuery(listCompanies), staleTime: cacheTimes.companies, enabled });
}

/** Refreshes the lists and the figures after any change, also the list of the sign-up. */
export function refreshCompanies(): Promise<unknown> {
  return refreshInAllTabs([
    callKey(listCompanies),
    callKey(listPublicCompanies),
    callKey(listCompanyFigures),
  ]);
}
