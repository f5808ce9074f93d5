/** Announces the changes of jobs to open pages, several transactions together: each makes them load their lists again. */

import { isKnown } from './actions.ts';
import { type ItemRow, userIdsOf } from './item-queries.ts';
import type { JobRow } from './queries.ts';

const ANNOUNCE_MS = 250;

export interface Announced {
  readonly topic: 'hidden' | 'restored' | 'changed' | 'helpChanges';
  /** Trainees; for `helpChanges` changes of help requests. */
  readonly ids: readonly number[];
}

/** Closes the sockets of hidden trainees on every process, and notifies those who see what was changed. */
export type Announce = Readonly<
  Record<Announced['topic'], (ids: readonly number[]) => Promise<void>>
>;

export function collectAnnouncements(announce: Announce) {
  let collected: readonly Announced[] = [];
  let sentAt = 0;

  async function send(): Promise<void> {
    sentAt = performance.now();
    const byTopic = Map.groupBy(collected, ({ topic }) => topic);
    collected = [];
    for (const [topic, some] of byTopic) await announce[topic](some.flatMap(({ ids }) => ids));
  }

  return {
    async add(more: readonly Announced[]): Promise<void> {
      collected = [...collected, ...more];
      if (performance.now() - sentAt >= ANNOUNCE_MS) await send();
    },
    send,
  };
}

/** Those who have to know at once: of a deletion, a move, closed requests, and of their undo. */
export function announcementsOf(
  { kind, state }: JobRow,
  items: readonly ItemRow[],
): readonly Announced[] {
  if (kind === 'close-help') {
    const ids = items.flatMap(({ state, change_id: id }) =>
      state === 'refused' ? [] : (id ?? []),
    );
    return [{ topic: 'helpChanges', ids }];
  }
  const now = state === 'undoing' ? 'undone' : 'done';
  const done = items.filter((item) => item.state === now);
  const changed = userIdsOf(done);
  if (kind === 'delete') return [{ topic: now === 'done' ? 'hidden' : 'restored', ids: changed }];
  if (kind === 'move') return [{ topic: 'changed', ids: changed }];
  if (kind !== 'import') return [];
  const ofNew = userIdsOf(done.filter((item) => !isKnown(item)));
  return [
    // An import may have restored some of them. The others have no chat partners yet.
    { topic: now === 'done' ? 'restored' : 'hidden', ids: ofNew },
    { topic: 'changed', ids: userIdsOf(done.filter(isKnown)) },
  ];
}
