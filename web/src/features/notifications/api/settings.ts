import {
  getNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
} from '@portal/contract/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { keepNotificationSettings } from '#web/platform/storage/notification-settings.ts';

/** What the server has, which another browser may have saved: whether there are mails is one's own everywhere. */
export function useServerSettings() {
  return useQuery({ ...callQuery(getNotificationSettings), staleTime: 0 });
}

/** Keeps them in this browser, and on the server. */
export function useSaveSettings() {
  return useMutation({
    mutationFn: (settings: NotificationSettings) => {
      keepNotificationSettings(settings);
      return callApi(saveNotificationSettings, { body: settings });
    },
    onSuccess: (saved) => queryClient.setQueryData(callKey(getNotificationSettings), saved),
  });
}
