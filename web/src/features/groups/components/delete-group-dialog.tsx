import type { Group } from '@portal/contract/groups';
import { useDeletionToast } from '#web/features/deletions/api/deletion-toast.ts';
import { cannotBeUndone, useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { toast } from '#web/ui/toast.ts';
import { useDeleteGroup, useGroupImpact } from '../api/groups.ts';
import { groupsTexts } from '../texts/catalogue.ts';

type DeleteGroupDialogProps = {
  group: Group;
  onClose: () => void;
  /** Called after the row was removed, with the button that opened this dialog. */
  onDeleted: () => void;
};

export function DeleteGroupDialog({ group, onClose, onDeleted }: DeleteGroupDialogProps) {
  const { id, name, members } = group;
  const t = groupsTexts().deletion;
  const deletion = useDeleteGroup();
  const showDeletion = useDeletionToast();
  const trashDays = useTrashDays();
  const { admins = [], modules = [] } = useGroupImpact(id, deletion.isIdle).data ?? {};

  function confirm() {
    deletion.mutate(id, {
      onSuccess: ({ deletionId }) => {
        showDeletion({ message: t.deleted(name), deletionId, name });
        onDeleted();
      },
      onError: (error) => {
        // Another admin was faster: the dialog is closed as after a deletion.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) return;
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
      busyLabel={t.busy}
      busy={deletion.isPending}
      error={deletion.error ? t.failed(messageOf(deletion.error)) : undefined}
      onConfirm={confirm}
    >
      <p>
        <span>{cannotBeUndone(trashDays)}</span>{' '}
        <span>{members === 0 ? t.noMembers : t.membersStay(members)}</span>
      </p>
      {modules.length > 0 && <p>{t.modules(modules.map(isolated))}</p>}
      {admins.length > 0 && <p>{t.admins(admins.map(isolated))}</p>}
    </ConfirmDialog>
  );
}
