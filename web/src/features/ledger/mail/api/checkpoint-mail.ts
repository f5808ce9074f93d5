import { getCheckpointMail, updateCheckpointMail } from '@portal/contract/ledger';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** The address to which the newest checkpoint is sent each week. */
export function useCheckpointMail(companyId: number) {
  return useQuery({
    ...callQuery(getCheckpointMail, { params: { id: companyId } }),
    staleTime: cacheTimes.companies,
  });
}

export function useSaveCheckpointMail(companyId: number) {
  const params = { id: companyId };
  return useMutation({
    mutationFn: (email: string | null) =>
      callApi(updateCheckpointMail, { params, body: { email } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(callKey(getCheckpointMail, { params }), saved);
      return refreshInAllTabs([callKey(getCheckpointMail)]);
    },
  });
}
