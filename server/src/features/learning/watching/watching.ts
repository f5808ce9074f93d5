import type { AcceptedWatch } from '@portal/contract/learning';
import { because } from '@portal/contract/reasons';
import { isCovered, requiredSeconds } from '@portal/contract/rules';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { LEARNING_PROGRESSED, movedIn } from '../events.ts';
import { markActive, refreshFigures } from '../figures/figures.ts';
import type { Learner } from '../learner.ts';
import { findModuleOfVideo } from '../module-queries.ts';
import { loadPath } from '../path/load-path.ts';
import { clampPosition, type PathModule, requireUnlockedModule } from '../path/path.ts';
import { markOpened, saveResult } from '../path/progress-queries.ts';
import { resetWatching } from '../results/follow-up-queries.ts';
import {
  type InTraineeTransaction,
  lockCurrentRun,
  notFoundIfDeleted,
  unlockNext,
} from '../results/trainee-transaction.ts';
import { deleteFinishedProblem } from './video-problem-queries.ts';
import { creditOf, keepsClock } from './watch-credit.ts';
import * as queries from './watching-queries.ts';

/** A login session of a trainee. */
export interface Viewer extends Learner {
  readonly sessionId: number;
}

/** The report of a player, in seconds of the module's videos. */
export interface WatchReport {
  /** All played seconds, replays included. */
  readonly timeSpent: number;
  /** The second at which to continue. */
  readonly position?: number | undefined;
  /** The furthest second reached without skipping; a client that does not send it has not skipped. */
  readonly watchedTo?: number | undefined;
  /** One of the module's videos, as the sender knows them. */
  readonly videoId?: number | undefined;
  /** The run in which the video was played. */
  readonly runId?: number | undefined;
}

interface Dependencies {
  readonly db: Db;
  readonly now: () => number;
  /** The portal itself sends the videos to the browsers, so that it knows how many bytes they got. */
  readonly sendsVideos: boolean;
}

/** Resets what was watched of a replaced video, in case the follow-up has not come to this run yet. */
async function forgetReplacedVideo(db: Db, runId: number, { id, replacedAt }: PathModule) {
  if (replacedAt !== null) await resetWatching(db, { moduleId: id, runIds: [runId], replacedAt });
}

/** Starts the clock of a session in a module. */
export function createOpenWatching({ db, now, sendsVideos }: Dependencies) {
  /** Whether the opening would change nothing: the rule of the query, which decides. Most pages are fetched again. */
  async function isRunning(key: queries.WatchingKey, device: string | null, at: number) {
    const clock = await queries.findSessionClock(db, key);
    if (clock === undefined || (clock.device === null && device !== null)) return false;
    return keepsClock(clock.reported_at, at);
  }

  return async (viewer: Viewer & { device: string | null }, module: PathModule): Promise<void> => {
    const { runId, sessionId, device } = viewer;
    const { id: moduleId, openedAt, videoDuration } = module;
    await forgetReplacedVideo(db, runId, module);
    const at = now();
    await notFoundIfDeleted(async () => {
      if (openedAt === null)
        await inTransaction(db, async (tx) => {
          await markOpened(tx, { runId, moduleId }, at);
          await markActive(tx, runId, at);
        });
      // Without a video there is nothing to watch.
      if (videoDuration === 0) return;
      const key = { runId, moduleId, sessionId };
      if (await isRunning(key, device, at)) return;
      const filmBytes = sendsVideos ? 0 : null;
      await queries.openSession(db, { ...key, filmBytes, device, now: at });
    });
  };
}

export type RequireVideo = ReturnType<typeof createRequireVideo>;

/** Throws VIDEO_CHANGED unless the module has the video. It may be replaced after this check. */
export function createRequireVideo(db: Db) {
  return async (videoId: number, moduleId: number): Promise<void> => {
    const [video] = await findModuleOfVideo(db, { videoId });
    if (video?.module_id === moduleId) return;
    throw new AppError('VIDEO_CHANGED', because('videoChanged'));
  };
}

/**
 * Credits watched time and the furthest second by the rule of {@link creditOf}. Throws NOT_FOUND, MODULE_LOCKED,
 * VIDEO_CHANGED, RUN_ENDED.
 */
export function createReportWatching(dependencies: Dependencies & { requireVideo: RequireVideo }) {
  const { db, now, sendsVideos, requireVideo } = dependencies;

  /** Call with the trainee locked, so that parallel reports cannot be credited with the same time. */
  async function credit(tx: Db, key: queries.WatchingKey, claim: Claim) {
    const at = now();
    const [stored] = await queries.findMarks(tx, key);
    const creditedUntil = stored?.credited_until ?? null;
    const marks = {
      held: stored?.watched_seconds ?? 0,
      creditedUntil,
      reportedAt: stored?.reported_at ?? null,
    };
    const credited = creditOf(marks, claim.claimed, at);
    const { available, seconds, reportedAt } = credited;
    const [progress] = await queries.addCredit(tx, { ...key, ...claim, available, now: at });
    await queries.addEvidence(tx, {
      ...key,
      seconds,
      reportedAt,
      filmBytes: sendsVideos ? 0 : null,
    });
    // After the progress, like the completion of a run: the other order would allow deadlocks.
    if (credited.creditedUntil !== creditedUntil)
      await queries.setCreditedUntil(tx, {
        runId: key.runId,
        creditedUntil: credited.creditedUntil,
      });
    await markActive(tx, key.runId, at);
    return progress;
  }

  return async (viewer: Viewer, moduleId: number, report: WatchReport): Promise<AcceptedWatch> => {
    const module = requireUnlockedModule(await loadPath(db, viewer, now()), moduleId);
    const { timeSpent, position, watchedTo = timeSpent, videoId } = report;
    // The video may be replaced before the credit, which is then real time with the old video.
    if (videoId !== undefined) await requireVideo(videoId, moduleId);
    const { videoDuration } = module;
    // Without a video there is nothing to watch.
    if (videoDuration === 0) return accepted(module);
    const { runId, sessionId } = viewer;
    await forgetReplacedVideo(db, runId, module);
    const claim = {
      claimed: timeSpent,
      position: position === undefined ? null : clampPosition(position, videoDuration),
      watchedTo: clampPosition(watchedTo, videoDuration),
    };
    const progress = await notFoundIfDeleted(() =>
      inTransaction(db, async (tx) => {
        await lockCurrentRun(tx, viewer);
        return credit(tx, { runId, moduleId, sessionId }, claim);
      }),
    );
    return accepted({
      watchedSeconds: progress?.watched_seconds ?? 0,
      position: progress?.position_seconds ?? 0,
      watchedTo: progress?.watched_to_seconds ?? 0,
    });
  };
}

/** The claims of a report. */
interface Claim {
  /** All played seconds. */
  readonly claimed: number;
  /** Null leaves the stored position. */
  readonly position: number | null;
  readonly watchedTo: number;
}

function accepted({
  watchedSeconds,
  position,
  watchedTo,
}: Pick<PathModule, 'watchedSeconds' | 'position' | 'watchedTo'>): AcceptedWatch {
  return { success: true, timeSpent: watchedSeconds, position, watchedTo };
}

/** The state of a module after its video is accepted. */
interface Accepted {
  readonly isCompleted: boolean;
}

/** Accepts the video as watched. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_NOT_WATCHED, RUN_ENDED. */
export function createCompleteVideo(inTraineeTransaction: InTraineeTransaction) {
  return (learner: Learner, moduleId: number): Promise<Accepted> =>
    inTraineeTransaction(learner, async (transaction) => {
      const { tx, path, now } = transaction;
      const module = requireUnlockedModule(path, moduleId);
      // There is nothing to accept: a repeated call changes nothing.
      if (module.isPassed || (module.isWatched && module.questionCount > 0))
        return { isCompleted: module.isPassed };
      if (!module.isWatched) requireCovered(module);
      await deleteFinishedProblem(tx, { userId: learner.userId, moduleId });
      const isCompleted = module.questionCount === 0;
      await saveResult(
        tx,
        { runId: learner.runId, moduleId },
        isCompleted ? { watched_at: now, passed_at: now } : { watched_at: now },
        now,
      );
      transaction.publish([[LEARNING_PROGRESSED, movedIn(moduleId, learner)]]);
      if (isCompleted) await unlockNext(transaction, module);
      await refreshFigures(tx, [learner.runId], now);
      return { isCompleted };
    });
}

function requireCovered({ watchedSeconds, watchedTo, videoDuration }: PathModule): void {
  if (isCovered({ watchedSeconds, watchedTo }, videoDuration)) return;
  const required = requiredSeconds(videoDuration);
  throw new AppError('VIDEO_NOT_WATCHED', because('videoNotWatched'), {
    details: { watchedSeconds, watchedTo, requiredSeconds: required },
  });
}
