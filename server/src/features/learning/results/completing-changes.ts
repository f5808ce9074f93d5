/**
 * Completes the trainings in which all modules are passed after a change of modules: the deletion of the only open one,
 * one that became a draft, a lower pass mark. The change itself stores one row; the runs are completed in the background,
 * some at a time, with the date of the change. The undo of a deletion takes its completions back in the same way
 * (docs/decisions/006-changes-of-modules.md).
 */
import { UNDO_COMPLETIONS_MS } from '@portal/contract/limits';
import type { Db } from '#server/platform/database/schema.ts';
import { markCurrentRuns } from '../certifying/certifying-queries.ts';
import { GROUP_COMPLETED, LEARNING_PROGRESSED, type LearningEvent, movedIn } from '../events.ts';
import * as queries from './completing-queries.ts';
import { addToResults, BY_ADMIN, completeRuns } from './completion.ts';
import { lockTraineesOf } from './follow-up-queries.ts';

export interface Change {
  readonly id: number;
  /** Null for an update of the portal. */
  readonly moduleId: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Pass {
  readonly moduleId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** False for a module that was deleted or became a draft. */
  readonly isPresent: boolean;
}

/**
 * The change, among those in the order of their times, by which the run has passed all modules: the latest one of a module
 * that the trainee had not passed before. Without one, an update of the portal, or the latest change.
 */
export function causeOf(changes: readonly Change[], passes: readonly Pass[]): Change | null {
  const present = passes.flatMap(({ isPresent, at }) => (isPresent ? [at] : []));
  const lastPass = Math.max(0, ...present);
  const hadPassed = ({ moduleId, at }: Change) =>
    passes.some((pass) => pass.moduleId === moduleId && pass.at < at);
  const cause = changes.findLast(
    (change) => change.moduleId !== null && change.at >= lastPass && !hadPassed(change),
  );
  const update = changes.find(({ moduleId }) => moduleId === null);
  return cause ?? update ?? changes.at(-1) ?? null;
}

interface SomeRuns {
  readonly companyId: number;
  readonly runIds: readonly number[];
  /** The date of completions without a known change, in ms since 1970. */
  readonly at: number;
}

/**
 * Completes those of the current runs that the company's changes have completed, and takes back what an undone change
 * had completed. All of the runs are certified when the changes cannot be undone any more. Call it with the company
 * locked, at least shared. Returns the events to be published after the commit.
 */
export async function completeByChanges(tx: Db, runs: SomeRuns): Promise<LearningEvent[]> {
  const unsettled = await queries.listUnsettled(tx, runs.companyId);
  const undone = unsettled.filter(({ undone_at }) => undone_at !== null);
  const changes = unsettled.filter(({ undone_at }) => undone_at === null).map(toChange);
  const events = [
    ...(undone.length === 0 ? [] : await takeBack(tx, runs, undone)),
    ...(await complete(tx, runs, changes)),
  ];
  await addToResults(tx, runs.runIds, runs.at);
  await markCurrentRuns(tx, { ids: runs.runIds, certifyAt: runs.at + UNDO_COMPLETIONS_MS });
  return events;
}

const toChange = ({ id, module_id, created_at }: queries.Unsettled): Change => ({
  id,
  moduleId: module_id,
  at: created_at,
});

async function complete(
  tx: Db,
  { companyId, runIds, at }: SomeRuns,
  changes: readonly Change[],
): Promise<LearningEvent[]> {
  const found = await queries.findToComplete(tx, companyId, runIds);
  if (found.length === 0) return [];
  await lockTraineesOf(tx, found);
  // A new run may have been started until the lock was taken.
  const ids = await queries.findToComplete(tx, companyId, found);
  const rows = await queries.listPassesOfRuns(tx, ids);
  const passesOf = Map.groupBy(rows, ({ run_id }) => run_id);
  const causes = ids.map((id) => ({
    id,
    cause: causeOf(changes, (passesOf.get(id) ?? []).map(toPass)),
  }));
  const completed: number[] = [];
  for (const [cause, some] of Map.groupBy(causes, ({ cause }) => cause)) {
    const own = some.map(({ id }) => id);
    const by = cause === null ? { at, changeId: BY_ADMIN } : { at: cause.at, changeId: cause.id };
    const done = [...(await completeRuns(tx, own, by))];
    completed.push(...done);
    if (cause !== null) await queries.addTrainees(tx, cause.id, await countShown(tx, done));
  }
  return eventsOf(tx, { companyId, runIds: completed });
}

const toPass = ({
  module_id,
  passed_at,
  is_present,
}: Awaited<ReturnType<typeof queries.listPassesOfRuns>>[number]): Pass => ({
  moduleId: module_id,
  at: passed_at,
  isPresent: is_present === 1,
});

/**
 * A later change may only have completed a training because the module was deleted: its completions are taken back too,
 * as far as modules are open again.
 */
async function takeBack(
  tx: Db,
  { companyId, runIds }: SomeRuns,
  undone: readonly queries.Unsettled[],
): Promise<LearningEvent[]> {
  const some = { companyId, runIds, since: Math.min(...undone.map(({ id }) => id)) };
  const found = await queries.findToTakeBack(tx, some);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await lockTraineesOf(tx, ids);
  await queries.takeBack(tx, ids);
  for (const [changeId, own] of Map.groupBy(found, ({ completed_by }) => completed_by))
    if (changeId !== null)
      await queries.addTrainees(tx, changeId, -own.filter(({ hidden }) => hidden === 0).length);
  return eventsOf(tx, { companyId, runIds: ids });
}

async function countShown(tx: Db, runIds: readonly number[]): Promise<number> {
  const users = await queries.findUsersOfRuns(tx, runIds);
  return users.filter(({ hidden }) => hidden === 0).length;
}

/** Each trainee is notified of their own result, admins of all results together. */
async function eventsOf(
  tx: Db,
  { companyId, runIds }: { companyId: number; runIds: readonly number[] },
): Promise<LearningEvent[]> {
  const users = runIds.length === 0 ? [] : await queries.findUsersOfRuns(tx, runIds);
  return users.map(
    ({ user_id: userId }) => [LEARNING_PROGRESSED, movedIn(null, { userId, companyId })] as const,
  );
}

/** Call it at the end of each work on a company's runs. Returns the event about the changes whose work is done. */
export async function finishChanges(
  tx: Db,
  companyId: number,
  at: number,
): Promise<LearningEvent[]> {
  const isNews = await queries.settleChanges(tx, companyId, at);
  return isNews ? [[GROUP_COMPLETED, { companyId }]] : [];
}
