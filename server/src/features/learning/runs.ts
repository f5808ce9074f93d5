/** Runs: the passages of a trainee through their company's training. The newest run is current, and only it changes. */
import type { Db } from '#server/platform/database/schema.ts';
import * as queries from './run-queries.ts';

/** Starts the first runs of new trainees, in the transaction that inserts them. */
export async function startRuns(tx: Db, userIds: readonly number[], at: number): Promise<void> {
  if (userIds.length === 0) return;
  await queries.insertRuns(tx, userIds, at);
  await queries.setCurrentRuns(tx, userIds);
}

/**
 * Ends the current runs of these trainees and starts new ones in their present companies. Call it with the companies of
 * the ended runs locked, at least shared, and with the trainees locked: no progress is added to a run that has ended.
 */
export async function replaceRuns(tx: Db, userIds: readonly number[], at: number): Promise<void> {
  const ended = await queries.lockCurrentRuns(tx, userIds);
  // A completed run has the modules with which it was completed.
  const uncompleted = ended.filter(({ completed_at }) => completed_at === null);
  if (uncompleted.length > 0) await queries.freezeModules(tx, idsOf(uncompleted));
  if (ended.length > 0) await queries.endRuns(tx, idsOf(ended), at);
  await startRuns(tx, userIds, at);
}

const idsOf = (runs: readonly { readonly id: number }[]) => runs.map(({ id }) => id);
