import type { TrainingInCompany } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import { learnerOf } from '../learner.ts';
import { requireModule } from '../path/path.ts';
import { countTraining } from './impact-queries.ts';
import { createModuleChanges } from './module-changes.ts';
import { countLearners } from './module-impact-queries.ts';
import { type ReadyModule, readyModulesOf, resultsOfRuns } from './results.ts';
import { createTraineeTransactions } from './trainee-transaction.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly tasks: Pick<Tasks, 'enqueue' | 'workFor'>;
  readonly summaries: Pick<Summaries, 'forget'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Numbers of trainees of the module's company. */
export interface LearnersOfModule {
  /** Trainees who have passed the module. */
  readonly passed: number;
  /** Trainees who have opened the module and not passed it. */
  readonly inProgress: number;
  /** The part of `inProgress` that has watched the module. */
  readonly watched: number;
  /** Trainees who have passed all other modules, not this one. */
  readonly completedByDeletion: number;
  /** Trainees who have watched the module, and have no other one to pass: without questions they complete the training. */
  readonly completedByWatching: number;
  /** Trainees who have not passed the module, and pass it with the pass mark. */
  readonly passedByMark: number;
  /** The part of `passedByMark` whose training that completes. */
  readonly completedByMark: number;
}

interface ModuleOfCompany {
  readonly id: number;
  readonly company_id: number;
}

export function createResults({ db, bus, tasks, summaries, now }: Dependencies) {
  const inTraineeTransaction = createTraineeTransactions({ db, bus, now });

  return {
    inTraineeTransaction,

    /**
     * Runs `work` in a transaction that locks the trainee's progress and the company's modules, so that `isCompleted`
     * stays true or false until the commit. Throws NOT_FOUND unless the module is in the trainee's path.
     */
    async withLockedProgress<T>(
      identity: Identity,
      moduleId: number,
      work: (tx: Db, module: { isCompleted: boolean; companyId: number }) => Promise<T>,
    ): Promise<T> {
      const learner = learnerOf(identity);
      return inTraineeTransaction(learner, ({ tx, path }) => {
        const { isCompleted } = requireModule(path, moduleId);
        return work(tx, { isCompleted, companyId: learner.companyId });
      });
    },

    /** The modules of a company's training, without drafts, in training order. */
    readyModulesOf: (companyId: number) => readyModulesOf(db, companyId),

    /** Returns the results of current runs in modules of {@link readyModulesOf}, by run, in one query. */
    resultsOf: (runIds: readonly number[], modules: readonly ReadyModule[]) =>
      resultsOfRuns(db, runIds, modules),

    /** Counts the trainees whom a change of the module would affect. */
    learnersOf: (module: ModuleOfCompany, passMark: number): Promise<LearnersOfModule> =>
      countLearners(db, module, passMark),

    /** Counts the trainees who have started or completed the company's training, and their results. */
    trainingIn: (companyId: number): Promise<TrainingInCompany> => countTraining(db, companyId),

    /** The effects of changes of modules on the results and figures of the company's trainees. */
    moduleChanges: createModuleChanges({ bus, tasks, summaries, now }),
  };
}
