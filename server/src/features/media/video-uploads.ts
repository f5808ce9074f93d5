import type { Db } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/log.ts';
import type { MediaStore, StagedFile } from '../../platform/media/media-store.ts';
import { createVideoProbe } from '../../platform/media/probe-video.ts';
import type { WorkerPool } from '../../platform/worker/worker-pool.ts';
import type { ContentChange } from '../modules/content-change.ts';
import type { NewVideo } from '../modules/video-change.ts';
import { removeDropped } from './stored-file.ts';
import { keepVideo } from './video-file.ts';
import * as queries from './video-queries.ts';

/** How long an upload waits for the save that takes it: one day. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const EXPIRED_PER_BATCH = 100;

interface Dependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly workers: Pick<WorkerPool, 'run'>;
  readonly now: () => number;
  readonly log: Logger;
}

/**
 * Videos that are uploaded before the save of their module. The file is in the media store and named by
 * a row, so that any process can commit the save; no address leads to it until a module has it.
 */
export function createVideoUploads(deps: Dependencies) {
  const { db, now } = deps;
  const probe = createVideoProbe(deps.workers);
  return {
    /**
     * The claimed duration, in seconds, is as the browser sent it.
     * @throws UnsupportedMediaError, INVALID_INPUT
     */
    async create(userId: number, file: StagedFile, claimedDuration: string | undefined) {
      const { warning, ...video } = await keepVideo(probe, file, claimedDuration);
      const createdAt = now();
      const id = await queries.insertUpload(db, { ...video, createdBy: userId, createdAt });
      const expiresAt = new Date(createdAt + LIFETIME_MS).toISOString();
      return { id, duration: video.duration, expiresAt, warning };
    },

    /** Removes what no save has taken in time; resolves to how many there were. */
    async removeExpired(ending?: AbortSignal): Promise<number> {
      let removed = 0;
      for (;;) {
        ending?.throwIfAborted();
        const expiredAt = now() - LIFETIME_MS;
        const keys = await queries.deleteExpiredUploads(db, {
          expiredAt,
          count: EXPIRED_PER_BATCH,
        });
        await removeDropped(deps, keys);
        removed += keys.length;
        if (keys.length < EXPIRED_PER_BATCH) return removed;
      }
    },
  };
}

/**
 * Takes an upload of the actor for the module; null where the module has its video already, because the
 * answer to an earlier save was lost. Throws UPLOAD_NOT_FOUND.
 */
export async function takeUpload(
  { tx, actor, module, at }: ContentChange,
  uploadId: number,
): Promise<NewVideo | null> {
  const wanted = { id: uploadId, createdBy: actor.id, expiredAt: at - LIFETIME_MS };
  const row = await queries.takeUpload(tx, wanted);
  if (row !== undefined) {
    const { media_key: mediaKey, content_type: contentType, ...facts } = row;
    return { ...facts, mediaKey, contentType, uploadId };
  }
  const taker = await queries.findModuleOfUpload(tx, uploadId);
  if (taker?.id === module.id) return null;
  throw new AppError(
    'UPLOAD_NOT_FOUND',
    'The uploaded video is no longer there. Please send it again.',
  );
}
