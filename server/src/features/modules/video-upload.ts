import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/log.ts';
import type { MediaStore, StagedFile } from '../../platform/media/media-store.ts';
import { createVideoProbe } from '../../platform/media/probe-video.ts';
import type { WorkerPool } from '../../platform/worker/worker-pool.ts';
import type { Actor } from '../activity/service.ts';
import { removeDropped } from '../media/stored-file.ts';
import { keepVideo } from '../media/video-file.ts';
import type { SaveModule } from './module-saving.ts';

interface Dependencies {
  readonly media: MediaStore;
  readonly workers: Pick<WorkerPool, 'run'>;
  readonly log: Logger;
  readonly save: SaveModule;
}

/**
 * Puts a video in the place of the module's videos, in one call. The file is durable before a row names
 * it. The claimed duration, in seconds, is as the browser sent it, and believed only where the file
 * states none.
 */
export function createUploadVideo(deps: Dependencies) {
  const probe = createVideoProbe(deps.workers);
  return async (
    actor: Actor,
    moduleId: number,
    file: StagedFile,
    claimedDuration: string | undefined,
  ): Promise<{ warning: string | null }> => {
    const { warning, ...video } = await keepVideo(probe, file, claimedDuration);
    try {
      await deps.save(actor, moduleId, { video: { ...video, uploadId: null } });
    } catch (error) {
      // After any other failure the commit may yet have happened: the sweep of orphans decides.
      if (error instanceof AppError) await removeDropped(deps, [video.mediaKey]);
      throw error;
    }
    return { warning };
  };
}
