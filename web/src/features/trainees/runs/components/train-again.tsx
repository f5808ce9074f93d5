import type { Run } from '@portal/contract/runs';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { ApiError } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Name } from '#web/ui/name.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStartRun } from '../api/runs.ts';

type TrainAgainProps = {
  trainee: { id: number; name: string };
  /** The run that is current; undefined while it is unknown. */
  current: Run | undefined;
};

/** The button that starts a new run for a trainee, after a confirmation. */
export function TrainAgain({ trainee, current }: TrainAgainProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" disabled={current === undefined} onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden="true" />
        <span>Train again</span>
      </Button>
      {isOpen && current !== undefined ? (
        <TrainAgainDialog trainee={trainee} current={current} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

type TrainAgainDialogProps = {
  trainee: { id: number; name: string };
  current: Run;
  onClose: () => void;
};

function TrainAgainDialog({ trainee: { id, name }, current, onClose }: TrainAgainDialogProps) {
  // The run that the admin has read about: the list may be reloaded while the dialog is open.
  const [{ number, completedAt, overallProgress }] = useState(current);
  const start = useStartRun(id);

  function confirm() {
    start.mutate(number, {
      onSuccess: (run) => {
        toast.success(`${name} trains again: run ${run.number} has started`, { name });
        onClose();
      },
      onError: (error) => {
        if (!isChangedMeanwhile(error)) return;
        // Another admin was quicker, or the answer to this admin's first attempt was lost.
        toast.error(`No further run was started for ${name}`, { name, description: error.message });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Train ${isolated(name)} again?`}
      name={name}
      confirmLabel="Train again"
      busyLabel="Starting…"
      tone="primary"
      busy={start.isPending}
      error={start.error && !isChangedMeanwhile(start.error) ? start.error.message : undefined}
      onConfirm={confirm}
    >
      <p>A new run starts at once:</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          <Name>{name}</Name>{' '}
          <span>begins with the first module, and unlocks the others one by one again.</span>
        </li>
        <li>{`Run ${number} ends (${completedAt === null ? `${overallProgress}% completed` : 'completed'}). Its results stay, under “Earlier Runs”.`}</li>
        <li>Answers of a quiz that is not submitted yet are lost.</li>
      </ul>
    </ConfirmDialog>
  );
}

function isChangedMeanwhile(error: Error): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT';
}
