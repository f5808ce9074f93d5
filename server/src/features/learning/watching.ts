import type { AcceptedWatch } from '@portal/contract/learning';
import { WATCH_CLOCK_SLACK_MS } from '@portal/contract/limits';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { openModule, toPath } from './path.ts';
import { prepareKeepWatching } from './progress-queries.ts';
import { prepareFindModuleOfVideo, type prepareFindPath } from './queries.ts';
import { type Learner, unlessGone } from './trainee-turn.ts';
import { clampPosition } from './watch-credit.ts';

/** The report of a player, in seconds of the module's videos. */
export interface WatchReport {
  /** Played in all, replays included. */
  readonly timeSpent: number;
  /** Where to go on. */
  readonly position?: number | undefined;
  /** The furthest second reached without skipping; a client that does not send it has not skipped. */
  readonly watchedTo?: number | undefined;
  /** One of the module's videos, as far as the sender knows. */
  readonly videoId?: number | undefined;
}

interface Dependencies {
  readonly db: Db;
  readonly now: () => number;
  readonly findPath: ReturnType<typeof prepareFindPath>;
}

/** Credits watched time and the furthest second, as far as the clock allows. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_CHANGED. */
export function createReportWatching({ db, now, findPath }: Dependencies) {
  const keepWatching = prepareKeepWatching(db);
  const findModuleOfVideo = prepareFindModuleOfVideo(db);

  /**
   * Between this look and the credit it may still be replaced: the clock has then been set back, and
   * allows no more than its slack.
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
    const { videoDuration } = openModule(toPath(await findPath(learner)), moduleId);
    const { timeSpent, position, watchedTo = timeSpent, videoId } = report;
    if (videoId !== undefined) await requireVideo(videoId, moduleId);
    const [kept] = await unlessGone(() =>
      keepWatching({
        userId: learner.userId,
        moduleId,
        // Without a video there is nothing to watch.
        seconds: videoDuration === 0 ? 0 : timeSpent,
        position: position === undefined ? null : clampPosition(position, videoDuration),
        watchedTo: clampPosition(watchedTo, videoDuration),
        slackMs: WATCH_CLOCK_SLACK_MS,
        now: now(),
      }),
    );
    if (kept === undefined) throw new Error('A report of watching always leaves its row');
    return {
      success: true,
      timeSpent: kept.watched_seconds,
      position: kept.position_seconds,
      watchedTo: kept.watched_to_seconds,
    };
  };
}
