import type { Db } from '#server/platform/database/schema.ts';
import { takeTurn } from '#server/platform/turn.ts';
import type { Notifications } from '../notifications/service.ts';
import { LEARNING_COMPLETED, LEARNING_PROGRESSED, type LearningEvent, movedIn } from './events.ts';
import { findStandings } from './impact-queries.ts';
import { findWatchers, keepPasses } from './structure-queries.ts';

interface Dependencies {
  readonly now: () => number;
  readonly notifications: Pick<Notifications, 'noteCompletion'>;
}

interface ModuleOfCompany {
  readonly id: number;
  readonly company_id: number;
}

/** A millisecond or two. */
const WATCHERS_PER_STEP = 25;

/**
 * A module that lost its last question is done for whoever watched it, and for some that was the last one.
 * All in `tx`, which has the company locked; what others are to hear of it after the commit is returned.
 */
export function createPassWatchers({ now, notifications }: Dependencies) {
  return async (tx: Db, { id, company_id }: ModuleOfCompany): Promise<LearningEvent[]> => {
    const watchers = await findWatchers(tx, id);
    const at = now();
    const events: LearningEvent[] = [];
    const turn = takeTurn();
    for (let from = 0; from < watchers.length; from += WATCHERS_PER_STEP) {
      const userIds = watchers.slice(from, from + WATCHERS_PER_STEP);
      await keepPasses(tx, id, userIds, at);
      for (const trainee of await findStandings(tx, company_id, userIds)) {
        const learner = { userId: trainee.id, companyId: company_id };
        events.push([LEARNING_PROGRESSED, movedIn(id, learner)]);
        if (trainee.is_through === 0) continue;
        await notifications.noteCompletion(tx, trainee.id, at);
        const { id: traineeId, name: traineeName } = trainee;
        events.push([LEARNING_COMPLETED, { traineeId, traineeName, companyId: company_id }]);
      }
      if (turn.isOver) await turn.next();
    }
    return events;
  };
}
