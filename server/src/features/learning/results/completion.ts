/** Completes a training: when a trainee passes the last module, or by a change of modules. */
import type { Db } from '#server/platform/database/schema.ts';
import { freezeAddedModules, freezeModules, markRunsCompleted } from './completion-queries.ts';

interface Completion {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The change that completes the runs; null if their trainees do. */
  readonly changeId: number | null;
}

/** In place of a change: an admin completes the runs in another way, as by a recorded result, a waiver or a group. */
export const BY_ADMIN = 0;

/**
 * Completes those of the runs that are not completed yet, all of whose modules are completed. Modules that are added
 * later do not take it back. Returns the ids of the runs that it has completed.
 */
export async function completeRuns(
  tx: Db,
  runIds: readonly number[],
  completion: Completion,
): Promise<ReadonlySet<number>> {
  const completed = await markRunsCompleted(tx, runIds, completion);
  await freezeModules(tx, { ids: completed });
  return new Set(completed);
}

/** Adds to the results of completed runs what was passed in them since. Call it after passes, and after changes. */
export async function addToResults(tx: Db, runIds: readonly number[], at: number): Promise<void> {
  if (runIds.length === 0) return;
  await freezeAddedModules(tx, { ids: runIds, at });
}
