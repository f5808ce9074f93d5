/** Opens a quiz again for a trainee who has to wait or has used all tries. */
import { because } from '@portal/contract/reasons';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Actor } from '../activity/service.ts';
import type { Learning } from '../learning/service.ts';
import { getTrainee, recordTrainee } from './changes.ts';
import { lockTrainees } from './moving.ts';
import { findModuleName } from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'announceModule' | 'openQuizAgain'>;
  readonly now: () => number;
}

export function createUnblockQuiz({ db, learning, now }: Dependencies) {
  /** Throws NOT_FOUND if the module is not one of the trainee's company. Changes nothing without failed tries. */
  return async (actor: Actor, id: number, moduleId: number): Promise<void> => {
    const companyId = await inTransaction(db, async (tx) => {
      await lockTrainees(tx, [id]);
      const trainee = await getTrainee(tx, id);
      const module = requireFound(
        await findModuleName(tx, trainee.company_id, moduleId),
        because('moduleNotFound'),
      );
      const failed = await learning.openQuizAgain(tx, { runId: trainee.current_run_id, moduleId });
      if (failed === 0) return null;
      await recordTrainee(tx, trainee, {
        actor,
        action: 'trainee.quiz-opened',
        after: { module: module.name, failedTries: failed },
        at: now(),
      });
      return trainee.company_id;
    });
    if (companyId !== null) learning.announceModule({ userId: id, companyId }, moduleId);
  };
}
