import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { sendTestNotice } from '../model/notices.ts';
import type { SettingsDraft } from '../model/use-settings-draft.ts';
import { BrowserSwitch } from './browser-switch.tsx';
import { MailLanguageSetting } from './mail-language-setting.tsx';
import { WeeklyReportSetting } from './weekly-report-setting.tsx';

type Flag = 'soundNotifications' | 'toastNotifications';

const toggles: readonly { flag: Flag; label: string; description: string }[] = [
  {
    flag: 'soundNotifications',
    label: 'Sound Notifications',
    description: 'Play sound on messages',
  },
  { flag: 'toastNotifications', label: 'Toast Notifications', description: 'In-app toasts' },
];

/** The channels of the user's notices, for the dialog and the page of the account. */
export function NotificationSettingsFields({ draft }: { draft: SettingsDraft }) {
  const { settings, change, weekly, language } = draft;
  return (
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
      <Switch
        label="Email Notifications"
        description={mailsDescription(draft)}
        checked={settings.emailNotifications}
        disabled={!draft.areMailsLoaded}
        onChange={(emailNotifications) => change({ emailNotifications })}
      />
      <WeeklyReportSetting draft={weekly} />
      <MailLanguageSetting draft={language} />
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={!(settings.browserNotifications || settings.toastNotifications)}
        onClick={() => sendTestNotice(settings)}
      >
        Test Notifications
      </Button>
    </div>
  );
}

function mailsDescription({ areMailsLoaded, isMailsError }: SettingsDraft): string {
  if (isMailsError) return 'The setting could not be loaded.';
  return areMailsLoaded ? 'Email for important updates' : 'Loading…';
}
