import { type HelpRequestChange, type HelpStatus, helpStatus } from '@portal/contract/help';
import type { BadgeTone } from '#web/ui/badge.tsx';

export const statusLabels: Readonly<Record<HelpStatus, string>> = {
  PENDING: 'Pending',
  IN_PROGRESS: 'In Progress',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
};

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
  const sentences: string[] = [];
  if (status.before !== status.after)
    sentences.push(`${statusLabels[status.before]} → ${statusLabels[status.after]}`);
  if (adminNotes.before !== adminNotes.after) sentences.push(notesSentence(adminNotes));
  if (assignee.before !== assignee.after)
    sentences.push(
      assignee.after === null ? 'Not assigned any more' : `Assigned to ${assignee.after}`,
    );
  return sentences;
}

function notesSentence({ before, after }: HelpRequestChange['adminNotes']): string {
  if (after === null) return `Notes removed: “${before}”`;
  return before === null ? `Notes: “${after}”` : `Notes: “${before}” → “${after}”`;
}
