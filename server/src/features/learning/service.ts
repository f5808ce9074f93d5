import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import type { Media } from '../media/service.ts';
import { createProgressOfTrainees } from './figures/progress-of-trainees.ts';
import { createOpenModule } from './open-module.ts';
import { createPath } from './path/create-path.ts';
import { createQuiz } from './quiz/create-quiz.ts';
import { createResults } from './results/create-results.ts';
import { createRuns } from './runs/create-runs.ts';
import { createWatching } from './watching/create-watching.ts';

export { LEARNING_COMPLETED, LEARNING_PROGRESSED } from './events.ts';
export { isStuck } from './figures/figures.ts';
export type {
  CalculatedProgress,
  KnownModules,
  TraineeFigures,
} from './figures/progress-of-trainees.ts';
export { mayLearn } from './policy.ts';
export {
  deleteSomeOfCompany,
  deleteSomeOfModule,
  deleteSomeOfUser,
  isModuleInRuns,
} from './purge-queries.ts';
export { countResultsOf } from './results/impact-queries.ts';
export type { ReadyModule, Result } from './results/results.ts';
export { mergeRuns } from './runs/merge-runs.ts';
export type { ProgressInDetail } from './runs/progress-in-detail.ts';
export { type ReplacedRun, replaceRuns, startRuns, undoReplacedRun } from './runs/runs.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly tasks: Pick<Tasks, 'enqueue' | 'workFor'>;
  readonly summaries: Pick<Summaries, 'forget'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly media: Pick<Media, 'linkFor' | 'sendsVideos'>;
  /** Decides on the order of questions; the same for all processes of an installation. */
  readonly quizSecret: Buffer;
}

export type Learning = ReturnType<typeof createLearning>;

/** Each part is made by the topic folder that it belongs to. */
export function createLearning(dependencies: Dependencies) {
  const { db } = dependencies;
  const { pathOf, ...path } = createPath(dependencies);
  const progressOf = createProgressOfTrainees(db);
  const { inTraineeTransaction, ...results } = createResults(dependencies);
  const { startWatching, linkedVideos, evidenceIn, ...watching } = createWatching({
    ...dependencies,
    inTraineeTransaction,
  });
  const { openQuiz, explain, ...quiz } = createQuiz({ ...dependencies, inTraineeTransaction });
  const { listTries } = quiz;
  const runs = createRuns({
    ...dependencies,
    pathOf,
    progressOf,
    evidenceIn,
    listTries,
    explain,
  });
  return {
    ...path,
    ...results,
    ...watching,
    ...quiz,
    ...runs,

    /** Returns the figures of each of these trainees, in a fixed number of queries; times in seconds. */
    progressOf,

    /** Starts the watch clock of the session in the module. Throws NOT_FOUND, MODULE_LOCKED. */
    openModule: createOpenModule({
      db,
      pathOf,
      watching: { startWatching, linkedVideos },
      openQuiz,
    }),
  };
}
