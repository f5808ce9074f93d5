import type { NotificationSettings } from '@portal/contract/notifications';
import { useMemo, useState } from 'react';
import { desktopPermission } from '#web/platform/desktop/desktop-notice.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { readNotificationSettings } from '#web/platform/storage/notification-settings.ts';
import { toast } from '#web/ui/toast.ts';
import { useSaveSettings, useServerSettings } from '../api/settings.ts';
import { useWeeklyDraft } from './use-weekly-draft.ts';

/** The settings with the changes that are not saved yet. Nothing changes before the user saves. */
export function useSettingsDraft(onSaved?: () => void) {
  const [changes, setChanges] = useState<Partial<NotificationSettings>>({});
  const { data: saved } = useServerSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save, also in another place, changes both
  const kept = useMemo(settingsHere, [saved]);
  const saving = useSaveSettings();
  const weekly = useWeeklyDraft();
  // Email notifications apply to all browsers.
  const mails = saved ? { emailNotifications: saved.emailNotifications } : {};
  const settings = { ...kept, ...mails, ...changes };

  async function save(): Promise<void> {
    try {
      await weekly.save();
    } catch (error) {
      toast.error('The weekly report was not saved', { description: messageOf(error) });
      return;
    }
    saving.mutate(settings, {
      onSuccess: () => {
        toast.success('Notification settings saved!');
        setChanges({});
        onSaved?.();
      },
      onError: (error) =>
        toast.error('Saved in this browser only', { description: messageOf(error) }),
    });
  }

  return {
    settings,
    change: (some: Partial<NotificationSettings>) => setChanges((all) => ({ ...all, ...some })),
    weekly,
    isSaving: saving.isPending || weekly.isSaving,
    save: () => void save(),
  };
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;

/** The settings of this browser; desktop notices are off if the browser does not allow them. */
function settingsHere(): NotificationSettings {
  const isGranted = desktopPermission() === 'granted';
  const kept = readNotificationSettings(isGranted);
  return { ...kept, browserNotifications: kept.browserNotifications && isGranted };
}
