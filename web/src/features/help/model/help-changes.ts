import type { OwnHelpRequest } from '@portal/contract/help';
import { useEffect, useState } from 'react';
import { useMarkSeen } from '../api/own-requests.ts';
import { statusLabels } from './help-status.ts';

type UnseenChanges = {
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

/** The text of the toast about changed requests. */
export function changesSentence({ requests }: UnseenChanges): string {
  const [only, ...more] = requests;
  if (only === undefined || more.length > 0)
    return `There is news about ${requests.length} of your help requests.`;
  return only.adminNotes === null
    ? `Your help request is now ${statusLabels[only.status]}.`
    : 'An admin has answered your help request.';
}

const NO_REQUESTS: ReadonlySet<number> = new Set();

/** Marks the changes as seen on the server. Returns the ids of the requests that were new when the page was opened. */
export function useMarkChangesSeen(requests: readonly OwnHelpRequest[]): ReadonlySet<number> {
  const [newOnThisVisit, setNewOnThisVisit] = useState(NO_REQUESTS);
  const { mutate } = useMarkSeen();
  const changes = unseenChanges(requests);
  const at = changes?.at;
  const ids = changes?.requests.map(({ id }) => id).join();
  useEffect(() => {
    if (at === undefined || ids === undefined) return;
    setNewOnThisVisit((known) => new Set([...known, ...ids.split(',').map(Number)]));
    mutate(new Date(at).toISOString());
  }, [at, ids, mutate]);
  return newOnThisVisit;
}
