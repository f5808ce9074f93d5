/** Completes a training: when a trainee passes the last module, or by a change of a module. */
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import type { Notifications } from '../notifications/service.ts';
import {
  LEARNING_COMPLETED,
  LEARNING_PROGRESSED,
  type LearningCompleted,
  type LearningEvent,
  movedIn,
} from './events.ts';
import { findStandings } from './impact-queries.ts';
import { findTraineesWhoWatched, markCompleted } from './structure-queries.ts';

/** The effects of a completed training, each in the transaction of the last completion. */
export interface CompletionDependencies {
  readonly notifications: Pick<Notifications, 'recordCompletion'>;
}

export type CompleteTraining = ReturnType<typeof createCompleteTraining>;

/** Records that a trainee has completed every module. Returns the event to be published after the commit. */
export function createCompleteTraining({ notifications }: CompletionDependencies) {
  return async (tx: Db, completed: LearningCompleted, now: number): Promise<LearningEvent> => {
    await notifications.recordCompletion(tx, completed.traineeId, now);
    return [LEARNING_COMPLETED, completed];
  };
}

interface WatchedDependencies {
  readonly now: () => number;
  readonly completeTraining: CompleteTraining;
}

interface ModuleOfCompany {
  readonly id: number;
  readonly company_id: number;
}

/** Trainees per batch; one or two milliseconds on SQLite. */
const TRAINEES_PER_STEP = 25;

/**
 * A module that lost its last question is completed for the trainees who watched it, and for some that completes the
 * training. All in `tx`, which has the company locked. Returns the events to be published after the commit.
 */
export function createCompleteWatched({ now, completeTraining }: WatchedDependencies) {
  return async (tx: Db, { id, company_id }: ModuleOfCompany): Promise<LearningEvent[]> => {
    const trainees = await findTraineesWhoWatched(tx, id);
    const at = now();
    const events: LearningEvent[] = [];
    const slice = startTimeSlice();
    for (let from = 0; from < trainees.length; from += TRAINEES_PER_STEP) {
      const userIds = trainees.slice(from, from + TRAINEES_PER_STEP);
      await markCompleted(tx, id, userIds, at);
      for (const trainee of await findStandings(tx, company_id, userIds)) {
        const learner = { userId: trainee.id, companyId: company_id };
        events.push([LEARNING_PROGRESSED, movedIn(id, learner)]);
        if (trainee.has_completed_all === 0) continue;
        const { id: traineeId, name: traineeName } = trainee;
        const completed = { traineeId, traineeName, companyId: company_id };
        events.push(await completeTraining(tx, completed, at));
      }
      if (slice.isOver) await slice.next();
    }
    return events;
  };
}
