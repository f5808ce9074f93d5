import type { OwnHelpRequest } from '@portal/contract/help';
import { useEffect, useState } from 'react';
import { unseenChanges } from '../api/own-changes.ts';
import { useMarkSeen } from '../api/own-requests.ts';

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
    mutate(at);
  }, [at, ids, mutate]);
  return newOnThisVisit;
}
