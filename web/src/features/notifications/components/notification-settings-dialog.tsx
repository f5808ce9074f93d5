import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { useSettingsDraft } from '../model/use-settings-draft.ts';
import { NotificationSettingsFields } from './notification-settings-fields.tsx';

export function NotificationSettingsDialog({ onClose }: { onClose: () => void }) {
  const draft = useSettingsDraft(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!draft.isSaving}
      title="Notification Settings"
      description="Choose how you hear of new messages and other news."
    >
      {/* The dialog closes after the save: a later change would be lost. */}
      <fieldset disabled={draft.isSaving} className="min-w-0">
        <legend className="sr-only">Channels</legend>
        <NotificationSettingsFields draft={draft} />
      </fieldset>
      <DialogFooter>
        <Button variant="outline" disabled={draft.isSaving} onClick={onClose}>
          Cancel
        </Button>
        <Button busy={draft.isSaving} busyLabel="Saving…" onClick={draft.save}>
          Save Settings
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
