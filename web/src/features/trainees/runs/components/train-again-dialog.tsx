import type { Run } from '@portal/contract/runs';
import { useState } from 'react';
import { ApiError } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { TextWithName } from '#web/ui/name.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStartRun } from '../api/runs.ts';
import { runsTexts } from '../texts/catalogue.ts';

type TrainAgainDialogProps = {
  trainee: { id: number; name: string };
  current: Run;
  onClose: () => void;
};

/** Asks before a new run is started, which ends the current one. */
export function TrainAgainDialog({
  trainee: { id, name },
  current,
  onClose,
}: TrainAgainDialogProps) {
  const t = runsTexts().trainAgain;
  // The run that the admin has read about: the list may be reloaded while the dialog is open.
  const [{ number, completedAt, overallProgress }] = useState(current);
  const start = useStartRun(id);

  function confirm() {
    start.mutate(number, {
      onSuccess: (run) => {
        toast.success(t.started({ name, number: run.number }), { name });
        onClose();
      },
      onError: (error) => {
        if (!isChangedMeanwhile(error)) return;
        // Another admin was quicker, or the answer to this admin's first attempt was lost.
        toast.error(t.notStarted(name), { name, description: error.message });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.title(isolated(name))}
      name={name}
      confirmLabel={t.confirm}
      busyLabel={t.starting}
      tone="primary"
      busy={start.isPending}
      error={start.error && !isChangedMeanwhile(start.error) ? start.error.message : undefined}
      onConfirm={confirm}
    >
      <p>{t.effects}</p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          <TextWithName text={t.begins(name)} name={name} />
        </li>
        <li>
          {completedAt === null
            ? t.endsIncomplete({ number, percent: overallProgress })
            : t.endsCompleted(number)}
        </li>
        <li>{t.answersLost}</li>
      </ul>
    </ConfirmDialog>
  );
}

function isChangedMeanwhile(error: Error): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT';
}
