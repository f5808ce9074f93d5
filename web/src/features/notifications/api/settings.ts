import {
  getNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
} from '@portal/contract/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { storeNotificationSettings } from '#web/platform/storage/notification-settings.ts';

const settingsKey = callKey(getNotificationSettings);

/** The settings on the server, which may come from another browser: email notifications apply to all browsers. */
export function useServerSettings() {
  return useQuery({ ...callQuery(getNotificationSettings), staleTime: 0 });
}

/** Without `emailNotifications`, these stay as the server has them. */
export type SettingsToSave = Omit<NotificationSettings, 'emailNotifications'> &
  Partial<NotificationSettings>;

/** Saves the settings in this browser and on the server. */
export function useSaveSettings() {
  return useMutation({
    async mutationFn(settings: SettingsToSave) {
      storeNotificationSettings(settings);
      const emailNotifications = settings.emailNotifications ?? (await savedEmailNotifications());
      return callApi(saveNotificationSettings, { body: { ...settings, emailNotifications } });
    },
    onSuccess(saved) {
      storeNotificationSettings(saved);
      queryClient.setQueryData(settingsKey, saved);
    },
  });
}

/** The choice of the user on the server, which is asked if its answer has not come yet; off if none was saved. */
async function savedEmailNotifications(): Promise<boolean> {
  const known = queryClient.getQueryData<NotificationSettings | null>(settingsKey);
  const saved = known === undefined ? await callApi(getNotificationSettings) : known;
  return saved?.emailNotifications ?? false;
}
