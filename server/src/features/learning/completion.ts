/** Completes a training: when a trainee passes the last module, or by a change of a module. */
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { LEARNING_COMPLETED, LEARNING_PROGRESSED, type LearningEvent, movedIn } from './events.ts';
import { findStandings, type Standing } from './impact-queries.ts';
import { freezeModules, markRunsCompleted } from './run-queries.ts';
import { findRunsThatWatched, markCompleted } from './structure-queries.ts';

/**
 * Completes those of the runs that are not completed yet, all of whose modules are completed. Modules that are added
 * later do not take it back. Returns the ids of the runs that it has completed.
 */
export async function completeRuns(
  tx: Db,
  runIds: readonly number[],
  at: number,
): Promise<ReadonlySet<number>> {
  const completed = runIds.length === 0 ? [] : await markRunsCompleted(tx, runIds, at);
  if (completed.length > 0) await freezeModules(tx, completed);
  return new Set(completed);
}

interface ModuleOfCompany {
  readonly id: number;
  readonly company_id: number;
}

/** Runs per batch; one or two milliseconds on SQLite. */
const RUNS_PER_STEP = 25;

/**
 * A module that lost its last question is completed for the trainees who watched it, and for some that completes the
 * training. All in `tx`, which has the company locked. Returns the events to be published after the commit.
 */
export async function completeWatched(
  tx: Db,
  { id, company_id: companyId }: ModuleOfCompany,
  at: number,
): Promise<LearningEvent[]> {
  const watched = await findRunsThatWatched(tx, id);
  const events: LearningEvent[] = [];
  const slice = startTimeSlice();
  for (let from = 0; from < watched.length; from += RUNS_PER_STEP) {
    const runIds = watched.slice(from, from + RUNS_PER_STEP);
    await markCompleted(tx, id, runIds, at);
    const standings = await findStandings(tx, companyId, runIds);
    const passed = standings.filter((run) => run.has_completed_all === 1).map(({ id }) => id);
    const completed = await completeRuns(tx, passed, at);
    for (const run of standings) events.push(...eventsOf(run, { id, companyId, completed }));
    if (slice.isOver) await slice.next();
  }
  return events;
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
