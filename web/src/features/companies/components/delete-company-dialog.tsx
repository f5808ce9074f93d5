import type { AdminCompany } from '@portal/contract/companies';
import { useDeletionToast } from '#web/features/deletions/api/deletion-toast.ts';
import { cannotBeUndone, useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { toast } from '#web/ui/toast.ts';
import { useCompanyImpact } from '../api/company-impact.ts';
import { useDeleteCompany } from '../api/delete-company.ts';
import { deletionLines, deletionObstacle, deletionRefusal } from '../model/company-deletion.ts';
import { companiesTexts } from '../texts/catalogue.ts';

type DeleteCompanyDialogProps = {
  company: AdminCompany;
  onClose: () => void;
  /** Called after `onClose`, also if the company had been deleted by another admin. */
  onDeleted: () => void;
};

export function DeleteCompanyDialog({ company, onClose, onDeleted }: DeleteCompanyDialogProps) {
  const deletion = useDeleteCompany();
  const showDeletion = useDeletionToast();
  const trashDays = useTrashDays();
  const impact = useCompanyImpact(company.id, deletion.isIdle).data ?? null;
  const obstacle = deletionObstacle(impact);
  const t = companiesTexts().deletion;

  function confirm() {
    deletion.mutate(company.id, {
      onSuccess: ({ deletionId }) => {
        const { name } = company;
        showDeletion({ message: t.deleted(name), deletionId, name });
        onClose();
        onDeleted();
      },
      onError: (error) => {
        // The company does not exist any more: the dialog is closed as after a deletion.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) return;
        toast.error(deletionRefusal(error));
        onClose();
        onDeleted();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.title(isolated(company.name))}
      name={company.name}
      confirmLabel={t.confirm}
      busyLabel={t.busy}
      typedConfirmation={company.name}
      busy={deletion.isPending}
      error={deletion.error ? deletionRefusal(deletion.error) : (obstacle ?? undefined)}
      onConfirm={confirm}
    >
      <p>{t.consequences(cannotBeUndone(trashDays))}</p>
      <ul className="list-disc ps-5">
        {deletionLines(company, impact).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
