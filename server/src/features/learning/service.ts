import type {
  Dashboard,
  ModuleProgress,
  QuizResult,
  TrainingModule,
} from '@portal/contract/learning';
import type { Db } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/route.ts';
import type { Bus } from '../../platform/live/bus.ts';
import type { MediaLinks } from '../../platform/media/media-links.ts';
import { createCompleteVideo } from './completion.ts';
import { openModule, type Path, toPath } from './path.ts';
import { NO_SUCH_MODULE } from './policy.ts';
import * as present from './present.ts';
import { type ProgressInDetail, progressOfTrainees } from './progress-of-trainees.ts';
import { markOpened } from './progress-queries.ts';
import * as queries from './queries.ts';
import { createSubmitQuiz, type Submission } from './quiz.ts';
import { passWatchers, rememberOpenModules, resetWatching } from './structure-queries.ts';
import { createTurns, type Learner, unlessGone } from './trainee-turn.ts';
import { createReportWatching, type WatchReport } from './watching.ts';

export { LEARNING_COMPLETED, LEARNING_PROGRESSED } from './events.ts';
export type { CalculatedProgress, ProgressInDetail } from './progress-of-trainees.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly mediaLinks: Pick<MediaLinks, 'linkFor'>;
}

/** When a module without a video is worth asking for again: there is no link that could expire. */
const NO_LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

export type Learning = ReturnType<typeof createLearning>;

export function createLearning({ db, bus, now, mediaLinks }: Dependencies) {
  const findPath = queries.prepareFindPath(db);
  const findCompanyOf = queries.prepareFindCompanyOf(db);
  const takeTurn = createTurns({ db, bus, now, findPath });
  const reportWatching = createReportWatching({ db, now, findPath });
  const completeVideo = createCompleteVideo(takeTurn);
  const submitQuiz = createSubmitQuiz(takeTurn);

  const pathOf = async (learner: Pick<Learner, 'userId' | 'companyId'>): Promise<Path> =>
    toPath(await findPath(learner));

  async function linkedVideos(moduleId: number, userId: number) {
    const at = now();
    const links = (await queries.findVideos(db, moduleId)).map(({ id, duration, media_key }) => ({
      id,
      duration,
      link: mediaLinks.linkFor(media_key, userId, at),
    }));
    return {
      videos: links.map(({ id, duration, link }) => ({ id, url: link.url, duration })),
      mediaExpiresAt: links.reduce(
        (earliest, { link }) => Math.min(earliest, link.expiresAt),
        at + NO_LINK_LIFETIME_MS,
      ),
    };
  }

  return {
    async dashboard(identity: Identity): Promise<Dashboard> {
      return present.presentDashboard(await pathOf(learnerOf(identity)));
    },

    async modules(identity: Identity): Promise<ModuleProgress[]> {
      return (await pathOf(learnerOf(identity))).map(present.presentModuleProgress);
    },

    /** What the policy decides on; throws NOT_FOUND. */
    async companyOf(moduleId: number): Promise<{ companyId: number }> {
      const [row] = await findCompanyOf({ moduleId });
      return { companyId: found(row, NO_SUCH_MODULE).company_id };
    },

    /** The first opening starts the watch clock. Throws NOT_FOUND, MODULE_LOCKED. */
    async openModule(identity: Identity, moduleId: number): Promise<TrainingModule> {
      const learner = learnerOf(identity);
      const path = await pathOf(learner);
      const module = openModule(path, moduleId);
      if (module.openedAt === null)
        await unlessGone(() => markOpened(db, { userId: learner.userId, moduleId }, now()));
      const [linked, questions] = await Promise.all([
        linkedVideos(moduleId, learner.userId),
        queries.findQuestions(db, moduleId),
      ]);
      return present.presentTrainingModule({ path, module, questions, ...linked });
    },

    /** Credits watched time, as far as the clock allows. Throws NOT_FOUND, MODULE_LOCKED. */
    reportWatching: (identity: Identity, moduleId: number, report: WatchReport) =>
      reportWatching(learnerOf(identity), moduleId, report),

    /** Accepts the video as watched. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_NOT_WATCHED. */
    completeVideo: (identity: Identity, moduleId: number) =>
      completeVideo(learnerOf(identity), moduleId),

    /** One attempt, or the one this submission repeats. Throws what {@link createSubmitQuiz} throws. */
    async submitQuiz(
      identity: Identity,
      moduleId: number,
      submission: Submission,
    ): Promise<QuizResult> {
      return present.presentQuizResult(await submitQuiz(learnerOf(identity), moduleId, submission));
    },

    /** Whether a module of the trainee's company is done, as feedback on it needs. */
    async hasCompleted(identity: Identity, moduleId: number): Promise<boolean> {
      const path = await pathOf(learnerOf(identity));
      return path.some(({ id, isDone }) => id === moduleId && isDone);
    },

    /** The figures of each of these trainees, in a fixed number of queries; times in seconds. */
    progressOf: (userIds: readonly number[]) => progressOfTrainees(db, userIds),

    async progressInDetail(trainee: {
      readonly userId: number;
      readonly companyId: number | null;
    }): Promise<ProgressInDetail> {
      const { userId, companyId } = trainee;
      const [path, summaries] = await Promise.all([
        companyId === null ? [] : pathOf({ userId, companyId }),
        progressOfTrainees(db, [userId]),
      ]);
      return {
        summary: found(summaries.get(userId), 'Trainee not found'),
        modules: path.map(present.presentTraineeModule),
      };
    },

    /**
     * Call in the transaction of any change of a company's modules, order, videos or questions, before the
     * change: what stands open to a trainee stays open after it.
     */
    rememberOpenModules: (tx: Db, companyId: number): Promise<unknown> =>
      rememberOpenModules(tx, companyId, now()),

    /** Call after a module's questions were replaced: without any, whoever watched it is done. */
    passWatchers: (tx: Db, moduleId: number): Promise<unknown> => passWatchers(tx, moduleId, now()),

    /** Call when a module's video is replaced: whoever has not passed starts anew; passes stay. */
    resetWatching: (tx: Db, moduleId: number): Promise<unknown> => resetWatching(tx, moduleId),
  };
}

/** Throws FORBIDDEN for whoever is in no company. */
function learnerOf({ userId, name, companyId }: Identity): Learner {
  if (companyId === null) throw new AppError('FORBIDDEN', 'Access denied');
  return { userId, name, companyId };
}
