/**
 * Brings the results and figures of a company's trainees up to date after changes of its modules. A change stores what it
 * means for results: a new video is watched from its beginning, a module that lost its last question is passed by those
 * who have watched it, and one with a lower pass mark by those whose best score reaches it. They are applied one after the
 * other; until then the path of a run leaves out what was watched of a replaced video (`path.ts`). Then the figures are
 * computed again, and the trainings completed in which all modules are passed.
 */

import { findHiddenCompany, lockCompanyShared } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import { DONE, Later, type Step } from '#server/platform/tasks/task.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import { LEARNING_PROGRESSED, type LearningEvent, movedIn, publishInSlices } from '../events.ts';
import { RUNS_PER_STEP, refreshFigures } from '../figures/figures.ts';
import { completeByChanges, finishChanges } from './completing-changes.ts';
import * as changes from './completing-queries.ts';
import * as queries from './follow-up-queries.ts';

/** The task of a company, by its id. */
export const MODULE_CHANGES = 'module changes';

/** For how long the call that has changed a module waits: in most companies, all is done then. */
const CALL_MS = 500;
/** A change of rules can be undone so long. */
const UNDO_MS = 60_000;
/** The restore of a deleted company begins the work at once. */
const HIDDEN_MS = 60_000;

interface Dependencies {
  readonly bus: Bus;
  readonly tasks: Pick<Tasks, 'enqueue' | 'workFor'>;
  readonly summaries: Pick<Summaries, 'forget'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface ModuleOfCompany {
  readonly id: number;
  readonly company_id: number;
}

/** The last run that is done, of a change that concerns results or, without one, of the figures. */
type RunCursor = { readonly followUp: number | null; readonly after: number };

export function createModuleChanges({ bus, tasks, summaries, now }: Dependencies) {
  const enqueue = (tx: Db, companyId: number) =>
    tasks.enqueue(tx, MODULE_CHANGES, { key: companyId, companyId });

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
    const users = await changes.findUsersOfRuns(tx, passed);
    const progressed = users.map(
      ({ user_id: userId }) =>
        [LEARNING_PROGRESSED, movedIn(moduleId, { userId, companyId })] as const,
    );
    return [...progressed, ...(await completeByChanges(tx, { companyId, runIds: passed, at }))];
  }

  async function step(tx: Db, step: Step<RunCursor>) {
    const companyId = Number(step.key);
    if (await lockCompanyShared(tx, companyId)) return bringUpToDate(tx, companyId, step);
    const isHidden = (await findHiddenCompany(tx, companyId)) !== undefined;
    return isHidden ? new Later(now() + HIDDEN_MS) : DONE;
  }

  async function bringUpToDate(
    tx: Db,
    companyId: number,
    { cursor, after }: Pick<Step<RunCursor>, 'cursor' | 'after'>,
  ): Promise<RunCursor | typeof DONE> {
    const followUp = await queries.findFollowUp(tx, companyId);
    const id = followUp?.id ?? null;
    const done = cursor?.followUp === id ? (cursor?.after ?? 0) : 0;
    const runIds = await queries.findNextRuns(tx, { companyId, after: done }, RUNS_PER_STEP);
    const last = runIds.at(-1);
    if (last === undefined && id !== null) {
      await queries.deleteFollowUp(tx, id);
      return { followUp: id, after: done };
    }
    if (last === undefined) {
      const events = await finishChanges(tx, companyId, now());
      after(() => publishInSlices(bus, events));
      after(summaries.forget);
      return DONE;
    }
    const events =
      followUp === undefined
        ? await completeByChanges(tx, { companyId, runIds, at: now() })
        : await apply(tx, followUp, runIds);
    await refreshFigures(tx, runIds, now());
    after(() => publishInSlices(bus, events));
    return { followUp: id, after: last };
  }

  const storing =
    (kind: queries.FollowUpKind) =>
    async (tx: Db, module: ModuleOfCompany, at = now()): Promise<void> => {
      await queries.insertFollowUp(tx, module, { kind, at });
      await enqueue(tx, module.company_id);
    };

  return {
    step,

    /**
     * Completes a module that has lost its questions for the trainees who have watched it, after the commit. Call in the
     * transaction that replaces the questions, with the company locked.
     */
    completeWatched: storing('complete-watched'),

    /**
     * Passes a module whose pass mark was lowered for the trainees whose best score reaches it, after the commit. Call in
     * the transaction that lowers it, with the company locked.
     */
    lowerPassMark: storing('lower-pass-mark'),

    /**
     * Resets the watching of the trainees who have not passed the module, with its evidence; the others keep their
     * progress. Call in the transaction that replaces a video of the module, with the company locked.
     */
    resetWatching: storing('reset-watching'),

    /**
     * Has the figures of a company's trainees computed again, and the trainings completed in which all modules are
     * passed then. Call it in the transaction that changes a module, with the company locked, and `begin` after the
     * commit. Returns the id of the change.
     */
    async moduleChanged(tx: Db, change: changes.ModuleChange): Promise<number> {
      const id = await changes.insertChange(tx, change);
      await enqueue(tx, change.companyId);
      return id;
    },

    /**
     * Has the figures computed again after a change of rules that no path depends on. Call it in the transaction of the
     * change, with the company locked, and `begin` after the commit.
     */
    rulesChanged: enqueue,

    /** Takes back the trainings that a deletion has completed, after {@link moduleChanged} of its undo. */
    deletionUndone: (tx: Db, deletionId: number, at: number): Promise<void> =>
      changes.markUndone(tx, deletionId, at),

    /**
     * The same for a change of the rules of the module, before {@link moduleChanged} of its undo. Returns false for one
     * that is older than a minute.
     */
    rulesUndone: (tx: Db, { id, changeId }: { id: number; changeId: number }, at: number) =>
      changes.markRulesUndone(tx, { moduleId: id, changeId, since: at - UNDO_MS, at }),

    /** Works on one company for a short time; the rest is done in the background. */
    async begin(companyId: number): Promise<void> {
      await tasks.workFor(MODULE_CHANGES, companyId, CALL_MS);
    },
  };
}

/** The runs in which the change of the module passes it. */
const findPassed = (tx: Db, followUp: queries.FollowUp, runIds: readonly number[]) =>
  followUp.kind === 'complete-watched'
    ? queries.findRunsThatWatched(tx, followUp, runIds)
    : queries.findRunsThatReach(tx, followUp, runIds);
