import type { Module } from '@portal/contract/modules';
import { useDeletionToast } from '#web/features/deletions/api/deletion-toast.ts';
import { limitOfUndo, useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { deletionRefusal, useDeleteModule } from '../api/delete-module.ts';
import { useModuleImpact } from '../impact/api/impact.ts';
import { deletionWords } from '../impact/model/impact-words.ts';
import { contentWords } from '../model/module-summary.ts';

type DeleteModuleDialogProps = {
  module: Module;
  onClose: () => void;
  /** Called after `onClose`, also if the module had been deleted by another admin. */
  onDeleted?: (() => void) | undefined;
};

export function DeleteModuleDialog({ module, onClose, onDeleted }: DeleteModuleDialogProps) {
  const deletion = useDeleteModule();
  const showDeletion = useDeletionToast();
  const trashDays = useTrashDays();
  const impact = useModuleImpact(module.id, { enabled: deletion.isIdle });
  const { id, name } = module;

  function confirm() {
    deletion.mutate(id, {
      onSuccess: (deleted) => {
        showDeletion({ ...deleted, name });
        onClose();
        onDeleted?.();
      },
      onError: (error) => {
        // The module does not exist any more: the dialog is closed as after a deletion.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) return;
        toast.error(deletionRefusal(error));
        onClose();
        onDeleted?.();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this module?"
      confirmLabel="Delete module"
      busyLabel="Deleting…"
      busy={deletion.isPending}
      error={deletion.error ? deletionRefusal(deletion.error) : undefined}
      onConfirm={confirm}
    >
      <p>
        <strong className="text-text">{name}</strong>{' '}
        <span>{`is deleted with ${contentWords(module)}.`}</span>
      </p>
      <p aria-live="polite">{wordsOf(impact)}</p>
      <p>{`This action cannot be undone${limitOfUndo(trashDays)}`}</p>
    </ConfirmDialog>
  );
}

function wordsOf({ data, isError }: ReturnType<typeof useModuleImpact>): string {
  if (data !== undefined) return deletionWords(data);
  return isError
    ? 'The affected trainees could not be counted.'
    : 'Counting the affected trainees…';
}
