/** The next items of a job, in the transaction of a task: a process that is killed has done all of it, or nothing. */
import { because } from '@portal/contract/reasons';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { type Engine, engineOf } from '#server/platform/database/engine.ts';
import { inSavepoint } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Logger } from '#server/platform/log.ts';
import { DONE, type Step } from '#server/platform/tasks/task.ts';
import { type Actions, ImpossibleAction } from './actions.ts';
import { type Announced, announcementsOf } from './announcements.ts';
import { authorOf, keepsReach } from './author.ts';
import type { createEndJob } from './ending.ts';
import { findItemsFrom, type ItemRow, saveItems } from './item-queries.ts';
import * as queries from './queries.ts';
import { findReachedItems } from './reached-items.ts';

/** Items per step: some take most of a millisecond on SQLite. On PostgreSQL most of the time is on the way to it. */
const ITEMS_PER_STEP = { sqlite: 5, postgres: 25 } as const satisfies Record<Engine, number>;

const STOPPED = because('actionInterrupted');
const REACH_CHANGED = because('reachChanged');

interface Dependencies {
  readonly actions: Actions;
  readonly endJob: ReturnType<typeof createEndJob>;
  readonly announce: (announced: readonly Announced[]) => Promise<void>;
  /** Called after the end of a job. */
  readonly onEnd: () => void;
  readonly log: Logger;
  readonly now: () => number;
}

export function createJobStep({ actions, endJob, announce, onEnd, log, now }: Dependencies) {
  /** The items as they are after it. */
  async function process(tx: Db, job: queries.JobRow, items: readonly ItemRow[]) {
    if (job.state === 'undoing') return undo(tx, job, items);
    const reached = await findReachedItems(tx, items, { job, ...authorOf(job), isUndo: false });
    const done =
      reached.length === 0
        ? []
        : await actions[job.kind].apply(tx, job, { items: reached, at: now() });
    const doneAt = new Map(done.map((item) => [item.place, item]));
    return items.map((item): ItemRow => {
      const after = doneAt.get(item.place);
      return after === undefined ? { ...item, state: 'refused' } : { ...after, state: 'done' };
    });
  }

  async function undo(tx: Db, job: queries.JobRow, items: readonly ItemRow[]) {
    const standing = items.filter(({ state }) => state === 'done');
    const reached = await findReachedItems(tx, standing, { job, ...authorOf(job), isUndo: true });
    if (reached.length === 0) return [];
    const undone = await actions[job.kind].undo?.(tx, job, { items: reached, at: now() });
    return (undone ?? []).map((item): ItemRow => ({ ...item, state: 'undone' }));
  }

  /** An item with which the action fails does not stop the job: it is refused, the others are tried one by one. */
  async function processOrRefuse(
    tx: Db,
    job: queries.JobRow,
    items: readonly ItemRow[],
  ): Promise<readonly ItemRow[]> {
    try {
      return await inSavepoint(tx, () => process(tx, job, items));
    } catch (error) {
      if (isDatabaseUnavailable(error) || error instanceof ImpossibleAction) throw error;
      if (items.length === 1) {
        log.error({ err: error, jobId: job.id }, 'an action failed for a trainee of a job');
        return refuse(job, items);
      }
    }
    const after: ItemRow[] = [];
    for (const item of items)
      after.push(...(await processOrRefuse(tx, await queries.getJob(tx, job.id), [item])));
    return after;
  }

  async function processNext(tx: Db, job: queries.JobRow, step: Step<number>) {
    const place = step.cursor ?? 0;
    const items = await findItemsFrom(tx, job.id, place, ITEMS_PER_STEP[engineOf(tx)]);
    const after = items.length === 0 ? [] : await processOrRefuse(tx, job, items);
    await saveItems(tx, after);
    const count = (state: ItemRow['state']) => after.filter((item) => item.state === state).length;
    await queries.updateJob(tx, job.id, {
      done: job.done + count('done') - count('undone'),
      refused: job.refused + count('refused'),
      undone: job.undone + count('undone'),
    });
    const announced = announcementsOf(job, after);
    step.after(() => announce(announced));
    return place + items.length;
  }

  /** Goes on at a place of the items. */
  return async (tx: Db, step: Step<number>): Promise<number | typeof DONE> => {
    const job = await queries.lockJob(tx, Number(step.key));
    if (job === undefined || job.ended_at !== null) return DONE;

    const end = async (ending: Ending): Promise<typeof DONE> => {
      await endJob(tx, await queries.getJob(tx, job.id), { ...ending, at: now() });
      step.after(onEnd);
      return DONE;
    };
    const ending = await findEnding(tx, job);
    if (ending !== null) return end(ending);
    try {
      const place = await processNext(tx, job, step);
      return place < job.total
        ? place
        : end({ state: job.state === 'undoing' ? 'undone' : 'done' });
    } catch (error) {
      if (!(error instanceof ImpossibleAction)) throw error;
      return end({ state: 'failed', problem: error.refusal });
    }
  };
}

type Ending = Pick<Parameters<ReturnType<typeof createEndJob>>[2], 'state' | 'problem'>;

/** How a job ends before its next items; null if it goes on. */
async function findEnding(tx: Db, job: queries.JobRow): Promise<Ending | null> {
  // The process that stores the items puts this off with each of its batches.
  if (job.state === 'preparing') return { state: 'failed', problem: STOPPED };
  if (await keepsReach(tx, job)) return null;
  return { state: job.state === 'undoing' ? 'undone' : 'cancelled', problem: REACH_CHANGED };
}

/** An undo that fails for a trainee leaves the action standing. */
function refuse({ state }: queries.JobRow, items: readonly ItemRow[]): ItemRow[] {
  return state === 'undoing' ? [] : items.map((item) => ({ ...item, state: 'refused' }));
}
