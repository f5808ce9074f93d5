/** The changes of the trainee's own requests: the badge in the sidebar and the bell show the same ones. */
import type { OwnHelpRequest } from '@portal/contract/help';
import { helpTexts } from '../texts/catalogue.ts';

export type UnseenChanges = {
  readonly requests: readonly OwnHelpRequest[];
  /** The time of the latest change, in ms since 1970. */
  readonly at: number;
};

/** The requests that were changed since the trainee last saw them; null if there are none. */
export function unseenChanges(requests: readonly OwnHelpRequest[]): UnseenChanges | null {
  const changes = requests.filter(({ hasNews }) => hasNews);
  if (changes.length === 0) return null;
  return {
    requests: changes,
    at: Math.max(...changes.map(({ updatedAt }) => Date.parse(updatedAt))),
  };
}

/** An admin has changed the request. */
export function isChanged({ createdAt, updatedAt }: OwnHelpRequest): boolean {
  return updatedAt !== createdAt;
}

/** The heading of a changed request: 'Help request answered', 'Help request: In Progress'. */
export function changeTitle({ hasNewNotes, status }: OwnHelpRequest): string {
  const t = helpTexts();
  return hasNewNotes ? t.news.answeredTitle : t.news.statusTitle(t.statuses[status]);
}

/** The text below the heading: the notes if the change brought them, else the question. */
export function changeText({ hasNewNotes, adminNotes, message }: OwnHelpRequest): string {
  return hasNewNotes ? (adminNotes ?? message) : message;
}

/** The text of the notice about changed requests. */
export function changesSentence({ requests }: UnseenChanges): string {
  const t = helpTexts();
  const [only, ...more] = requests;
  if (only === undefined || more.length > 0) return t.news.several(requests.length);
  return only.hasNewNotes ? t.news.answered : t.news.status(t.statuses[only.status]);
}
