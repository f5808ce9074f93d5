import type { VideoProblem } from '@portal/contract/learning';
import type { Media } from '#server/features/media/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { deviceOf } from '#server/platform/http/device.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { LEARNING_WATCHED, movedIn, publishAll, throttleByTrainee } from '../events.ts';
import { learnerOf, requireCurrentRun } from '../learner.ts';
import type { PathModule } from '../path/path.ts';
import type { InTraineeTransaction } from '../results/trainee-transaction.ts';
import { createEvidence } from './evidence.ts';
import { createLinkedVideos } from './linked-videos.ts';
import { createReportVideoProblem } from './video-problems.ts';
import {
  createCompleteVideo,
  createOpenWatching,
  createReportWatching,
  createRequireVideo,
  type Viewer,
  type WatchReport,
} from './watching.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly media: Pick<Media, 'linkFor' | 'sendsVideos'>;
  readonly inTraineeTransaction: InTraineeTransaction;
}

export type Watching = ReturnType<typeof createWatching>;

export function createWatching({ db, bus, now, media, inTraineeTransaction }: Dependencies) {
  const { sendsVideos } = media;
  const openWatching = createOpenWatching({ db, now, sendsVideos });
  const requireVideo = createRequireVideo(db);
  const reportWatching = createReportWatching({ db, now, sendsVideos, requireVideo });
  const reportVideoProblem = createReportVideoProblem({ db, now, requireVideo });
  const completeVideo = createCompleteVideo(inTraineeTransaction);
  const evidence = createEvidence(db);
  const publishWatched = throttleByTrainee((moved) => publishAll(bus, [[LEARNING_WATCHED, moved]]));

  return {
    /** Starts the watch clock of the session in the module. */
    async startWatching(
      identity: Identity,
      module: PathModule,
      userAgent: string | undefined,
    ): Promise<void> {
      const viewer = viewerOf(identity);
      await openWatching({ ...viewer, device: deviceOf(userAgent) }, module);
      if (module.openedAt === null) publishWatched(movedIn(module.id, viewer));
    },

    linkedVideos: createLinkedVideos({ db, now, media }),

    /** Credits watched time, as far as the clock allows. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_CHANGED, RUN_ENDED. */
    async reportWatching(identity: Identity, moduleId: number, report: WatchReport) {
      const viewer = viewerOf(identity);
      requireCurrentRun(viewer, report.runId);
      const accepted = await reportWatching(viewer, moduleId, report);
      publishWatched(movedIn(moduleId, viewer));
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

    evidenceIn: evidence.evidenceIn,

    /** For admins. */
    listWatchingSessions: evidence.listSessions,

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
