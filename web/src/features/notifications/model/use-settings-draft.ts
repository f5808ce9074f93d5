import type { NotificationSettings } from '@portal/contract/notifications';
import { useState } from 'react';
import { desktopPermission } from '#web/platform/desktop/desktop-notice.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { readNotificationSettings } from '#web/platform/storage/notification-settings.ts';
import { toast } from '#web/ui/toast.ts';
import { type SettingsToSave, useSaveSettings, useServerSettings } from '../api/settings.ts';
import { notificationTexts } from '../texts/catalogue.ts';
import { useWeeklyDraft } from './use-weekly-draft.ts';

/** The settings with the changes that are not saved yet. Nothing changes before the user saves. */
export function useSettingsDraft(onSaved?: () => void) {
  const [changes, setChanges] = useState<Partial<NotificationSettings>>({});
  const { data: saved, isError } = useServerSettings();
  const saving = useSaveSettings();
  const weekly = useWeeklyDraft();
  const inThisBrowser = { ...settingsHere(), ...changes };

  async function save(): Promise<void> {
    const t = notificationTexts().settings;
    if (!(await trySaving(weekly.save, t.weeklyReportNotSaved))) return;
    saving.mutate(inThisBrowser, {
      onSuccess: () => {
        toast.success(t.saved);
        // Later changes are not saved yet.
        setChanges((now) => (now === changes ? {} : now));
        onSaved?.();
      },
      onError: (error) => toast.error(t.savedHereOnly, { description: messageOf(error) }),
    });
  }

  return {
    settings: { emailNotifications: saved?.emailNotifications ?? false, ...inThisBrowser },
    /** Email notifications apply to all browsers: they cannot be changed before the server's answer has come. */
    areMailsLoaded: saved !== undefined,
    isMailsError: isError && saved === undefined,
    change: (some: Partial<NotificationSettings>) => setChanges((all) => ({ ...all, ...some })),
    weekly,
    isSaving: saving.isPending || weekly.isSaving,
    save: () => void save(),
  };
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;

/** Shows an error if the saving fails. Returns whether it succeeded. */
async function trySaving(save: () => Promise<void>, failure: string): Promise<boolean> {
  try {
    await save();
    return true;
  } catch (error) {
    toast.error(failure, { description: messageOf(error) });
    return false;
  }
}

/** The stored settings that apply to this browser only; desktop notices are off if the browser does not allow them. */
function settingsHere(): SettingsToSave {
  const isGranted = desktopPermission() === 'granted';
  const { emailNotifications: _, ...kept } = readNotificationSettings(isGranted);
  return { ...kept, browserNotifications: kept.browserNotifications && isGranted };
}
