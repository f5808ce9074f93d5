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
  z.object({ status: helpStatus, adminNotes: optionalText(ADMIN_NOTES_MAX) }),
);

/** The state of the form by which an admin answers a help request. */
export function useUpdateForm({ status, adminNotes }: HelpRequest) {
  return useForm({ resolver, defaultValues: { status, adminNotes: adminNotes ?? '' } });
}

export type RequestUpdate = { readonly status: HelpStatus; readonly adminNotes: string };

/** The update to send: without unchanged notes, and with null for emptied ones. */
export function updateOf(
  request: Pick<HelpRequest, 'adminNotes' | 'updatedAt'>,
  { status, adminNotes }: RequestUpdate,
): CallBody<typeof updateHelpRequest> {
  const notes = adminNotes.trim();
  const { updatedAt } = request;
  if (notes === (request.adminNotes ?? '')) return { status, updatedAt };
  return { status, updatedAt, adminNotes: notes === '' ? null : notes };
}
