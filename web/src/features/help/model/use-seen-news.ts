import type { OwnHelpRequest } from '@portal/contract/help';
import { useEffect, useState } from 'react';
import { useMarkSeen } from '../api/own-requests.ts';
import { newsIn } from './news.ts';

const NOTHING: ReadonlySet<number> = new Set();

/** Tells the server what is seen here; answers what was new on this visit, which stays marked until it ends. */
export function useSeenNews(requests: readonly OwnHelpRequest[]): ReadonlySet<number> {
  const [newHere, setNewHere] = useState(NOTHING);
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
