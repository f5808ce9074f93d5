import type { AskingDialogProps } from '#web/features/trainees/model/use-bulk-start.ts';
import { traineeTexts } from '#web/features/trainees/texts/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextWithName } from '#web/ui/name.tsx';
import { useReminderPreview } from '../api/reminders.ts';
import { reminderTexts } from '../texts/catalogue.ts';
import { ReminderPreview } from './reminder-preview.tsx';

/** Asks before the selected trainees are reminded, with the text to one of them. */
export function BulkRemindDialog(props: AskingDialogProps) {
  const { task, count, isFiltered, problem, busy, confirm, onClose } = props;
  const t = reminderTexts();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t.many.title}
      confirmLabel={t.many.submit}
      busyLabel={traineeTexts().bulk.starting}
      busy={busy}
      error={problem}
      onConfirm={() => confirm()}
    >
      <p>{traineeTexts().traineesOfList(count, isFiltered)}</p>
      <p>
        <span>{t.many.ownText}</span> <span>{t.many.leftOut}</span>
      </p>
      {task.example === null ? null : <Example trainee={task.example} />}
    </ConfirmDialog>
  );
}

function Example({ trainee: { id, name } }: { trainee: { id: number; name: string } }) {
  const t = reminderTexts();
  const preview = useReminderPreview(id);
  return (
    <>
      <p>
        <TextWithName text={t.many.example(name)} name={name} />
      </p>
      <ReminderPreview name={name} preview={preview} />
    </>
  );
}
