import type { Certificates } from '#server/features/certificates/service.ts';
import type { TrainingInCompany } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Logger } from '#server/platform/log.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import { createCertifying } from '../certifying/certify.ts';
import { learnerOf } from '../learner.ts';
import { requireModule } from '../path/path.ts';
import { createCertificatesStep } from './certificates-task.ts';
import { countTraining } from './impact-queries.ts';
import { createModuleChanges } from './module-changes.ts';
import { countLearners } from './module-impact-queries.ts';
import { type CurrentRun, type ReadyModule, readyModulesOf, resultsOfRuns } from './results.ts';
import { createStandingChanges } from './standing-changes.ts';
import { createStandingsStep } from './standings-task.ts';
import { createTraineeTransactions } from './trainee-transaction.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly tasks: Pick<Tasks, 'enqueue' | 'workFor'>;
  readonly summaries: Pick<Summaries, 'forget'>;
  readonly certificates: Pick<Certificates, 'issue'>;
  readonly log: Logger;
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

export function createResults(dependencies: Dependencies) {
  const { db, bus, tasks, summaries, certificates, log, now } = dependencies;
  const certifying = createCertifying({ certificates });
  const inTraineeTransaction = createTraineeTransactions({ db, bus, certifying, now });

  return {
    inTraineeTransaction,

    /**
     * Runs `work` in a transaction that locks the trainee's progress and the company's modules, so that `isCompleted`
     * (passed once, in this run or the one that it renews, or recorded) stays true or false until the commit. Throws
     * NOT_FOUND unless the module is in the trainee's path.
     */
    async withLockedProgress<T>(
      identity: Identity,
      moduleId: number,
      work: (tx: Db, module: { isCompleted: boolean; companyId: number }) => Promise<T>,
    ): Promise<T> {
      const learner = learnerOf(identity);
      return inTraineeTransaction(learner, ({ tx, path }) => {
        const module = requireModule(path, moduleId);
        const isCompleted = module.isPassed || module.isRenewed || module.isCompleted;
        return work(tx, { isCompleted, companyId: learner.companyId });
      });
    },

    /** The modules of a company's training, without drafts, in training order. */
    readyModulesOf: (companyId: number) => readyModulesOf(db, companyId),

    /** Returns the results of current runs in the company, in modules of {@link readyModulesOf}, by run. */
    resultsOf: (companyId: number, runs: readonly CurrentRun[], modules: readonly ReadyModule[]) =>
      resultsOfRuns(db, { companyId, runs, modules, now: now() }),

    /** Counts the trainees whom a change of the module would affect. */
    learnersOf: (module: ModuleOfCompany, passMark: number): Promise<LearnersOfModule> =>
      countLearners(db, module, passMark),

    /** Counts the trainees who have started or completed the company's training, and their results. */
    trainingIn: (companyId: number): Promise<TrainingInCompany> => countTraining(db, companyId),

    /** The effects of changes of modules on the results and figures of the company's trainees. */
    moduleChanges: createModuleChanges({ bus, tasks, summaries, now }),

    /** The effects of other changes of what some people must take. */
    changeStandings: createStandingChanges({ bus }),

    /** The step of the task that follows the standings from day to day. */
    standingsStep: createStandingsStep({ bus, summaries, now }),

    /** The step of the task that certifies what admins have changed, and what is older than the certificates. */
    certificatesStep: createCertificatesStep({ bus, certifying, log, now }),
  };
}
