import type { HelpAssignee, HelpRequest } from '@portal/contract/help';
import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Name } from '#web/ui/name.tsx';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { useOutcomeToast } from '#web/ui/use-outcome-toast.ts';
import {
  requestAfterConflict,
  useHelpAssignees,
  useUpdateHelpRequest,
} from '../api/help-requests.ts';
import {
  type RequestUpdate,
  refreshUntouched,
  updateOf,
  useUpdateForm,
} from '../model/update-form.ts';
import { helpTexts } from '../texts/catalogue.ts';
import { Assignee } from './assignee-line.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestText } from './request-text.tsx';
import { StatusBadge } from './status-badge.tsx';
import { UpdateForm } from './update-form.tsx';

type UpdateDialogProps = { request: HelpRequest; onClose: () => void };

export function UpdateDialog({ request, onClose }: UpdateDialogProps) {
  const update = useUpdateHelpRequest(request.id);
  const outcome = useOutcomeToast();
  const t = helpTexts().update;
  const form = useUpdateForm(request);
  const { close, guard } = useConfirmedClose(form.formState.isDirty, onClose);
  /** The version that this admin has seen: another admin's change is shown before it can be overwritten. */
  const [seen, setSeen] = useState(request);
  const assignees = assigneesOf(seen, useHelpAssignees().data);

  async function save(entry: RequestUpdate): Promise<string | null> {
    try {
      await update.mutateAsync(updateOf(seen, entry));
    } catch (error) {
      outcome.error(t.failed);
      const current = requestAfterConflict(error);
      if (current !== null) {
        setSeen(current);
        refreshUntouched(form, current);
      }
      return messageOf(error);
    }
    outcome.success(t.saved);
    onClose();
    return null;
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!update.isPending}
      title={t.title}
      description={<Name className="wrap-anywhere">{request.trainee.name}</Name>}
    >
      <div className="grid gap-6">
        <section aria-label={t.request} className="grid gap-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={seen.status} />
            <Assignee assignee={seen.assignee} />
          </div>
          <RequestText {...seen} />
        </section>
        <RequestHistory requestId={request.id} />
        <UpdateForm assignees={assignees} form={form} save={save} onCancel={close} />
      </div>
      <LeaveGuard
        {...guard}
        title={t.leave.title}
        message={t.leave.text}
        confirmLabel={t.leave.confirm}
      />
    </Dialog>
  );
}

/** Until all admins are loaded, the present one can be shown. */
const assigneesOf = (
  { assignee }: HelpRequest,
  loaded: readonly HelpAssignee[] | undefined,
): readonly HelpAssignee[] => loaded ?? (assignee === null ? [] : [assignee]);
