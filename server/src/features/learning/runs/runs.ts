/** Runs: the passages of a trainee through their company's training. The newest run is current, and only it changes. */
import type { Db } from '#server/platform/database/schema.ts';
import { insertFigures } from '../figures/figure-queries.ts';
import { refreshFigures } from '../figures/figures.ts';
import { reachOpenModules } from '../path/training-order-queries.ts';
import { completeByChanges } from '../results/completing-changes.ts';
import { freezeModules } from '../results/completion-queries.ts';
import * as queries from './run-queries.ts';

/** Starts the first runs of new trainees, in the transaction that inserts them. */
export async function startRuns(tx: Db, userIds: readonly number[], at: number): Promise<void> {
  if (userIds.length === 0) return;
  await queries.insertRuns(tx, userIds, at);
  await queries.setCurrentRuns(tx, userIds);
  await insertFigures(tx, userIds);
}

/** A run that another one has replaced. */
export interface ReplacedRun {
  readonly userId: number;
  readonly runBefore: number;
  readonly runAfter: number;
}

/**
 * Ends the current runs of these trainees and starts new ones in their present companies. Call it with the companies of
 * the ended runs locked, at least shared, and with the trainees locked: no progress is added to a run that has ended.
 */
export async function replaceRuns(
  tx: Db,
  userIds: readonly number[],
  at: number,
): Promise<ReplacedRun[]> {
  if (userIds.length === 0) return [];
  const ended = await queries.lockCurrentRuns(tx, userIds);
  await endRuns(tx, ended, at);
  await startRuns(tx, userIds, at);
  const runAfterOf = await queries.findCurrentRuns(tx, userIds);
  return ended.flatMap(({ id: runBefore, user_id: userId }) => {
    const runAfter = runAfterOf.get(userId);
    return runAfter === undefined ? [] : { userId, runBefore, runAfter };
  });
}

/** Ends these current runs, which keep their modules. */
export async function endRuns(
  tx: Db,
  ended: readonly queries.CurrentRun[],
  at: number,
): Promise<void> {
  if (ended.length === 0) return;
  await rememberOpen(tx, ended, at);
  // A completed run has the modules with which it was completed.
  const uncompleted = ended.filter(({ completed_at }) => completed_at === null);
  await freezeModules(tx, { ids: idsOf(uncompleted) });
  await queries.endRuns(tx, idsOf(ended), at);
}

/**
 * A run that is made current again, or whose progress a renewal takes over, has the same modules unlocked, whatever happens
 * to their order in between.
 */
async function rememberOpen(tx: Db, ended: readonly queries.CurrentRun[], at: number) {
  for (const [companyId, runs] of Map.groupBy(ended, ({ company_id }) => company_id))
    await reachOpenModules(tx, { companyId, runIds: idsOf(runs), now: at });
}

/**
 * Makes the earlier run current again and removes the later one, if that is still the current run and the trainee has
 * done nothing in it; otherwise returns false and changes nothing. Modules may have been deleted in between: the run is
 * completed if all are passed now. Call it with the company and the trainee locked. `goBack` is called if it is possible:
 * it gives the trainee the company and the groups of the earlier run.
 */
export async function undoReplacedRun(
  tx: Db,
  replaced: ReplacedRun,
  { at, goBack }: { readonly at: number; readonly goBack: () => Promise<void> },
): Promise<boolean> {
  const { userId, runBefore, runAfter } = replaced;
  const runs = await queries.lockRuns(tx, userId, [runBefore, runAfter]);
  const [before, after] = [runBefore, runAfter].map((id) => runs.find((run) => run.id === id));
  if (before === undefined || after === undefined) return false;
  if (after.ended_at !== null || after.number !== before.number + 1) return false;
  if (await queries.isTouched(tx, runAfter)) return false;
  await queries.continueRun(tx, userId, before);
  await queries.deleteRun(tx, runAfter);
  await goBack();
  await completeByChanges(tx, { companyId: before.company_id, runIds: [runBefore], at });
  await refreshFigures(tx, [runBefore], at);
  return true;
}

const idsOf = (runs: readonly { readonly id: number }[]) => runs.map(({ id }) => id);
