import type { HelpRequestChange } from '@portal/contract/help';
import { statusLabels } from './help-status.ts';

/** What one change did, as people say it. */
export function changeSentences({
  status,
  adminNotes,
}: Pick<HelpRequestChange, 'status' | 'adminNotes'>): string[] {
  const sentences: string[] = [];
  if (status.before !== status.after)
    sentences.push(`${statusLabels[status.before]} → ${statusLabels[status.after]}`);
  if (adminNotes.before !== adminNotes.after) sentences.push(notesSentence(adminNotes));
  return sentences;
}

function notesSentence({ before, after }: HelpRequestChange['adminNotes']): string {
  if (after === null) return `Notes removed: “${before}”`;
  return before === null ? `Notes: “${after}”` : `Notes: “${before}” → “${after}”`;
}
