import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useSettingsDraft } from '../model/use-settings-draft.ts';
import { notificationTexts } from '../texts/catalogue.ts';
import { NotificationSettingsFields } from './notification-settings-fields.tsx';

export function NotificationSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = notificationTexts().settings;
  const draft = useSettingsDraft(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!draft.isSaving}
      title={t.title}
      description={t.dialogDescription}
    >
      {/* The dialog closes after the save: a later change would be lost. */}
      <fieldset disabled={draft.isSaving} className="min-w-0">
        <legend className="sr-only">{t.channels}</legend>
        <NotificationSettingsFields draft={draft} />
      </fieldset>
      <DialogFooter>
        <Button variant="outline" disabled={draft.isSaving} onClick={onClose}>
          {uiTexts().cancel}
        </Button>
        <Button busy={draft.isSaving} busyLabel={uiTexts().saving} onClick={draft.save}>
          {t.save}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
