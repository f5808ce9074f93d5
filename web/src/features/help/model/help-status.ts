import { type HelpRequestChange, type HelpStatus, helpStatus } from '@portal/contract/help';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { helpTexts } from '../texts/catalogue.ts';

export const statusTones: Readonly<Record<HelpStatus, BadgeTone>> = {
  PENDING: 'warning',
  IN_PROGRESS: 'accent',
  RESOLVED: 'success',
  CLOSED: 'neutral',
};

/** Whether nothing is left to do. */
export const isSettled = (status: HelpStatus): boolean =>
  status === 'RESOLVED' || status === 'CLOSED';

export const statuses: readonly HelpStatus[] = helpStatus.options;

/** The sentences about one change in the history of a request. */
export function changeSentences({
  status,
  adminNotes,
  assignee,
}: Pick<HelpRequestChange, 'status' | 'adminNotes' | 'assignee'>): string[] {
  const t = helpTexts();
  const sentences: string[] = [];
  if (status.before !== status.after)
    sentences.push(t.history.status(t.statuses[status.before], t.statuses[status.after]));
  if (adminNotes.before !== adminNotes.after) sentences.push(notesSentence(adminNotes));
  if (assignee.before !== assignee.after)
    sentences.push(
      assignee.after === null ? t.history.unassigned : t.history.assigned(assignee.after),
    );
  return sentences;
}

/** The notes before and after a change are not the same. */
function notesSentence({ before, after }: HelpRequestChange['adminNotes']): string {
  const t = helpTexts().history;
  if (after === null) return t.notesRemoved(before ?? '');
  return before === null ? t.notesAdded(after) : t.notesChanged(before, after);
}
