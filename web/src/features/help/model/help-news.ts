import type { OwnHelpRequest } from '@portal/contract/help';
import { useEffect, useState } from 'react';
import { useMarkSeen } from '../api/own-requests.ts';
import { statusLabels } from './help-status.ts';

type News = {
  readonly requests: readonly OwnHelpRequest[];
  /** The time of the latest change, in ms since 1970. */
  readonly at: number;
};

/** The requests that were changed since the trainee last saw them; null if there are none. */
export function newsIn(requests: readonly OwnHelpRequest[]): News | null {
  const news = requests.filter(({ hasNews }) => hasNews);
  if (news.length === 0) return null;
  return { requests: news, at: Math.max(...news.map(({ updatedAt }) => Date.parse(updatedAt))) };
}

/** The text of the toast about changed requests. */
export function newsSentence({ requests }: News): string {
  const [only, ...more] = requests;
  if (only === undefined || more.length > 0)
    return `There is news about ${requests.length} of your help requests.`;
  return only.adminNotes === null
    ? `Your help request is now ${statusLabels[only.status]}.`
    : 'An admin has answered your help request.';
}

const NO_REQUESTS: ReadonlySet<number> = new Set();

/** Marks the changes as seen on the server. Returns the ids of the requests that were new when the page was opened. */
export function useSeenNews(requests: readonly OwnHelpRequest[]): ReadonlySet<number> {
  const [newHere, setNewHere] = useState(NO_REQUESTS);
  const { mutate } = useMarkSeen();
  const news = newsIn(requests);
  const at = news?.at;
  const ids = news?.requests.map(({ id }) => id).join();
  useEffect(() => {
    if (at === undefined || ids === undefined) return;
    setNewHere((known) => new Set([...known, ...ids.split(',').map(Number)]));
    mutate(new Date(at).toISOString());
  }, [at, ids, mutate]);
  return newHere;
}
