/** The problems with videos that the browsers of trainees report. */
import type { VideoProblem } from '@portal/contract/learning';
import type { Db } from '#server/platform/database/schema.ts';
import type { Learner } from '../learner.ts';
import { loadPath } from '../path/load-path.ts';
import { requireUnlockedModule } from '../path/path.ts';
import { insertVideoProblem } from './video-problem-queries.ts';
import type { RequireVideo } from './watching.ts';

interface Dependencies {
  readonly db: Db;
  readonly now: () => number;
  readonly requireVideo: RequireVideo;
}

/** Stores that a trainee's browser has a problem with a video. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_CHANGED. */
export function createReportVideoProblem({ db, now, requireVideo }: Dependencies) {
  return async (
    learner: Learner,
    moduleId: number,
    { videoId, problem }: { readonly videoId: number; readonly problem: VideoProblem },
  ): Promise<void> => {
    requireUnlockedModule(await loadPath(db, learner, now()), moduleId);
    await requireVideo(videoId, moduleId);
    await insertVideoProblem(db, { videoId, problem, userId: learner.userId, now: now() });
  };
}
