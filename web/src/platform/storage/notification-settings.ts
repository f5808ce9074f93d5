import type { NotificationSettings } from '@portal/contract/notifications';
import { parseStoredJson } from './parse-stored-json.ts';
import { localStore } from './safe-storage.ts';

const SETTINGS_KEY = 'notificationSettings';

/**
 * The settings stored in this browser. Missing or invalid values get defaults: sound and toasts on, email off, browser
 * notifications as `isGranted` says.
 */
export function settingsFrom(text: string | null, isGranted: boolean): NotificationSettings {
  const stored = fieldsOf(text);
  const flag = (name: keyof NotificationSettings, otherwise: boolean): boolean => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : otherwise;
  };
  return {
    browserNotifications: flag('browserNotifications', isGranted),
    soundNotifications: flag('soundNotifications', true),
    toastNotifications: flag('toastNotifications', true),
    emailNotifications: flag('emailNotifications', false),
  };
}

function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  const stored = parseStoredJson(text);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** @param isGranted whether the browser lets the portal show notifications */
export function readNotificationSettings(isGranted: boolean): NotificationSettings {
  return settingsFrom(localStore.read(SETTINGS_KEY), isGranted);
}

export function storeNotificationSettings(settings: Partial<NotificationSettings>): void {
  localStore.write(SETTINGS_KEY, JSON.stringify(settings));
}
