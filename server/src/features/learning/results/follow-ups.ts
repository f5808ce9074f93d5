/**
 * Brings the results of trainees up to date after a change of a module: a new video is watched from its beginning, a
 * module that lost its last question is passed by those who have watched it, and one with a lower pass mark by those
 * whose best score reaches it. The change stores what is to be done;
 * it is done in short transactions, each of which stores how far it has come, so that another process continues after a
 * kill. Until then the path of a run leaves out what was watched of a replaced video (`path.ts`).
 */

import { lockCompanyShared } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { oneAtATime } from '#server/platform/one-at-a-time.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import { LEARNING_PROGRESSED, type LearningEvent, movedIn, publishInSlices } from '../events.ts';
import { refreshFigures } from '../figures/figures.ts';
import { completeByChanges, finishChanges } from './completing-changes.ts';
import { findUsersOfRuns } from './completing-queries.ts';
import * as queries from './follow-up-queries.ts';
import { inShortTransactions } from './short-transactions.ts';

/** Runs per step; at most one or two milliseconds on SQLite. */
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

/** The runs in which the change of the module passes it. */
const findPassed = (tx: Db, followUp: queries.FollowUp, runIds: readonly number[]) =>
  followUp.kind === 'complete-watched'
    ? queries.findRunsThatWatched(tx, followUp, runIds)
    : queries.findRunsThatReach(tx, followUp, runIds);

export function createFollowUps({ db, bus, summaries, now }: Dependencies) {
  let listener: () => void = () => undefined;

  /** Adds the events to be published after the commit. Returns whether it was the last step. */
  async function step(tx: Db, id: number, events: LearningEvent[]): Promise<boolean> {
    const followUp = await queries.lockFollowUp(tx, id);
    if (followUp === undefined) return true;
    if (!(await lockCompanyShared(tx, followUp.company_id))) return true;
    const runIds = await queries.findNextRuns(tx, followUp, RUNS_PER_STEP);
    const last = runIds.at(-1);
    if (last === undefined) {
      await queries.deleteFollowUp(tx, id);
      events.push(...(await finishChanges(tx, followUp.company_id, now())));
      return true;
    }
    events.push(...(await apply(tx, followUp, runIds)));
    await queries.continueAfter(tx, id, last);
    await refreshFigures(tx, runIds);
    return false;
  }

  async function apply(
    tx: Db,
    followUp: queries.FollowUp,
    runIds: readonly number[],
  ): Promise<readonly LearningEvent[]> {
    const { module_id: moduleId, company_id: companyId, created_at: at } = followUp;
    if (followUp.kind === 'reset-watching') {
      await queries.resetWatching(tx, { moduleId, runIds, replacedAt: at });
      return [];
    }
    await queries.lockTraineesOf(tx, runIds);
    const passed = await findPassed(tx, followUp, runIds);
    if (passed.length === 0) return [];
    await queries.markPassed(tx, followUp, passed);
    const users = await findUsersOfRuns(tx, passed);
    const progressed = users.map(
      ({ user_id: userId }) =>
        [LEARNING_PROGRESSED, movedIn(moduleId, { userId, companyId })] as const,
    );
    return [...progressed, ...(await completeByChanges(tx, { companyId, runIds: passed, at }))];
  }

  /** Returns whether all of these are done. */
  async function workOn(ids: readonly number[], isOver: () => boolean): Promise<boolean> {
    for (const id of ids) {
      let events: LearningEvent[] = [];
      const isDone = await inShortTransactions(db, {
        step: (tx) => step(tx, id, events),
        isOver,
        begin: () => {
          events = [];
        },
        committed: () => publishInSlices(bus, events),
      });
      if (!isDone) return false;
      summaries.forget();
    }
    return true;
  }

  return {
    /** Works until all is done, or aborted. */
    work: oneAtATime(async (ending) => {
      await workOn(await queries.listFollowUps(db), () => ending?.aborted === true);
    }),

    /** The same for one module and a short time; the rest is left to the listener. Call after the commit of a change. */
    async begin(moduleId: number): Promise<void> {
      const ids = await queries.listFollowUps(db, moduleId);
      const endsAt = performance.now() + CALL_MS;
      if (!(await workOn(ids, () => performance.now() >= endsAt))) listener();
    },

    /** Sets the listener that calls `work`. */
    onWork(next: () => void): void {
      listener = next;
    },
  };
}
