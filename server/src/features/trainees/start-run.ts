/** Lets a trainee take the training again. */
import { reachedCompanies } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { Run } from '@portal/contract/runs';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Actor } from '../activity/service.ts';
import type { Learning } from '../learning/service.ts';
import { getTrainee, recordTrainee } from './changes.ts';
import { lockTrainees, startNewRuns } from './moving.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'announceRuns' | 'listRuns'>;
  readonly now: () => number;
}

export function createStartRun({ db, learning, now }: Dependencies) {
  /**
   * Starts a new run and returns it; the former one ends. Throws NOT_FOUND, and CONFLICT if the current run has another
   * number than `currentNumber`.
   */
  return async (actor: Actor, id: number, currentNumber: number | undefined): Promise<Run> => {
    await inTransaction(db, async (tx) => {
      await lockTrainees(tx, [id]);
      const trainee = await getTrainee(tx, id);
      const number = trainee.current_run_number;
      if (currentNumber !== undefined && currentNumber !== number) throw startedMeanwhile();
      const at = now();
      await startNewRuns(tx, { ids: [id], at });
      const action = 'trainee.run-started';
      const [before, after] = [{ run: number }, { run: number + 1 }];
      await recordTrainee(tx, trainee, { actor, action, before, after, at });
    });
    await learning.announceRuns([id]);
    const [run = null] = await learning.listRuns({
      userId: id,
      companies: reachedCompanies(actor.reach),
    });
    return requireFound(run, because('traineeNotFound'));
  };
}

function startedMeanwhile(): AppError {
  return new AppError('CONFLICT', because('otherRunStarted'));
}
