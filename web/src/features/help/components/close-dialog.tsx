import { useState } from 'react';
import { countAfterConflict, useCloseHelpRequests } from '#web/features/jobs/api/jobs.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { ClosingTask } from '../model/use-selected-requests.ts';
import { helpTexts } from '../texts/catalogue.ts';

type CloseDialogProps = {
  task: ClosingTask;
  onClose: () => void;
  /** Called after the closing was started. */
  onStarted: () => void;
};

/** Asks before many requests are closed; again with the new number if the list has changed meanwhile. */
export function CloseDialog({ task, onClose, onStarted }: CloseDialogProps) {
  const closing = useCloseHelpRequests();
  const [count, setCount] = useState(task.count);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const t = helpTexts().closing;

  function confirm() {
    const expected = task.chosen.filter === undefined ? {} : { expectedCount: count };
    setProblem(undefined);
    closing.mutate({ ...task.chosen, ...expected }, { onSuccess: onStarted, onError: showRefusal });
  }

  function showRefusal(error: Error) {
    const found = countAfterConflict(error);
    if (found === null || found === 0) return setProblem(messageOf(error));
    setCount(found);
    return setProblem(t.otherCount(found, count));
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t.title(count)}
      confirmLabel={t.close(count)}
      busyLabel={t.starting}
      busy={closing.isPending}
      error={problem}
      onConfirm={confirm}
    >
      <p>{t.text}</p>
    </ConfirmDialog>
  );
}
