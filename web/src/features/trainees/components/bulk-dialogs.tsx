import { INVITATION_DAYS } from '@portal/contract/limits';
import { useState } from 'react';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { limitOfUndo, useTrashDays } from '#web/features/deletions/api/trash-days.ts';
import { countAfterConflict, useStartBulkAction } from '#web/features/jobs/api/jobs.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { useHasMailServer } from '../api/mail-server.ts';
import { refreshTrainees } from '../api/trainees.ts';
import { traineesText } from '../model/list-view.ts';
import { moveWords } from '../model/move-words.ts';
import type { SelectedTrainees } from '../model/use-selection.ts';

export type BulkKind = 'delete' | 'move' | 'invite';

/** A bulk action that waits for its confirmation. */
export type BulkTask = {
  readonly kind: BulkKind;
  readonly selected: SelectedTrainees;
  /** The number of selected trainees as the list shows it. */
  readonly count: number;
};

type BulkDialogProps = {
  task: BulkTask;
  /** The list has a search or a filter. */
  isFiltered: boolean;
  onClose: () => void;
  /** Called after the action was started, or when no trainee is left for it. */
  onEnd: () => void;
};

const dialogs = { delete: DeleteDialog, move: MoveDialog, invite: InviteDialog };

export function BulkDialog(props: BulkDialogProps) {
  const start = useBulkStart(props);
  if (start.count === 0) return <NoneLeft reason={start.problem} onClose={props.onEnd} />;
  const AskingDialog = dialogs[props.task.kind];
  return <AskingDialog {...start} onClose={props.onClose} />;
}

/** Starts the action. If another number of trainees is found meanwhile, the dialog asks again with that number. */
function useBulkStart({ task, isFiltered, onEnd }: BulkDialogProps) {
  const start = useStartBulkAction();
  const [count, setCount] = useState(task.count);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  function confirm(companyId?: number) {
    const expected = 'filter' in task.selected ? { expectedCount: count } : {};
    const target = companyId === undefined ? {} : { companyId };
    setProblem(undefined);
    start.mutate(
      { action: task.kind, ...task.selected, ...expected, ...target },
      { onSuccess: onEnd, onError: showRefusal },
    );
  }

  function showRefusal(error: Error) {
    const found = countAfterConflict(error);
    if (found !== null) {
      setCount(found);
      void refreshTrainees();
    }
    setProblem(
      found === null || found === 0
        ? messageOf(error)
        : `The list has changed: ${formatCount(found, 'trainee')} ${found === 1 ? 'is' : 'are'} found now, not ${formatNumber(count)}.`,
    );
  }

  return {
    count,
    trainees: formatCount(count, 'trainee'),
    /** For a title: '16 trainees, filtered', unless they were selected one by one. */
    selected: traineesText(count, isFiltered && 'filter' in task.selected),
    problem,
    busy: start.isPending,
    confirm,
  };
}

type AskingDialogProps = ReturnType<typeof useBulkStart> & Pick<BulkDialogProps, 'onClose'>;

function NoneLeft({ reason, onClose }: { reason: string | undefined; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={reason}
      description="The list has changed meanwhile. Nothing was done."
    >
      <DialogFooter>
        <Button onClick={onClose}>Back to the list</Button>
      </DialogFooter>
    </Dialog>
  );
}

function DeleteDialog(props: AskingDialogProps) {
  const { count, trainees, selected, problem, busy, confirm } = props;
  const trashDays = useTrashDays();
  return (
    <ConfirmDialog
      open
      onOpenChange={props.onClose}
      title={`Delete ${selected}?`}
      confirmLabel={`Delete ${trainees}`}
      busyLabel="Starting…"
      busy={busy}
      error={problem}
      onConfirm={() => confirm()}
    >
      <p>{`This cannot be undone${limitOfUndo(trashDays)} ${count === 1 ? 'The account' : 'The accounts'} and all progress, quiz attempts, help requests and feedback are deleted.`}</p>
      <p>
        They are signed out everywhere at once. Chat partners keep the conversations, with “Deleted
        user” in place of the names.
      </p>
    </ConfirmDialog>
  );
}

function InviteDialog(props: AskingDialogProps) {
  const { trainees, selected, problem, busy, confirm } = props;
  const hasMailServer = useHasMailServer();
  return (
    <ConfirmDialog
      open
      onOpenChange={props.onClose}
      tone="primary"
      title={`Resend invitations to ${selected}?`}
      confirmLabel={`Invite ${trainees}`}
      busyLabel="Starting…"
      busy={busy}
      isReady={hasMailServer !== false}
      error={problem}
      onConfirm={() => confirm()}
    >
      {hasMailServer === false ? (
        <p>
          No mail server is set up, so the portal cannot send emails. Set a password for each
          trainee under “Edit” instead, and pass it on.
        </p>
      ) : (
        <p>
          <span>{`Trainees who have not chosen a password yet get an email with a link to do so, which is valid for ${INVITATION_DAYS} days.`}</span>{' '}
          <span>All others are left out. This cannot be undone.</span>
        </p>
      )}
    </ConfirmDialog>
  );
}

function MoveDialog(props: AskingDialogProps) {
  const { count, trainees, selected, problem, busy, confirm } = props;
  const companies = useCompanies();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  function submit() {
    setIsMissing(companyId === null);
    if (companyId !== null) confirm(Number(companyId));
  }

  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      dismissible={!busy}
      size="sm"
      title={`Move ${selected}`}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-sm text-text-muted">{moveWords(count)}</p>
        <Field
          label="New company"
          error={isMissing && companyId === null ? 'Please select a company' : undefined}
          required
        >
          <SearchableSelect
            options={(companies.data ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
              isName: true,
            }))}
            value={companyId}
            readOnly={busy}
            onChange={setCompanyId}
            loading={companies.isPending}
            placeholder="Search companies"
          />
        </Field>
        {problem === undefined ? null : <FormError>{problem}</FormError>}
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Starting…">
            {`Move ${trainees}`}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
