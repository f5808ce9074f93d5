import { useState } from 'react';
import { countAfterConflict, useCloseHelpRequests } from '#web/features/jobs/api/jobs.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import type { ClosingTask } from '../model/use-selected-requests.ts';

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
  const requests = formatCount(count, 'request');

  function confirm() {
    const expected = task.chosen.filter === undefined ? {} : { expectedCount: count };
    setProblem(undefined);
    closing.mutate({ ...task.chosen, ...expected }, { onSuccess: onStarted, onError: showRefusal });
  }

  function showRefusal(error: Error) {
    const found = countAfterConflict(error);
    if (found === null || found === 0) return setProblem(messageOf(error));
    setCount(found);
    return setProblem(
      `The list has changed: ${formatCount(found, 'open request')} ${found === 1 ? 'is' : 'are'} found now, not ${formatNumber(count)}.`,
    );
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={`Close ${requests}?`}
      confirmLabel={`Close ${requests}`}
      busyLabel="Starting…"
      busy={closing.isPending}
      error={problem}
      onConfirm={confirm}
    >
      <p>
        The trainees are notified as if each request was closed alone. A request that another
        administrator changes meanwhile stays as it is. The closing can be undone.
      </p>
    </ConfirmDialog>
  );
}
