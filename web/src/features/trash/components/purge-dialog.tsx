import type { TrashEntry } from '@portal/contract/trash';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { toast } from '#web/ui/toast.ts';
import { usePurge } from '../api/trash.ts';
import { countsText, nameOf } from '../model/trash-words.ts';
import { trashTexts } from '../texts/catalogue.ts';

type PurgeDialogProps = {
  entry: TrashEntry;
  onClose: () => void;
  /** Called after `onClose`, also if the entry was not in the trash any more. */
  onPurged: () => void;
};

export function PurgeDialog({ entry, onClose, onPurged }: PurgeDialogProps) {
  const t = trashTexts().purge;
  const purge = usePurge();
  const { deletionId, kind } = entry;
  const name = nameOf(entry);
  const counts = countsText(entry);

  function end() {
    onClose();
    onPurged();
  }

  function confirm() {
    purge.mutate(deletionId, {
      onSuccess: () => {
        toast.success(t.deleted(name), { name });
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
      title={t.title(isolated(name))}
      name={name}
      confirmLabel={t.confirm}
      busyLabel={t.deleting}
      typedConfirmation={kind === 'company' ? name : undefined}
      busy={purge.isPending}
      error={purge.error ? t.failed(messageOf(purge.error)) : undefined}
      onConfirm={confirm}
    >
      <p>{t.cannotBeUndone}</p>
      {counts === null ? null : <p>{t.withCounts(counts)}</p>}
    </ConfirmDialog>
  );
}
