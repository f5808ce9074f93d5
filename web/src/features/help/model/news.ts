import type { OwnHelpRequest } from '@portal/contract/help';
import { statusLabels } from './help-status.ts';

export type News = {
  readonly requests: readonly OwnHelpRequest[];
  /** When the latest of them was changed, in ms since 1970. */
  readonly at: number;
};

/** The requests that were changed since the trainee looked; null when there are none. */
export function newsIn(requests: readonly OwnHelpRequest[]): News | null {
  const news = requests.filter(({ hasNews }) => hasNews);
  if (news.length === 0) return null;
  return { requests: news, at: Math.max(...news.map(({ updatedAt }) => Date.parse(updatedAt))) };
}

/** What the trainee is told of them. */
export function newsSentence({ requests }: News): string {
  const [only, ...more] = requests;
  if (only === undefined || more.length > 0)
    return `There is news about ${requests.length} of your help requests.`;
  return only.adminNotes === null
    ? `Your help request is now ${statusLabels[only.status]}.`
    : 'An admin has answered your help request.';
}
