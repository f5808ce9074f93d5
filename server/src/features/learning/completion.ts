/** Completes a training: when a trainee passes the last module, or by a change of modules. */
import type { Db } from '#server/platform/database/schema.ts';
import { freezeModules, markRunsCompleted } from './run-queries.ts';

interface Completion {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The change that completes the runs; null if their trainees do. */
  readonly changeId: number | null;
}

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
  await freezeModules(tx, completed);
  return new Set(completed);
}
