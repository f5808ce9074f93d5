import { createCalendarLink, deleteCalendarLink, getCalendarLink } from '@portal/contract/calendar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';

const link = callQuery(getCalendarLink);

/** Whether there is an address; never cached, because it can be ended on another device. */
export function useCalendarLink() {
  return useQuery({ ...link, staleTime: 0, gcTime: 0 });
}

/** Calls `onMade` with the address, which no later answer has. It is called although its caller may no longer be shown. */
export function useMakeCalendarLink(onMade: (url: string) => void) {
  return useMutation({
    mutationFn: () => callApi(createCalendarLink, { body: {} }),
    onSuccess: ({ url, createdAt }) => {
      onMade(url);
      queryClient.setQueryData(link.queryKey, { createdAt });
    },
    // The answer may be lost after the former address ended.
    onError: () => queryClient.invalidateQueries({ queryKey: link.queryKey }),
  });
}

export function useEndCalendarLink(onEnded: () => void) {
  return useMutation({
    mutationFn: () => callApi(deleteCalendarLink),
    onSuccess: () => {
      onEnded();
      queryClient.setQueryData(link.queryKey, { createdAt: null });
    },
  });
}
