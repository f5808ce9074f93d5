import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { reminderList } from '../api/reminders.ts';
import { sendTestNotice } from '../model/notices.ts';
import type { SettingsDraft } from '../model/use-settings-draft.ts';
import { notificationTexts } from '../texts/catalogue.ts';
import { BrowserSwitch } from './browser-switch.tsx';
import { WeeklyReportSetting } from './weekly-report-setting.tsx';

const toggles = ['soundNotifications', 'toastNotifications'] as const;

/** The channels of the user's notices, for the dialog and the page of the account. */
export function NotificationSettingsFields({ draft }: { draft: SettingsDraft }) {
  const t = notificationTexts();
  const { settings, change, weekly } = draft;
  return (
    <div className="grid gap-4">
      <BrowserSwitch
        checked={settings.browserNotifications}
        onChange={(browserNotifications) => change({ browserNotifications })}
      />
      {toggles.map((flag) => (
        <Switch
          key={flag}
          label={t[flag].label}
          description={t[flag].description}
          checked={settings[flag]}
          onChange={(isOn) => change({ [flag]: isOn })}
        />
      ))}
      <div className="grid gap-2">
        <Switch
          label={t.emailNotifications.label}
          description={mailsDescription(draft)}
          checked={settings.emailNotifications}
          disabled={!draft.areMailsLoaded}
          onChange={(emailNotifications) => change({ emailNotifications })}
        />
        <MailedReminders />
      </div>
      <WeeklyReportSetting draft={weekly} />
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={!(settings.browserNotifications || settings.toastNotifications)}
        onClick={() => sendTestNotice(settings)}
      >
        {t.settings.test}
      </Button>
    </div>
  );
}

/** The reminders that the switch does not stop, for a trainee who has got any reminder. */
function MailedReminders() {
  const { data = [] } = reminderList.useList();
  if (data.length === 0) return null;
  return (
    <p className="text-sm text-text-muted">{notificationTexts().emailNotifications.reminders}</p>
  );
}

function mailsDescription({ areMailsLoaded, isMailsError }: SettingsDraft): string {
  const t = notificationTexts().emailNotifications;
  if (isMailsError) return t.notLoaded;
  return areMailsLoaded ? t.description : uiTexts().loading;
}
