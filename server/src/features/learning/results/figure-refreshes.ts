/**
 * Computes the figures of a company's trainees again after a change of its modules, and completes the trainings in which
 * all modules are passed then. The change stores the company; the work is done in short transactions, each of which
 * stores how far it has come.
 */

import { lockCompanyShared } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { oneAtATime } from '#server/platform/one-at-a-time.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import { type LearningEvent, publishInSlices } from '../events.ts';
import { refreshFigures } from '../figures/figures.ts';
import { completeByChanges, finishChanges } from './completing-changes.ts';
import * as changes from './completing-queries.ts';
import * as queries from './figure-refresh-queries.ts';
import { findNextRuns } from './follow-up-queries.ts';
import { inShortTransactions } from './short-transactions.ts';

/** Runs per step; about 2 ms on SQLite with nine modules. */
const RUNS_PER_STEP = 25;
/** For how long the call that has changed a module waits: in most companies, all is done then. */
const CALL_MS = 500;

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly summaries: Pick<Summaries, 'forget'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createFigureRefreshes({ db, bus, summaries, now }: Dependencies) {
  let listener: () => void = () => undefined;

  /** Adds the events to be published after the commit. Returns whether it was the last step. */
  async function step(tx: Db, companyId: number, events: LearningEvent[]): Promise<boolean> {
    // Before the row of the work, as a change of modules does: two orders could be a deadlock.
    if (!(await lockCompanyShared(tx, companyId))) return true;
    const refresh = await queries.lockRefresh(tx, companyId);
    if (refresh === undefined) return true;
    const runIds = await findNextRuns(tx, refresh, RUNS_PER_STEP);
    const last = runIds.at(-1);
    if (last === undefined) {
      await queries.deleteRefresh(tx, companyId);
      events.push(...(await finishChanges(tx, companyId, now())));
      return true;
    }
    await queries.continueRefresh(tx, companyId, last);
    events.push(...(await completeByChanges(tx, { companyId, runIds, at: now() })));
    await refreshFigures(tx, runIds);
    return false;
  }

  async function workOn(companyId: number, isOver: () => boolean): Promise<boolean> {
    let events: LearningEvent[] = [];
    const isDone = await inShortTransactions(db, {
      step: (tx) => step(tx, companyId, events),
      isOver,
      begin: () => {
        events = [];
      },
      committed: () => publishInSlices(bus, events),
    });
    if (isDone) summaries.forget();
    return isDone;
  }

  return {
    /** Works until all is done, or aborted. */
    work: oneAtATime(async (ending) => {
      for (const companyId of await queries.listRefreshes(db))
        await workOn(companyId, () => ending?.aborted === true);
    }),

    /**
     * Has the figures of a company's trainees computed again, and the trainings completed in which all modules are
     * passed then. Call it in the transaction that changes a module, with the company locked, and `begin` after the
     * commit.
     */
    async moduleChanged(tx: Db, change: changes.ModuleChange): Promise<void> {
      await changes.insertChange(tx, change);
      await queries.insertRefresh(tx, change.companyId);
    },

    /** Takes back the trainings that a deletion has completed, after {@link moduleChanged} of its undo. */
    deletionUndone: (tx: Db, deletionId: number, at: number): Promise<void> =>
      changes.markUndone(tx, deletionId, at),

    /** Works on one company for a short time; the rest is left to the listener. */
    async begin(companyId: number): Promise<void> {
      const endsAt = performance.now() + CALL_MS;
      if (!(await workOn(companyId, () => performance.now() >= endsAt))) listener();
    },

    /** Sets the listener that calls `work`. */
    onWork(next: () => void): void {
      listener = next;
    },
  };
}
