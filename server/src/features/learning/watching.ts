import type { AcceptedWatch } from '@portal/contract/learning';
import { WATCH_CLOCK_SLACK_MS } from '@portal/contract/limits';
import { isCovered, requiredSeconds } from '@portal/contract/rules';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { LEARNING_PROGRESSED, movedIn } from './events.ts';
import { resetWatching } from './follow-up-queries.ts';
import { prepareFindModuleOfVideo } from './module-queries.ts';
import { clampPosition, type PathModule, requireUnlockedModule, toPath } from './path.ts';
import { type prepareFindPath, prepareSaveWatching, saveResult } from './progress-queries.ts';
import {
  type InTraineeTransaction,
  type Learner,
  notFoundIfDeleted,
  openNext,
  runHasEnded,
} from './trainee-transaction.ts';

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
  readonly findPath: ReturnType<typeof prepareFindPath>;
}

/**
 * Credits watched time and the furthest second, as far as the clock allows. Throws NOT_FOUND, MODULE_LOCKED,
 * VIDEO_CHANGED, RUN_ENDED.
 */
export function createReportWatching({ db, now, findPath }: Dependencies) {
  const saveWatching = prepareSaveWatching(db);
  const findModuleOfVideo = prepareFindModuleOfVideo(db);

  /**
   * The video may be replaced between this check and the credit: then the clock was reset, and allows no more than its
   * slack.
   */
  async function requireVideo(videoId: number, moduleId: number): Promise<void> {
    const [video] = await findModuleOfVideo({ videoId });
    if (video?.module_id === moduleId) return;
    throw new AppError('VIDEO_CHANGED', 'This video was replaced. Please watch the new one.');
  }

  return async (
    learner: Learner,
    moduleId: number,
    report: WatchReport,
  ): Promise<AcceptedWatch> => {
    const { videoDuration, replacedAt } = requireUnlockedModule(
      toPath(await findPath(learner)),
      moduleId,
    );
    const { timeSpent, position, watchedTo = timeSpent, videoId } = report;
    if (videoId !== undefined) await requireVideo(videoId, moduleId);
    if (replacedAt !== null)
      await resetWatching(db, { moduleId, runIds: [learner.runId], replacedAt });
    const [stored] = await notFoundIfDeleted(() =>
      saveWatching({
        runId: learner.runId,
        moduleId,
        // Without a video there is nothing to watch.
        seconds: videoDuration === 0 ? 0 : timeSpent,
        position: position === undefined ? null : clampPosition(position, videoDuration),
        watchedTo: clampPosition(watchedTo, videoDuration),
        slackMs: WATCH_CLOCK_SLACK_MS,
        now: now(),
      }),
    );
    if (stored === undefined) throw runHasEnded();
    return {
      success: true,
      timeSpent: stored.watched_seconds,
      position: stored.position_seconds,
      watchedTo: stored.watched_to_seconds,
    };
  };
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
      if (module.isCompleted || (module.isWatched && module.questionCount > 0))
        return { isCompleted: module.isCompleted };
      if (!module.isWatched) requireCovered(module);
      const isCompleted = module.questionCount === 0;
      await saveResult(
        tx,
        { runId: learner.runId, moduleId },
        isCompleted ? { watched_at: now, passed_at: now } : { watched_at: now },
        now,
      );
      transaction.publish([[LEARNING_PROGRESSED, movedIn(moduleId, learner)]]);
      if (isCompleted) await openNext(transaction, module);
      return { isCompleted };
    });
}

function requireCovered({ watchedSeconds, watchedTo, videoDuration }: PathModule): void {
  if (isCovered({ watchedSeconds, watchedTo }, videoDuration)) return;
  const required = requiredSeconds(videoDuration);
  throw new AppError(
    'VIDEO_NOT_WATCHED',
    'This video is not watched to its end yet. Please watch the rest of it.',
    { details: { watchedSeconds, watchedTo, requiredSeconds: required } },
  );
}
