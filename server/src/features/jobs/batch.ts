/** One batch of a job, in one transaction: a process that is killed has done all of it, or nothing. */
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { type Actions, ImpossibleAction, isKnown } from './actions.ts';
import { endJob } from './ending.ts';
import { findItemsFrom, type ItemRow, saveItems, userIdsOf } from './item-queries.ts';
import * as queries from './queries.ts';

/** While a process works on a job it renews the lease with each batch. After a kill another process continues. */
export const LEASE_MS = 10_000;

const STOPPED = 'The portal was stopped before the action began. Nothing was changed.';

interface Dependencies {
  readonly db: Db;
  readonly actions: Actions;
  readonly now: () => number;
}

export interface Announced {
  readonly topic: 'hidden' | 'restored' | 'changed' | 'helpChanges';
  /** Trainees; for `helpChanges` changes of help requests. */
  readonly ids: readonly number[];
}

export interface Batch {
  readonly lease: queries.Lease;
  readonly hasEnded: boolean;
  /** The trainees who were hidden, restored or moved, or the changes of requests. */
  readonly announced: readonly Announced[];
  /** Milliseconds for which other writes had to wait. */
  readonly tookMs: number;
}

interface Asked {
  readonly size: number;
  /** Whether to refuse the trainees without trying. */
  readonly isRefused?: boolean;
}

export type RunBatch = ReturnType<typeof createRunBatch>;

export function createRunBatch({ db, actions, now }: Dependencies) {
  /** The items as they are after the batch. */
  async function process(tx: Db, job: queries.JobRow, items: readonly ItemRow[]) {
    if (items.length === 0) return [];
    if (job.state === 'undoing') return undo(tx, job, items);
    const done = await actions[job.kind].apply(tx, job, { items, at: now() });
    const doneAt = new Map(done.map((item) => [item.place, item]));
    return items.map((item): ItemRow => {
      const after = doneAt.get(item.place);
      return after === undefined ? { ...item, state: 'refused' } : { ...after, state: 'done' };
    });
  }

  async function undo(tx: Db, job: queries.JobRow, items: readonly ItemRow[]) {
    const standing = items.filter(({ state }) => state === 'done');
    const undone = await actions[job.kind].undo?.(tx, job, { items: standing, at: now() });
    return (undone ?? []).map((item): ItemRow => ({ ...item, state: 'undone' }));
  }

  async function processNext(tx: Db, lease: queries.Lease, { size, isRefused }: Asked) {
    const job = await queries.lockLeasedJob(tx, lease);
    const startedAt = performance.now();
    if (job === undefined) return null;
    const leaseUntil = now() + LEASE_MS;
    if (job.state === 'preparing') {
      await endJob(tx, job, { state: 'failed', problem: STOPPED, at: now() });
      return endedWithout(lease);
    }
    const items = await findItemsFrom(tx, job.id, job.next_place, size);
    const after = isRefused ? refuse(job, items) : await process(tx, job, items);
    await saveItems(tx, after);
    const count = (state: ItemRow['state']) => after.filter((item) => item.state === state).length;
    const counts = {
      done: job.done + count('done') - count('undone'),
      refused: job.refused + count('refused'),
      undone: job.undone + count('undone'),
      next_place: job.next_place + items.length,
    };
    await queries.updateJob(tx, job.id, { ...counts, lease_until: leaseUntil });
    const hasEnded = counts.next_place >= job.total;
    if (hasEnded) {
      const ending = { ...((await queries.lockJob(tx, job.id)) ?? job) };
      await endJob(tx, ending, {
        state: job.state === 'undoing' ? 'undone' : 'done',
        at: now(),
      });
    }
    const tookMs = performance.now() - startedAt;
    return {
      lease: { id: job.id, lease: leaseUntil },
      hasEnded,
      announced: announcementsOf(job, after),
      tookMs,
    };
  }

  /** Ends the job as failed. Null if it has ended or another process has it. */
  const fail = (lease: queries.Lease, problem: string): Promise<Batch | null> =>
    inTransaction(db, async (tx) => {
      const job = await queries.lockLeasedJob(tx, lease);
      if (job === undefined) return null;
      await endJob(tx, job, { state: 'failed', problem, at: now() });
      return endedWithout(lease);
    });

  /** Null if the job has ended meanwhile, or another process has it. */
  return async (lease: queries.Lease, asked: Asked): Promise<Batch | null> => {
    try {
      return await inTransaction(db, (tx) => processNext(tx, lease, asked));
    } catch (error) {
      if (error instanceof ImpossibleAction) return fail(lease, error.message);
      throw error;
    }
  };
}

/** The end of a job in a transaction of its own. */
const endedWithout = (lease: queries.Lease): Batch => ({
  lease,
  hasEnded: true,
  announced: [],
  tookMs: 0,
});

/** Those who have to know at once: of a deletion, a move, closed requests, and of their undo. */
function announcementsOf({ kind, state }: queries.JobRow, items: readonly ItemRow[]): Announced[] {
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

/** An undo that fails for a trainee leaves the action standing. */
function refuse({ state }: queries.JobRow, items: readonly ItemRow[]): ItemRow[] {
  return state === 'undoing' ? [] : items.map((item) => ({ ...item, state: 'refused' }));
}
