import type { NotificationSettings } from '@portal/contract/notifications';
import { useMemo, useState } from 'react';
import { desktopPermission } from '#web/platform/desktop/desktop-notice.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { readNotificationSettings } from '#web/platform/storage/notification-settings.ts';
import { toast } from '#web/ui/toast.ts';
import { useSaveSettings, useServerSettings } from '../api/settings.ts';
import { useLanguageDraft } from './use-language-draft.ts';
import { useWeeklyDraft } from './use-weekly-draft.ts';

/** The settings with the changes that are not saved yet. Nothing changes before the user saves. */
export function useSettingsDraft(onSaved?: () => void) {
  const [changes, setChanges] = useState<Partial<NotificationSettings>>({});
  const { data: saved } = useServerSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save, also in another place, changes both
  const kept = useMemo(settingsHere, [saved]);
  const saving = useSaveSettings();
  const weekly = useWeeklyDraft();
  const language = useLanguageDraft();
  // Email notifications apply to all browsers.
  const mails = saved ? { emailNotifications: saved.emailNotifications } : {};
  const settings = { ...kept, ...mails, ...changes };

  async function save(): Promise<void> {
    const isSaved =
      (await trySaving(weekly.save, 'The weekly report was not saved')) &&
      (await trySaving(language.save, 'The language of emails was not saved'));
    if (!isSaved) return;
    saving.mutate(settings, {
      onSuccess: () => {
        toast.success('Notification settings saved!');
        // Later changes are not saved yet.
        setChanges((now) => (now === changes ? {} : now));
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
    language,
    isSaving: saving.isPending || weekly.isSaving || language.isSaving,
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

/** The settings of this browser; desktop notices are off if the browser does not allow them. */
function settingsHere(): NotificationSettings {
  const isGranted = desktopPermission() === 'granted';
  const kept = readNotificationSettings(isGranted);
  return { ...kept, browserNotifications: kept.browserNotifications && isGranted };
}
