import type { CallBody } from '@portal/contract/call';
import type { HelpRequest, HelpStatus, updateHelpRequest } from '@portal/contract/help';

export type UpdateEntry = { readonly status: HelpStatus; readonly adminNotes: string };

/** What to send: unchanged notes stay out of it, emptied ones are cleared. */
export function updateOf(
  request: Pick<HelpRequest, 'adminNotes' | 'updatedAt'>,
  { status, adminNotes }: UpdateEntry,
): CallBody<typeof updateHelpRequest> {
  const notes = adminNotes.trim();
  const { updatedAt } = request;
  if (notes === (request.adminNotes ?? '')) return { status, updatedAt };
  return { status, updatedAt, adminNotes: notes === '' ? null : notes };
}
