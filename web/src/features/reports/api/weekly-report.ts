import { getWeeklyReport, saveWeeklyReport, type WeeklyReport } from '@portal/contract/reports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';

/** The weekly report that the user gets, who must be an admin. */
export function useWeeklyReport(isAdmin: boolean) {
  return useQuery({ ...callQuery(getWeeklyReport), staleTime: 0, enabled: isAdmin });
}

export type WeeklyChoice = { about: WeeklyReport['about']; company: number | null };

export function useSaveWeeklyReport() {
  return useMutation({
    mutationFn: (body: WeeklyChoice) => callApi(saveWeeklyReport, { body }),
    onSuccess: (saved) => queryClient.setQueryData(callKey(getWeeklyReport), saved),
  });
}
