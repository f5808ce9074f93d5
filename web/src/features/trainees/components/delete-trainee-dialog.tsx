import type { Trainee } from '@portal/contract/trainees';
import { useDeletionToast } from '#web/features/deletions/api/deletion-toast.ts';
import { cannotBeUndone, useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDeleteTrainee } from '../api/delete-trainee.ts';
import { isNotFound } from '../api/trainee-progress.ts';
import { traineeTexts } from '../texts/catalogue.ts';

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
  const t = traineeTexts().deletion;
  const { id, name, email, calculatedProgress } = trainee;
  const deletion = useDeleteTrainee();
  const showDeletion = useDeletionToast();
  const trashDays = useTrashDays();
  const failure = deletion.error ? t.failed(messageOf(deletion.error)) : null;

  function confirm() {
    deletion.mutate(id, {
      onSuccess: ({ deletionId }) => {
        showDeletion({ deletionId, name });
        onDeleted();
      },
      onError: (error) => {
        // The trainee does not exist any more: the dialog is closed as after a deletion.
        if (!isNotFound(error)) return;
        toast.error(t.failed(messageOf(error)));
        onDeleted();
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
      busy={deletion.isPending}
      error={failure ?? undefined}
      onConfirm={confirm}
    >
      <p>
        <span>{cannotBeUndone(trashDays)}</span>{' '}
        <Sentence
          text={t.deletedWith}
          elements={[
            <strong key="email" translate="no">
              {email}
            </strong>,
          ]}
        />
      </p>
      <ul className="list-disc ps-5">
        <li>{t.progress(calculatedProgress.modulesCompleted, calculatedProgress.totalModules)}</li>
        <li>{t.attempts}</li>
        <li>{t.requests}</li>
        <li>{t.feedback}</li>
      </ul>
      <p>{t.afterwards}</p>
    </ConfirmDialog>
  );
}
