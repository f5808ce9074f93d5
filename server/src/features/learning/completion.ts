/** Completes a training: when a trainee passes the last module, or by a change of a module. */
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import {
  LEARNING_COMPLETED,
  LEARNING_PROGRESSED,
  type LearningCompleted,
  type LearningEvent,
  movedIn,
} from './events.ts';
import { findStandings } from './impact-queries.ts';
import { freezeModules, markRunCompleted } from './run-queries.ts';
import { findRunsThatWatched, markCompleted } from './structure-queries.ts';

interface CompletedRun extends LearningCompleted {
  readonly runId: number;
}

/**
 * Completes a run whose modules are all completed, once: modules that are added later do not take it back. Returns the
 * events to be published after the commit.
 */
export async function completeTraining(
  tx: Db,
  { runId, ...completed }: CompletedRun,
  at: number,
): Promise<LearningEvent[]> {
  if (!(await markRunCompleted(tx, runId, at))) return [];
  await freezeModules(tx, [runId]);
  return [[LEARNING_COMPLETED, completed]];
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
    for (const run of await findStandings(tx, companyId, runIds)) {
      const { user_id: traineeId, user_name: traineeName } = run;
      events.push([LEARNING_PROGRESSED, movedIn(id, { userId: traineeId, companyId })]);
      if (run.has_completed_all === 0) continue;
      const completed = { runId: run.id, traineeId, traineeName, companyId };
      events.push(...(await completeTraining(tx, completed, at)));
    }
    if (slice.isOver) await slice.next();
  }
  return events;
}
