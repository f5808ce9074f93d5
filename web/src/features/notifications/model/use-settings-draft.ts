import type { NotificationSettings } from '@portal/contract/notifications';
import { useState } from 'react';
import { desktopPermission } from '#web/platform/desktop/desktop-notice.ts';
import { readNotificationSettings } from '#web/platform/storage/notification-settings.ts';
import { useServerSettings } from '../api/settings.ts';

/** The settings as they are, with what was changed of them and not saved. */
export function useSettingsDraft() {
  const [kept] = useState(keptHere);
  const [changes, setChanges] = useState<Partial<NotificationSettings>>({});
  const { data: saved } = useServerSettings();
  // Mails are sent or not whatever browser one sits at.
  const mails = saved ? { emailNotifications: saved.emailNotifications } : {};
  return {
    settings: { ...kept, ...mails, ...changes },
    change: (some: Partial<NotificationSettings>) => setChanges((all) => ({ ...all, ...some })),
  };
}

/** What the browser does not allow is off, whatever was saved. */
function keptHere(): NotificationSettings {
  const isGranted = desktopPermission() === 'granted';
  const kept = readNotificationSettings(isGranted);
  return { ...kept, browserNotifications: kept.browserNotifications && isGranted };
}
