import { because } from '@portal/contract/reasons';
import { lockCompanyShared } from '#server/features/companies/service.ts';
import { isForeignKeyViolation } from '#server/platform/database/constraint-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Certifying } from '../certifying/certify.ts';
import { LEARNING_COMPLETED, type LearningEvent, publishAll } from '../events.ts';
import { type Learner, runHasEnded } from '../learner.ts';
import { loadPath } from '../path/load-path.ts';
import { moduleAfter, type Path, type PathModule } from '../path/path.ts';
import { lockTrainee, markReached } from '../path/progress-queries.ts';
import { addToResults, completeRuns } from './completion.ts';

/** A transaction during which no other one changes this trainee's progress or the company's modules. */
export interface TraineeTransaction {
  readonly learner: Learner;
  readonly tx: Db;
  readonly path: Path;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Completes the run, all of whose modules are completed. */
  completeTraining(): Promise<void>;
  /** Issues the certificates of what the trainee has completed by the pass of the module. */
  certify(module: PathModule): Promise<void>;
  /** Publishes the events after the commit, if there is one. */
  publish(events: readonly LearningEvent[]): void;
}

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly certifying: Pick<Certifying, 'certifyPass'>;
  readonly now: () => number;
}

export type InTraineeTransaction = ReturnType<typeof createTraineeTransactions>;

/**
 * Runs the changes of one trainee one after the other: of two parallel submissions the second one sees the result of
 * the first, and of two passes only the last one completes the training.
 */
export function createTraineeTransactions(dependencies: Dependencies) {
  const { db, bus, certifying, now } = dependencies;
  return async <T>(
    learner: Learner,
    change: (transaction: TraineeTransaction) => Promise<T>,
  ): Promise<T> => {
    let events: LearningEvent[] = [];
    const result = await notFoundIfDeleted(() =>
      inTransaction(db, async (tx) => {
        // A transaction that is repeated after a conflict begins without the events of the failed attempt.
        events = [];
        if (!(await lockCompanyShared(tx, learner.companyId))) throw notFound();
        await lockCurrentRun(tx, learner);
        const at = now();
        const path = await loadPath(tx, learner, at);
        return change({
          learner,
          tx,
          path,
          now: at,
          completeTraining: async () => {
            const { userId: traineeId, name: traineeName, companyId, runId } = learner;
            const completed = await completeRuns(tx, [runId], { at, changeId: null });
            if (completed.has(runId))
              events.push([LEARNING_COMPLETED, { traineeId, traineeName, companyId }]);
          },
          certify: ({ hasCertificate }) =>
            certifying.certifyPass(tx, learner, { hasCertificate, at }),
          publish: (more) => events.push(...more),
        });
      }),
    );
    publishAll(bus, events);
    return result;
  };
}

/**
 * Locks the trainee until the transaction ends. Throws NOT_FOUND if the trainee was deleted, RUN_ENDED if a new run was
 * started since the call began.
 */
export async function lockCurrentRun(tx: Db, { userId, runId }: Learner): Promise<void> {
  const [trainee] = await lockTrainee(tx, { userId });
  if (trainee === undefined) throw notFound();
  if (trainee.current_run_id !== runId) throw runHasEnded();
}

/**
 * Unlocks the next module permanently when `module` is passed. After the last module the training is completed. What is
 * completed is certified.
 */
export async function unlockNext(
  transaction: TraineeTransaction,
  module: PathModule,
): Promise<void> {
  const { learner, tx, path, now } = transaction;
  const next = moduleAfter(path, module.id);
  if (next !== null && !next.isReached)
    await markReached(tx, { runId: learner.runId, moduleId: next.id, now });
  if (module.isPassed) return;
  const isLast = path.every(({ id, isSettled }) => isSettled || id === module.id);
  if (isLast) await transaction.completeTraining();
  await addToResults(tx, [learner.runId], now);
  await transaction.certify(module);
}

/** Throws NOT_FOUND if the module or the trainee is deleted during the write. */
export async function notFoundIfDeleted<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isForeignKeyViolation(error) ? notFound() : error;
  }
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', because('noSuchModule'));
}
