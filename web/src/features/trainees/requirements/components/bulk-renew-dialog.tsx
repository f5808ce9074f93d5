import type { AskingDialogProps } from '#web/features/trainees/model/use-bulk-start.ts';
import { traineeTexts } from '#web/features/trainees/texts/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { requirementTexts } from '../texts/catalogue.ts';

/** Asks before the renewal is started for the selected trainees. */
export function BulkRenewDialog(props: AskingDialogProps) {
  const { count, isFiltered, problem, busy, confirm, onClose } = props;
  const { bulk, traineesOfList } = traineeTexts();
  const t = requirementTexts().renewal;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t.title}
      confirmLabel={t.submit}
      busyLabel={bulk.starting}
      busy={busy}
      error={problem}
      onConfirm={() => confirm()}
    >
      <p>{traineesOfList(count, isFiltered)}</p>
      <p>
        <span>{t.effect}</span> <span>{t.kept}</span>
      </p>
    </ConfirmDialog>
  );
}
