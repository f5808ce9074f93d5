import { Button } from '#web/ui/button.tsx';
import { Card, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { useSettingsDraft } from '../model/use-settings-draft.ts';
import { NotificationSettingsFields } from './notification-settings-fields.tsx';

/** The settings of the dialog as a part of the account page. */
export function NotificationSettingsCard() {
  const draft = useSettingsDraft();
  return (
    <Card role="group" aria-label="Notification Settings">
      <CardHeader
        title="Notification Settings"
        description="How the portal notifies you of new messages and other news."
      />
      <NotificationSettingsFields draft={draft} />
      <CardFooter>
        <Button busy={draft.isSaving} busyLabel="Saving…" onClick={draft.save}>
          Save Settings
        </Button>
      </CardFooter>
    </Card>
  );
}
