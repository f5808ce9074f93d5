import type { Admin } from '@portal/contract/admins';
import { useDeletionToast } from '#web/features/deletions/api/deletion-toast.ts';
import { limitOfUndo, useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { toast } from '#web/ui/toast.ts';
import { useRemoveAdmin } from '../api/admins.ts';

type RemoveAdminDialogProps = {
  admin: Admin;
  onClose: () => void;
  /** Called after the row was removed, with the button that opened this dialog. */
  onRemoved: () => void;
};

export function RemoveAdminDialog({ admin, onClose, onRemoved }: RemoveAdminDialogProps) {
  const { id, name, email, isInvited } = admin;
  const removal = useRemoveAdmin();
  const showDeletion = useDeletionToast();
  const trashDays = useTrashDays();
  const failure = removal.error ? `Failed to remove admin: ${messageOf(removal.error)}` : null;

  function confirm() {
    removal.mutate(id, {
      onSuccess: (deleted) => {
        showDeletion({ ...deleted, name });
        onRemoved();
      },
      onError: (error) => {
        // Another admin was faster: the dialog is closed as after a removal.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) return;
        toast.error(`Failed to remove admin: ${messageOf(error)}`);
        onRemoved();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${isolated(name)}?`}
      name={name}
      confirmLabel="Remove admin"
      busyLabel="Removing…"
      busy={removal.isPending}
      error={failure ?? undefined}
      onConfirm={confirm}
    >
      <p>
        <span>{`This cannot be undone${limitOfUndo(trashDays)}`}</span>{' '}
        {isInvited ? (
          <>
            <span>The link that</span> <strong translate="no">{email}</strong>{' '}
            <span>has received ends.</span>
          </>
        ) : (
          <>
            <strong translate="no">{email}</strong> <span>is signed out everywhere at once.</span>
          </>
        )}
      </p>
      {isInvited ? null : (
        <p>
          Help requests assigned to them become unassigned. Activity keeps their name. Chat partners
          keep the conversation, with “Deleted user” in place of the name.
        </p>
      )}
    </ConfirmDialog>
  );
}
