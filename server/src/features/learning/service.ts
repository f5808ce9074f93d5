import type {
  Dashboard,
  ModuleProgress,
  QuizResult,
  TrainingModule,
  VideoProblem,
} from '@portal/contract/learning';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { deviceOf } from '#server/platform/http/device.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import type { TrainingInCompany } from '../companies/service.ts';
import type { Media } from '../media/service.ts';
import {
  LEARNING_PROGRESSED,
  LEARNING_WATCHED,
  movedIn,
  publishAll,
  publishInSlices,
  throttleByTrainee,
} from './events.ts';
import { createProgressOfTrainees, type ProgressInDetail } from './figures/progress-of-trainees.ts';
import { type Learner, learnerOf, requireCurrentRun } from './learner.ts';
import * as modules from './module-queries.ts';
import { type Path, requireModule, requireUnlockedModule, toPath } from './path/path.ts';
import { findPosters } from './path/poster-queries.ts';
import * as present from './path/present.ts';
import { findPath, findRunFacts, type ProgressKey } from './path/progress-queries.ts';
import { rememberOpenModules } from './path/training-order-queries.ts';
import { presentTrainingModule } from './present-module.ts';
import { createAttemptHistory } from './quiz/attempt-history.ts';
import { createOpenQuiz } from './quiz/next-try.ts';
import { presentQuizResult } from './quiz/present.ts';
import { createSubmitQuiz, type Submission } from './quiz/quiz.ts';
import { createDrawPaper } from './quiz/quiz-paper.ts';
import { createTraineeTries } from './quiz/trainee-tries.ts';
import { findTries, markTriesOpened } from './quiz/try-queries.ts';
import { createFigureRefreshes } from './results/figure-refreshes.ts';
import { insertFollowUp } from './results/follow-up-queries.ts';
import { createFollowUps } from './results/follow-ups.ts';
import { countTraining } from './results/impact-queries.ts';
import { countLearners } from './results/module-impact-queries.ts';
import { type ReadyModule, readyModulesOf, resultsOfRuns } from './results/results.ts';
import { createTraineeTransactions } from './results/trainee-transaction.ts';
import { createOwnResults } from './runs/own-results.ts';
import { createRunHistory } from './runs/run-history.ts';
import { findRunCompanies } from './runs/run-queries.ts';
import { createModulesInRun } from './runs/trainee-modules.ts';
import { createEvidence } from './watching/evidence.ts';
import { createLinkedVideos } from './watching/linked-videos.ts';
import { createReportVideoProblem } from './watching/video-problems.ts';
import {
  createCompleteVideo,
  createOpenWatching,
  createReportWatching,
  createRequireVideo,
  type Viewer,
  type WatchReport,
} from './watching/watching.ts';

export { LEARNING_COMPLETED, LEARNING_PROGRESSED } from './events.ts';
export { isStuck } from './figures/figures.ts';
export type {
  CalculatedProgress,
  KnownModules,
  ProgressInDetail,
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
export { type ReplacedRun, replaceRuns, startRuns, undoReplacedRun } from './runs/runs.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly summaries: Pick<Summaries, 'forget'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly media: Pick<Media, 'linkFor' | 'sendsVideos'>;
  /** Decides on the order of questions; the same for all processes of an installation. */
  readonly quizSecret: Buffer;
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

export type Learning = ReturnType<typeof createLearning>;

export function createLearning(dependencies: Dependencies) {
  const { db, bus, summaries, now, media } = dependencies;
  const inTraineeTransaction = createTraineeTransactions(dependencies);
  const { sendsVideos } = media;
  const openWatching = createOpenWatching({ db, now, sendsVideos });
  const requireVideo = createRequireVideo(db);
  const reportWatching = createReportWatching({ db, now, sendsVideos, requireVideo });
  const reportVideoProblem = createReportVideoProblem({ db, now, requireVideo });
  const evidence = createEvidence(db);
  const publishWatched = throttleByTrainee((moved) => publishAll(bus, [[LEARNING_WATCHED, moved]]));
  const completeVideo = createCompleteVideo(inTraineeTransaction);
  const drawPaper = createDrawPaper(dependencies.quizSecret);
  const linkedVideos = createLinkedVideos({ db, now, media });
  const openQuiz = createOpenQuiz({ db, now, drawPaper });
  const submitQuiz = createSubmitQuiz(inTraineeTransaction, drawPaper);
  const followUps = createFollowUps({ db, bus, summaries, now });
  const modulesInRun = createModulesInRun({ db, evidence });
  const figures = createFigureRefreshes({ db, bus, summaries, now });
  const progressOf = createProgressOfTrainees(db);
  const runs = createRunHistory({ db, modulesInRun });
  const results = createOwnResults({ db, now });
  const attempts = createAttemptHistory({ db, drawPaper });
  const traineeTries = createTraineeTries({ db, now });

  const pathOf = async (learner: Pick<Learner, 'runId' | 'companyId'>): Promise<Path> =>
    toPath(await findPath(db, learner));

  return {
    /** For admins. */
    listRuns: runs.listRuns,
    getRun: runs.getRun,
    listAttempts: attempts.listAttempts,
    getAttempt: attempts.getAttempt,
    listWatchingSessions: evidence.listSessions,
    listTries: traineeTries.listTries,
    listTriesOfRun: traineeTries.listTriesOfRun,

    listOwnResults: results.list,
    getOwnResult: results.get,
    markResultSeen: results.markSeen,

    listOwnAttempts: (identity: Identity, moduleId: number, cursor: number | undefined) =>
      attempts.listOwnAttempts(learnerOf(identity), moduleId, cursor),

    getOwnAttempt: (identity: Identity, id: number) =>
      attempts.getOwnAttempt(learnerOf(identity), id),

    /** Shows these trainees, and the admins who watch them, their current runs. Call after the commit. */
    async announceRuns(userIds: readonly number[]): Promise<void> {
      const rows = await findRunCompanies(db, userIds);
      const events = rows.map((learner) => [LEARNING_PROGRESSED, movedIn(null, learner)] as const);
      await publishInSlices(bus, events);
    },

    /** Throws FORBIDDEN. */
    async dashboard(identity: Identity): Promise<Dashboard> {
      const learner = learnerOf(identity);
      const [path, [facts]] = await Promise.all([pathOf(learner), findRunFacts(db, learner)]);
      return present.presentDashboard(path, facts, now());
    },

    async modules(identity: Identity): Promise<ModuleProgress[]> {
      return present.presentModules(await pathOf(learnerOf(identity)), now());
    },

    /** The first poster of each module of the company, with a link for the session. */
    async posters(identity: Identity) {
      const at = now();
      const { companyId } = learnerOf(identity);
      const rows = await findPosters(db, { companyId });
      const first = new Map(rows.toReversed().map((row) => [row.module_id, row.media_key]));
      return [...first].map(([moduleId, key]) => {
        return { moduleId, url: media.linkFor(key, identity, at) };
      });
    },

    /** The company on which the policy decides; null if there is no such module. */
    async loadModuleCompany(moduleId: number): Promise<{ companyId: number | null }> {
      const [row] = await modules.findCompanyOf(db, { moduleId });
      return { companyId: row?.company_id ?? null };
    },

    /** Starts the watch clock of the session in the module. Throws NOT_FOUND, MODULE_LOCKED. */
    async openModule(
      identity: Identity,
      moduleId: number,
      userAgent?: string,
    ): Promise<TrainingModule> {
      const learner = viewerOf(identity);
      const [path, [facts]] = await Promise.all([pathOf(learner), findRunFacts(db, learner)]);
      const module = requireUnlockedModule(path, moduleId);
      await openWatching({ ...learner, device: deviceOf(userAgent) }, module);
      if (module.openedAt === null) publishWatched(movedIn(moduleId, learner));
      const { runId } = learner;
      const [linked, quiz] = await Promise.all([
        linkedVideos(moduleId, identity),
        openQuiz({ runId, moduleId }, module),
      ]);
      const trainingCompletedAt = facts?.completed_at ?? null;
      const opened = { runId, trainingCompletedAt, path, module, ...linked, ...quiz };
      return presentTrainingModule(opened);
    },

    /** Credits watched time, as far as the clock allows. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_CHANGED, RUN_ENDED. */
    async reportWatching(identity: Identity, moduleId: number, report: WatchReport) {
      const learner = viewerOf(identity);
      requireCurrentRun(learner, report.runId);
      const accepted = await reportWatching(learner, moduleId, report);
      publishWatched(movedIn(moduleId, learner));
      return accepted;
    },

    /** Stores that the trainee's browser has a problem with a video. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_CHANGED. */
    reportVideoProblem: (
      identity: Identity,
      moduleId: number,
      report: { readonly videoId: number; readonly problem: VideoProblem },
    ): Promise<void> => reportVideoProblem(learnerOf(identity), moduleId, report),

    /** Accepts the video as watched. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_NOT_WATCHED, RUN_ENDED. */
    async completeVideo(identity: Identity, moduleId: number, runId?: number) {
      const learner = learnerOf(identity);
      requireCurrentRun(learner, runId);
      return completeVideo(learner, moduleId);
    },

    /**
     * Scores the answers and stores the attempt. A submission that is sent again returns the result of the first time.
     * Throws what {@link createSubmitQuiz} throws.
     */
    async submitQuiz(
      identity: Identity,
      moduleId: number,
      submission: Submission,
    ): Promise<QuizResult> {
      const learner = learnerOf(identity);
      requireCurrentRun(learner, submission.runId);
      return presentQuizResult(await submitQuiz(learner, moduleId, submission));
    },

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

    /** Throws NOT_FOUND unless the module is in the trainee's path: of their company and no draft. */
    async requireVisible(identity: Identity, moduleId: number): Promise<void> {
      requireModule(await pathOf(learnerOf(identity)), moduleId);
    },

    /** Returns the figures of each of these trainees, in a fixed number of queries; times in seconds. */
    progressOf,

    /** The modules of a company's training, without drafts, in training order. */
    readyModulesOf: (companyId: number) => readyModulesOf(db, companyId),

    /** Returns the results of current runs in modules of {@link readyModulesOf}, by run, in one query. */
    resultsOf: (runIds: readonly number[], modules: readonly ReadyModule[]) =>
      resultsOfRuns(db, runIds, modules),

    /** Returns the figures of one trainee, in total and for each module of the path. Throws NOT_FOUND. */
    async progressInDetail(trainee: {
      readonly userId: number;
      readonly companyId: number;
      readonly runId: number;
    }): Promise<ProgressInDetail> {
      const [path, summaries] = await Promise.all([pathOf(trainee), progressOf([trainee.userId])]);
      const summary = requireFound(summaries.get(trainee.userId), 'Trainee not found');
      return {
        summary,
        modules: await modulesInRun(trainee, path),
        ...(await traineeTries.explain(trainee.runId, path, summary)),
      };
    },

    /**
     * Opens a quiz again: the failed tries of the run do not count any more. Call it with the trainee locked. Returns
     * the number of failed tries that had counted.
     */
    async openQuizAgain(tx: Db, key: ProgressKey): Promise<number> {
      const { failed } = await findTries(tx, key);
      if (failed > 0) await markTriesOpened(tx, key);
      return failed;
    },

    /** Shows the trainee, and the admins who watch them, the state of a module. Call after the commit. */
    announceModule(
      learner: { readonly userId: number; readonly companyId: number },
      moduleId: number,
    ) {
      publishAll(bus, [[LEARNING_PROGRESSED, movedIn(moduleId, learner)]]);
    },

    /** Counts the trainees whom a change of the module would affect. */
    learnersOf: (module: ModuleOfCompany, passMark: number): Promise<LearnersOfModule> =>
      countLearners(db, module, passMark),

    /** Counts the trainees who have started or completed the company's training, and their results. */
    trainingIn: (companyId: number): Promise<TrainingInCompany> => countTraining(db, companyId),

    /**
     * Keeps unlocked what trainees can open now. Call once in the transaction of any change of a company's modules,
     * order, videos or questions, with the company locked, before the change.
     */
    rememberOpenModules,

    /**
     * Completes a module that has lost its questions for the trainees who have watched it, after the commit. Call in the
     * transaction that replaces the questions, with the company locked.
     */
    completeWatched: (tx: Db, module: ModuleOfCompany, at = now()): Promise<unknown> =>
      insertFollowUp(tx, module, { kind: 'complete-watched', at }),

    /**
     * Passes a module whose pass mark was lowered for the trainees whose best score reaches it, after the commit. Call in
     * the transaction that lowers it, with the company locked.
     */
    lowerPassMark: (tx: Db, module: ModuleOfCompany, at: number): Promise<unknown> =>
      insertFollowUp(tx, module, { kind: 'lower-pass-mark', at }),

    /**
     * Resets the watching of the trainees who have not passed the module, with its evidence; the others keep their
     * progress. Call in the transaction that replaces a video of the module, with the company locked.
     */
    resetWatching: (tx: Db, module: ModuleOfCompany): Promise<unknown> =>
      insertFollowUp(tx, module, { kind: 'reset-watching', at: now() }),

    /** The work that changes of modules leave for the results in them. */
    followUps,

    /** The figures by which the list of trainees is filtered and ordered. */
    figures,

    /** Records bytes of a video that were sent to a session; stored in the background. */
    addFilmBytes: evidence.addFilmBytes,

    /** Stores the recorded bytes. Runs every few seconds and when the process ends. */
    storeFilmBytes: evidence.storeFilmBytes,
  };
}

const viewerOf = (identity: Identity): Viewer => ({
  ...learnerOf(identity),
  sessionId: identity.sessionId,
});
