import { listCompanies, listPublicCompanies } from '@portal/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** Every company with its counts, by name. */
export function useCompanies() {
  return useQuery({ ...callQuery(listCompanies), staleTime: cacheTimes.companies });
}

/** After any change: the sign-up's list too. */
export function refreshCompanies(): Promise<unknown> {
  return refreshInAllTabs([callKey(listCompanies), callKey(listPublicCompanies)]);
}
