import type { CallBody } from '@portal/contract/call';
import { optionalText } from '@portal/contract/fields';
import {
  type HelpRequest,
  type HelpStatus,
  helpStatus,
  type updateHelpRequest,
} from '@portal/contract/help';
import { ADMIN_NOTES_MAX } from '@portal/contract/limits';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';

const resolver = schemaResolver(
  z.object({
    status: helpStatus,
    adminNotes: optionalText(ADMIN_NOTES_MAX),
    /** The id of an admin; empty for none. */
    assignee: z.string(),
  }),
);

/** The state of the form by which an admin answers a help request. */
export function useUpdateForm(request: HelpRequest) {
  return useForm({ resolver, defaultValues: valuesOf(request) });
}

/** Shows the present values in all fields that the admin has not edited. */
export function refreshUntouched(
  form: ReturnType<typeof useUpdateForm>,
  current: HelpRequest,
): void {
  form.reset(valuesOf(current), { keepDirtyValues: true });
}

const valuesOf = ({ status, adminNotes, assignee }: HelpRequest): RequestUpdate => ({
  status,
  adminNotes: adminNotes ?? '',
  assignee: assigneeValue(assignee),
});

const assigneeValue = (assignee: HelpRequest['assignee']) => String(assignee?.id ?? '');

export type RequestUpdate = {
  readonly status: HelpStatus;
  readonly adminNotes: string;
  readonly assignee: string;
};

/** The update to send: without what is unchanged, and with null for what was emptied. */
export function updateOf(
  request: Pick<HelpRequest, 'adminNotes' | 'assignee' | 'updatedAt'>,
  { status, adminNotes, assignee }: RequestUpdate,
): CallBody<typeof updateHelpRequest> {
  const notes = adminNotes.trim();
  const { updatedAt } = request;
  const isSameAssignee = assignee === assigneeValue(request.assignee);
  return {
    status,
    updatedAt,
    ...(notes === (request.adminNotes ?? '') ? {} : { adminNotes: notes === '' ? null : notes }),
    ...(isSameAssignee ? {} : { assigneeId: assignee === '' ? null : Number(assignee) }),
  };
}
