/** Completes a training: when a trainee passes the last module, or by a change of a module. */
import type { Db } from '#server/platform/database/schema.ts';
import { LEARNING_COMPLETED, LEARNING_PROGRESSED, type LearningEvent, movedIn } from './events.ts';
import { type FollowUp, findRunsThatWatched, markCompleted } from './follow-up-queries.ts';
import { findStandings, type Standing } from './impact-queries.ts';
import { freezeModules, markRunsCompleted } from './run-queries.ts';

/**
 * Completes those of the runs that are not completed yet, all of whose modules are completed. Modules that are added
 * later do not take it back. Returns the ids of the runs that it has completed.
 */
export async function completeRuns(
  tx: Db,
  runIds: readonly number[],
  at: number,
): Promise<ReadonlySet<number>> {
  const completed = await markRunsCompleted(tx, runIds, at);
  await freezeModules(tx, completed);
  return new Set(completed);
}

interface SomeRuns {
  readonly followUp: FollowUp;
  readonly runIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * A module that lost its last question is completed for the trainees who watched it, and for some that completes the
 * training. Call it with these trainees locked. Returns the events to be published after the commit.
 */
export async function completeWatched(
  tx: Db,
  { followUp, runIds, at }: SomeRuns,
): Promise<LearningEvent[]> {
  const watched = await findRunsThatWatched(tx, followUp, runIds);
  if (watched.length === 0) return [];
  await markCompleted(tx, followUp, watched, at);
  const { module_id: id, company_id: companyId } = followUp;
  const standings = await findStandings(tx, companyId, watched);
  const passed = standings.filter((run) => run.has_completed_all === 1).map(({ id }) => id);
  const completed = await completeRuns(tx, passed, at);
  return standings.flatMap((run) => eventsOf(run, { id, companyId, completed }));
}

interface Watched {
  readonly id: number;
  readonly companyId: number;
  /** The runs that are completed now. */
  readonly completed: ReadonlySet<number>;
}

function eventsOf(
  { id: runId, user_id: traineeId, user_name: traineeName }: Standing,
  { id, companyId, completed }: Watched,
): LearningEvent[] {
  // A deleted trainee, who may be restored.
  if (traineeName === null) return [];
  const progressed = [LEARNING_PROGRESSED, movedIn(id, { userId: traineeId, companyId })] as const;
  if (!completed.has(runId)) return [progressed];
  return [progressed, [LEARNING_COMPLETED, { traineeId, traineeName, companyId }]];
}
