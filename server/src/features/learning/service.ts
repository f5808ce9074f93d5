import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Logger } from '#server/platform/log.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import type { Certificates } from '../certificates/service.ts';
import type { Media } from '../media/service.ts';
import { createProgressOfTrainees } from './figures/progress-of-trainees.ts';
import { createOpenModule } from './open-module.ts';
import { createPath } from './path/create-path.ts';
import { createQuiz } from './quiz/create-quiz.ts';
import { createResults } from './results/create-results.ts';
import { createRuns } from './runs/create-runs.ts';
import { createWatching } from './watching/create-watching.ts';

export { LEARNING_COMPLETED, LEARNING_PROGRESSED } from './events.ts';
export { LONG_AGO } from './figures/figure-queries.ts';
export { isStuck, setRemindOn } from './figures/figures.ts';
export type {
  CalculatedProgress,
  KnownModules,
  TraineeFigures,
} from './figures/progress-of-trainees.ts';
export { orderVersionOf } from './path/training-order-queries.ts';
export { mayLearn } from './policy.ts';
export {
  deleteSomeOfCompany,
  deleteSomeOfModule,
  deleteSomeOfUser,
  isModuleInRuns,
} from './purge-queries.ts';
export { findBlockedQuizzes } from './quiz/try-queries.ts';
export { countResultsOf } from './results/impact-queries.ts';
export type { ReadyModule, Result, ResultsOfRun } from './results/results.ts';
export { mergeRuns } from './runs/merge-runs.ts';
export type { ProgressInDetail } from './runs/progress-in-detail.ts';
export { renewRuns } from './runs/renew.ts';
export { type ReplacedRun, replaceRuns, startRuns, undoReplacedRun } from './runs/runs.ts';
export { readComing } from './standing/coming.ts';
export {
  complianceCounts,
  earliestDayOf,
  hasStanding,
  isForTrainee,
  isInRange,
  isRequired,
  isRule,
  openMonthOf,
  recordedResultsOf,
  waiversOf,
} from './standing/condition-queries.ts';
export { type EarnedCompletion, loadFacts, type PersonFacts } from './standing/facts.ts';
export { dayToCount, monthOf } from './standing/month-end.ts';
export { loadStandings, presentStanding } from './standing/people.ts';
export type { ModuleReminder } from './standing/person-reminders.ts';
export {
  type CompanyRules,
  loadModuleRules,
  loadRules,
  type ModuleRule,
} from './standing/rules.ts';
export {
  bestCompletion,
  type EndedCompletion,
  endsOf,
  NEVER,
  standingKey,
  standingOf,
} from './standing/standing.ts';
export { type StandingRange, standingRange } from './standing/standing-range.ts';
export { factsIn, standingIn } from './standing/standings.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly tasks: Pick<Tasks, 'enqueue' | 'workFor'>;
  readonly summaries: Pick<Summaries, 'forget'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly media: Pick<Media, 'linkFor' | 'sendsVideos'>;
  readonly certificates: Pick<Certificates, 'issue'>;
  readonly log: Logger;
  /** Decides on the order of questions; the same for all processes of an installation. */
  readonly quizSecret: Buffer;
}

export type Learning = ReturnType<typeof createLearning>;

/** Each part is made by the topic folder that it belongs to. */
export function createLearning(dependencies: Dependencies) {
  const { db } = dependencies;
  const { pathOf, ...path } = createPath(dependencies);
  const progressOf = createProgressOfTrainees(dependencies);
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
