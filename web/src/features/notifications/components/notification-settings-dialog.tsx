import type { NotificationSettings } from '@portal/contract/notifications';
import { useState } from 'react';
import { desktopPermission } from '#web/platform/desktop/desktop-notice.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { readNotificationSettings } from '#web/platform/storage/notification-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSaveSettings, useServerSettings } from '../api/settings.ts';
import { sendTestNotice } from '../model/notices.ts';
import { useWeeklyDraft } from '../model/use-weekly-draft.ts';
import { BrowserSwitch } from './browser-switch.tsx';
import { WeeklyReportSetting } from './weekly-report-setting.tsx';

type Flag = Exclude<keyof NotificationSettings, 'browserNotifications'>;

const toggles: readonly { flag: Flag; label: string; description: string }[] = [
  {
    flag: 'soundNotifications',
    label: 'Sound Notifications',
    description: 'Play sound on messages',
  },
  { flag: 'toastNotifications', label: 'Toast Notifications', description: 'In-app toasts' },
  {
    flag: 'emailNotifications',
    label: 'Email Notifications',
    description: 'Email for important updates',
  },
];

/** The channels of the user's notices. Nothing changes before the user saves. */
export function NotificationSettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings, change } = useSettingsDraft();
  const saving = useSaveSettings();
  const weekly = useWeeklyDraft();
  const isSaving = saving.isPending || weekly.isSaving;

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
        onClose();
      },
      onError: (error) =>
        toast.error('Saved in this browser only', { description: messageOf(error) }),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isSaving}
      title="Notification Settings"
      description="Choose how you hear of new messages and other news."
    >
      <div className="grid gap-4">
        <BrowserSwitch
          checked={settings.browserNotifications}
          onChange={(browserNotifications) => change({ browserNotifications })}
        />
        {toggles.map(({ flag, label, description }) => (
          <Switch
            key={flag}
            label={label}
            description={description}
            checked={settings[flag]}
            onChange={(isOn) => change({ [flag]: isOn })}
          />
        ))}
        <WeeklyReportSetting draft={weekly} />
        <Button
          variant="outline"
          className="justify-self-start"
          disabled={!(settings.browserNotifications || settings.toastNotifications)}
          onClick={() => sendTestNotice(settings)}
        >
          Test Notifications
        </Button>
      </div>
      <DialogFooter>
        <Button variant="outline" disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isSaving} busyLabel="Saving…" onClick={() => void save()}>
          Save Settings
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** The current settings with the changes that are not saved yet. */
function useSettingsDraft() {
  const [kept] = useState(settingsHere);
  const [changes, setChanges] = useState<Partial<NotificationSettings>>({});
  const { data: saved } = useServerSettings();
  // Email notifications apply to all browsers.
  const mails = saved ? { emailNotifications: saved.emailNotifications } : {};
  return {
    settings: { ...kept, ...mails, ...changes },
    change: (some: Partial<NotificationSettings>) => setChanges((all) => ({ ...all, ...some })),
  };
}

/** The settings of this browser; desktop notices are off if the browser does not allow them. */
function settingsHere(): NotificationSettings {
  const isGranted = desktopPermission() === 'granted';
  const kept = readNotificationSettings(isGranted);
  return { ...kept, browserNotifications: kept.browserNotifications && isGranted };
}
