import { INVITATION_DAYS } from '@portal/contract/limits';
import { reachesCompany } from '@portal/contract/reach-rules';
import { type ComponentType, useState } from 'react';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { cannotBeUndone, useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useHasMailServer } from '../api/mail-server.ts';
import {
  type AskingDialogProps,
  type BulkDialogProps,
  type BulkKind,
  useBulkStart,
} from '../model/use-bulk-start.ts';
import { BulkRemindDialog } from '../reminders/components/bulk-remind-dialog.tsx';
import { BulkRenewDialog } from '../requirements/components/bulk-renew-dialog.tsx';
import { traineeTexts } from '../texts/catalogue.ts';
import { BulkExceptionDialog } from './bulk-exception-dialog.tsx';
import { AddToGroupDialog, RemoveFromGroupDialog } from './bulk-group-dialogs.tsx';

const dialogs: Readonly<Record<BulkKind, ComponentType<AskingDialogProps>>> = {
  delete: DeleteDialog,
  move: MoveDialog,
  invite: InviteDialog,
  'add-to-group': AddToGroupDialog,
  'remove-from-group': RemoveFromGroupDialog,
  extend: BulkExceptionDialog,
  waive: BulkExceptionDialog,
  pause: BulkExceptionDialog,
  remind: BulkRemindDialog,
  renew: BulkRenewDialog,
};

export function BulkDialog(props: BulkDialogProps) {
  const start = useBulkStart(props);
  if (start.count === 0) return <NoneLeft reason={start.problem} onClose={props.onEnd} />;
  const AskingDialog = dialogs[props.task.kind];
  return <AskingDialog {...start} task={props.task} onClose={props.onClose} />;
}

function NoneLeft({ reason, onClose }: { reason: string | undefined; onClose: () => void }) {
  const t = traineeTexts().bulk;
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={reason} description={t.nothingDone}>
      <DialogFooter>
        <Button onClick={onClose}>{t.backToList}</Button>
      </DialogFooter>
    </Dialog>
  );
}

function DeleteDialog(props: AskingDialogProps) {
  const { bulk: t, deletion: ofOne } = traineeTexts();
  const { count, isFiltered, problem, busy, confirm } = props;
  const trashDays = useTrashDays();
  return (
    <ConfirmDialog
      open
      onOpenChange={props.onClose}
      title={t.deleteTitle(count, isFiltered)}
      confirmLabel={t.delete(count)}
      busyLabel={t.starting}
      busy={busy}
      error={problem}
      onConfirm={() => confirm()}
    >
      <p>
        <span>{cannotBeUndone(trashDays)}</span> <span>{t.deletedWith(count)}</span>
      </p>
      <p>{count === 1 ? ofOne.afterwards : t.afterDeletion}</p>
    </ConfirmDialog>
  );
}

function InviteDialog(props: AskingDialogProps) {
  const t = traineeTexts().bulk;
  const { count, isFiltered, problem, busy, confirm } = props;
  const hasMailServer = useHasMailServer();
  return (
    <ConfirmDialog
      open
      onOpenChange={props.onClose}
      tone="primary"
      title={t.inviteTitle(count, isFiltered)}
      confirmLabel={t.inviteCount(count)}
      busyLabel={t.starting}
      busy={busy}
      isReady={hasMailServer !== false}
      error={problem}
      onConfirm={() => confirm()}
    >
      {hasMailServer === false ? (
        <p>{t.noMailServer}</p>
      ) : (
        <p>
          <span>{t.whoIsInvited(INVITATION_DAYS)}</span> <span>{t.othersLeftOut}</span>
        </p>
      )}
    </ConfirmDialog>
  );
}

function MoveDialog(props: AskingDialogProps) {
  const t = traineeTexts();
  const { count, isFiltered, problem, busy, confirm } = props;
  const reach = useReach();
  const companies = useCompanies();
  const targets = companies.data?.filter(({ id }) => reachesCompany(reach, id, 'people'));
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  function submit() {
    setIsMissing(companyId === null);
    if (companyId !== null) confirm({ companyId: Number(companyId) });
  }

  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      dismissible={!busy}
      size="sm"
      title={t.bulk.moveTitle(count, isFiltered)}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-sm text-text-muted">{t.moved(count)}</p>
        <Field
          label={t.bulk.newCompany}
          error={isMissing && companyId === null ? t.bulk.companyMissing : undefined}
          required
        >
          <SearchableSelect
            options={(targets ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
              isName: true,
            }))}
            value={companyId}
            readOnly={busy}
            onChange={setCompanyId}
            loading={companies.isPending}
            placeholder={t.form.searchCompanies}
          />
        </Field>
        {problem === undefined ? null : <FormError>{problem}</FormError>}
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={props.onClose}>
            {uiTexts().cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={t.bulk.starting}>
            {t.bulk.moveCount(count)}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
