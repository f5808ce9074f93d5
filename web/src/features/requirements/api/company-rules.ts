import {
  type CompanyRequirements,
  getCompanyRequirements,
  updateCompanyRequirements,
} from '@portal/contract/requirements';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** The rules of a company for modules without rules of their own, and whether there is any rule. */
export function useCompanyRules(companyId: number) {
  return useQuery({
    ...callQuery(getCompanyRequirements, { params: { id: companyId } }),
    staleTime: cacheTimes.companies,
  });
}

export function useSaveCompanyRules(companyId: number) {
  const params = { id: companyId };
  return useMutation({
    mutationFn: (body: CompanyRequirements) => callApi(updateCompanyRequirements, { params, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(callKey(getCompanyRequirements, { params }), saved);
      refreshAfterRules();
    },
  });
}

/** Reloads everything that is shown: lists, reports and the pages of trainees all contain standings. */
export function refreshAfterRules(): void {
  void refreshInAllTabs([[]]);
}
