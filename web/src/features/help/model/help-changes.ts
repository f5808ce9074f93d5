import type { OwnHelpRequest } from '@portal/contract/help';
import { useEffect, useState } from 'react';
import { usePageVisible } from '#web/platform/visibility/use-page-visible.ts';
import { unseenChanges } from '../api/own-changes.ts';
import { useMarkSeen } from '../api/own-requests.ts';

const NO_REQUESTS: ReadonlySet<number> = new Set();

/**
 * Marks the changes as seen on the server while the page is visible. Returns the ids of the requests that were new on
 * this visit.
 */
export function useMarkChangesSeen(requests: readonly OwnHelpRequest[]): ReadonlySet<number> {
  const [newOnThisVisit, setNewOnThisVisit] = useState(NO_REQUESTS);
  const { mutate } = useMarkSeen();
  const isVisible = usePageVisible();
  const changes = unseenChanges(requests);
  const at = changes?.at;
  const ids = changes?.requests.map(({ id }) => id).join();
  useEffect(() => {
    if (!isVisible || at === undefined || ids === undefined) return;
    setNewOnThisVisit((known) => new Set([...known, ...ids.split(',').map(Number)]));
    mutate(at);
  }, [isVisible, at, ids, mutate]);
  return newOnThisVisit;
}
