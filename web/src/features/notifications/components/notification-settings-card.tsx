import { Button } from '#web/ui/button.tsx';
import { Card, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useSettingsDraft } from '../model/use-settings-draft.ts';
import { notificationTexts } from '../texts/catalogue.ts';
import { NotificationSettingsFields } from './notification-settings-fields.tsx';

/** The settings of the dialog as a part of the account page. */
export function NotificationSettingsCard() {
  const t = notificationTexts().settings;
  const draft = useSettingsDraft();
  return (
    <Card role="group" aria-label={t.title}>
      <CardHeader title={t.title} description={t.cardDescription} />
      <NotificationSettingsFields draft={draft} />
      <CardFooter>
        <Button busy={draft.isSaving} busyLabel={uiTexts().saving} onClick={draft.save}>
          {t.save}
        </Button>
      </CardFooter>
    </Card>
  );
}
