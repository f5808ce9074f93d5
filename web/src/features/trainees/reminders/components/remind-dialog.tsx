import { messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { toast } from '#web/ui/toast.ts';
import { useRemind, useReminderPreview } from '../api/reminders.ts';
import { reminderTexts } from '../texts/catalogue.ts';
import { LastReminder } from './last-reminder.tsx';
import { ReminderPreview } from './reminder-preview.tsx';

type RemindDialogProps = {
  trainee: { id: number; name: string };
  onClose: () => void;
};

/** Shows the text of a reminder before it is sent to one trainee. */
export function RemindDialog({ trainee: { id, name }, onClose }: RemindDialogProps) {
  const t = reminderTexts();
  const preview = useReminderPreview(id);
  const { data } = preview;
  const remind = useRemind(id);

  function confirm() {
    remind.mutate(undefined, {
      onSuccess() {
        toast.success(t.one.sent(name), { name });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t.one.title(isolated(name))}
      name={name}
      confirmLabel={t.one.submit}
      busyLabel={t.sending}
      busy={remind.isPending}
      isReady={data !== undefined && data.text !== null}
      error={remind.error ? messageOf(remind.error) : undefined}
      onConfirm={confirm}
    >
      <LastReminder at={data?.remindedAt} />
      <ReminderPreview name={name} preview={preview} />
    </ConfirmDialog>
  );
}
