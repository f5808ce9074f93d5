import type { CallBody } from '@portal/contract/call';
import {
  getCompanySettings,
  listPublicCompanies,
  updateCompanySettings as update,
  type updateCompanySettings,
} from '@portal/contract/companies';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

export type SettingsChanges = CallBody<typeof updateCompanySettings>;

/** Who may join a company, its sign-up link and its time zone. */
export function useCompanySettings(companyId: number, enabled = true) {
  const query = callQuery(getCompanySettings, { params: { id: companyId } });
  return useQuery({ ...query, staleTime: cacheTimes.companies, enabled });
}

export function useSaveSettings(companyId: number) {
  return useMutation({
    mutationFn: (body: SettingsChanges) => callApi(update, { params: { id: companyId }, body }),
    onSuccess: (settings) => {
      const { queryKey } = callQuery(getCompanySettings, { params: { id: companyId } });
      queryClient.setQueryData(queryKey, settings);
      return refreshInAllTabs([callKey(getCompanySettings), callKey(listPublicCompanies)]);
    },
    // A refusal can mean that they were changed elsewhere.
    onError: () => void refreshInAllTabs([callKey(getCompanySettings)]),
  });
}
