import type { Admin } from '@portal/contract/admins';
import { useDeletionToast } from '#web/features/deletions/api/deletion-toast.ts';
import { cannotBeUndone, useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRemoveAdmin } from '../api/admins.ts';
import { adminsTexts } from '../texts/catalogue.ts';

type RemoveAdminDialogProps = {
  admin: Admin;
  onClose: () => void;
  /** Called after the row was removed, with the button that opened this dialog. */
  onRemoved: () => void;
};

export function RemoveAdminDialog({ admin, onClose, onRemoved }: RemoveAdminDialogProps) {
  const { id, name, email, isInvited } = admin;
  const t = adminsTexts().remove;
  const removal = useRemoveAdmin();
  const showDeletion = useDeletionToast();
  const trashDays = useTrashDays();
  const failure = removal.error ? t.failed(messageOf(removal.error)) : null;

  function confirm() {
    removal.mutate(id, {
      onSuccess: ({ deletionId }) => {
        showDeletion({ message: t.removed(name), deletionId, name });
        onRemoved();
      },
      onError: (error) => {
        // Another admin was faster: the dialog is closed as after a removal.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) return;
        toast.error(t.failed(messageOf(error)));
        onRemoved();
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
      busyLabel={t.removing}
      busy={removal.isPending}
      error={failure ?? undefined}
      onConfirm={confirm}
    >
      <p>
        <span>{cannotBeUndone(trashDays)}</span>{' '}
        <Sentence
          text={isInvited ? t.linkEnds : t.signedOut}
          elements={[
            <strong key="email" translate="no">
              {email}
            </strong>,
          ]}
        />
      </p>
      {isInvited ? null : <p>{t.consequences}</p>}
    </ConfirmDialog>
  );
}
