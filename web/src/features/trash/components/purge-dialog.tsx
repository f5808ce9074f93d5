import type { TrashEntry } from '@portal/contract/trash';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { toast } from '#web/ui/toast.ts';
import { usePurge } from '../api/trash.ts';
import { countsText } from '../model/trash-words.ts';

type PurgeDialogProps = {
  entry: TrashEntry;
  onClose: () => void;
  /** Called after `onClose`, also if the entry was not in the trash any more. */
  onPurged: () => void;
};

export function PurgeDialog({ entry, onClose, onPurged }: PurgeDialogProps) {
  const purge = usePurge();
  const { deletionId, kind, name } = entry;
  const counts = countsText(entry);

  function end() {
    onClose();
    onPurged();
  }

  function confirm() {
    purge.mutate(deletionId, {
      onSuccess: () => {
        toast.success(`${name} deleted for good`, { name });
        end();
      },
      onError: (error) => {
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) return;
        toast.error(messageOf(error));
        end();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${isolated(name)} for good?`}
      name={name}
      confirmLabel="Delete for good"
      busyLabel="Deleting…"
      typedConfirmation={kind === 'company' ? name : undefined}
      busy={purge.isPending}
      error={purge.error ? `Failed to delete: ${messageOf(purge.error)}` : undefined}
      onConfirm={confirm}
    >
      <p>This cannot be undone.</p>
      {counts === null ? null : <p>{`Deleted with it: ${counts}.`}</p>}
    </ConfirmDialog>
  );
}
