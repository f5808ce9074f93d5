import {
  getNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
} from '@portal/contract/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { createStore } from '#web/platform/state/store.ts';
import { storeNotificationSettings } from '#web/platform/storage/notification-settings.ts';

/** The settings on the server, which may come from another browser: email notifications apply to all browsers. */
export function useServerSettings() {
  return useQuery({ ...callQuery(getNotificationSettings), staleTime: 0 });
}

/** Saves the settings in this browser and on the server. */
export function useSaveSettings() {
  return useMutation({
    mutationFn: (settings: NotificationSettings) => {
      storeNotificationSettings(settings);
      return callApi(saveNotificationSettings, { body: settings });
    },
    onSuccess: (saved) => queryClient.setQueryData(callKey(getNotificationSettings), saved),
  });
}

/** Whether the settings dialog is open. The bell renders it on every page. */
export const settingsDialog = createStore(false);

export function openNotificationSettings(): void {
  settingsDialog.set(true);
}
