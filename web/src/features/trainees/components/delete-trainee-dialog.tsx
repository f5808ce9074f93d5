import type { Trainee } from '@portal/contract/trainees';
import { useDeletionToast } from '#web/features/deletions/api/deletion-toast.ts';
import { limitOfUndo, useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { toast } from '#web/ui/toast.ts';
import { useDeleteTrainee } from '../api/delete-trainee.ts';
import { isNotFound } from '../api/trainee-progress.ts';

type DeletedTrainee = Pick<Trainee, 'id' | 'name' | 'email'> & {
  calculatedProgress: Pick<Trainee['calculatedProgress'], 'modulesCompleted' | 'totalModules'>;
};

type DeleteTraineeDialogProps = {
  trainee: DeletedTrainee;
  onClose: () => void;
  /** Called after the deletion; the button that opened this dialog may not exist any more. */
  onDeleted: () => void;
};

export function DeleteTraineeDialog({ trainee, onClose, onDeleted }: DeleteTraineeDialogProps) {
  const { id, name, email, calculatedProgress } = trainee;
  const deletion = useDeleteTrainee();
  const showDeletion = useDeletionToast();
  const trashDays = useTrashDays();
  const failure = deletion.error ? `Failed to delete trainee: ${messageOf(deletion.error)}` : null;

  function confirm() {
    deletion.mutate(id, {
      onSuccess: (deleted) => {
        showDeletion({ ...deleted, name });
        onDeleted();
      },
      onError: (error) => {
        // The trainee does not exist any more: the dialog is closed as after a deletion.
        if (!isNotFound(error)) return;
        toast.error(`Failed to delete trainee: ${messageOf(error)}`);
        onDeleted();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${isolated(name)}?`}
      name={name}
      confirmLabel="Delete trainee"
      busyLabel="Deleting…"
      busy={deletion.isPending}
      error={failure ?? undefined}
      onConfirm={confirm}
    >
      <p>
        <span>{`This cannot be undone${limitOfUndo(trashDays)} The account`}</span>{' '}
        <strong translate="no">{email}</strong> <span>is deleted with:</span>
      </p>
      <ul className="list-disc pl-5">
        <li>{`all progress (${calculatedProgress.modulesCompleted} of ${formatCount(calculatedProgress.totalModules, 'module')} completed)`}</li>
        <li>all quiz attempts and scores</li>
        <li>all help requests</li>
        <li>all feedback</li>
      </ul>
      <p>
        They are signed out everywhere at once. Chat partners keep the conversation, with “Deleted
        user” in place of the name.
      </p>
    </ConfirmDialog>
  );
}
