import type { Module } from '@portal/contract/modules';
import { useDeletionToast } from '#web/features/deletions/api/deletion-toast.ts';
import { actionCannotBeUndone, useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextWithName } from '#web/ui/name.tsx';
import { toast } from '#web/ui/toast.ts';
import { deletionRefusal, useDeleteModule } from '../api/delete-module.ts';
import { useModuleImpact } from '../impact/api/impact.ts';
import { deletionWords } from '../impact/model/impact-words.ts';
import { moduleImpactTexts } from '../impact/texts/catalogue.ts';
import { modulesTexts } from '../texts/catalogue.ts';

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
  const t = modulesTexts().deletion;

  function confirm() {
    deletion.mutate(id, {
      onSuccess: ({ deletionId }) => {
        showDeletion({ deletionId, name });
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
      title={t.title}
      confirmLabel={t.confirm}
      busyLabel={t.deleting}
      busy={deletion.isPending}
      error={deletion.error ? deletionRefusal(deletion.error) : undefined}
      onConfirm={confirm}
    >
      <p>
        <TextWithName text={t.deletedWith(contentOf(module))} name={name} />
      </p>
      <p aria-live="polite">{wordsOf(impact)}</p>
      <p>{actionCannotBeUndone(trashDays)}</p>
    </ConfirmDialog>
  );
}

const contentOf = ({ name, videos, mcqs }: Module) => ({
  name,
  videos: videos.length,
  questions: mcqs.length,
});

function wordsOf({ data, isError }: ReturnType<typeof useModuleImpact>): string {
  if (data !== undefined) return deletionWords(data);
  const { uncounted, counting } = moduleImpactTexts();
  return isError ? uncounted : counting;
}
