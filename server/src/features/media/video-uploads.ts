/**
 * Videos that are uploaded before the save of their module. The file is in the media store and named by
 * a row, so that any process can commit the save; it has no address until a module has it.
 */
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import {
  type ReceivedVideo,
  removeFiles,
  type VideoDependencies,
  withStoredVideo,
} from './stored-file.ts';
import * as queries from './video-queries.ts';

/** How long an upload waits for the save that takes it: one day. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const EXPIRED_PER_BATCH = 100;

interface Dependencies extends VideoDependencies {
  readonly db: Db;
  readonly now: () => number;
}

/** @throws UnsupportedMediaError, INVALID_INPUT */
export async function createUpload(deps: Dependencies, userId: number, received: ReceivedVideo) {
  const { row, warning } = await withStoredVideo(deps, received, async (video) => {
    const createdAt = deps.now();
    const id = await queries.insertUpload(deps.db, { ...video, createdBy: userId, createdAt });
    const expiresAt = new Date(createdAt + LIFETIME_MS).toISOString();
    return { id, duration: video.duration, expiresAt };
  });
  return { ...row, warning };
}

/** Removes the uploads that no save has taken in time, and returns their number. */
export async function removeExpiredUploads(
  deps: Dependencies,
  ending?: AbortSignal,
): Promise<number> {
  for (let removed = 0; ; ) {
    ending?.throwIfAborted();
    const expiredAt = deps.now() - LIFETIME_MS;
    const keys = await queries.deleteExpiredUploads(deps.db, {
      expiredAt,
      count: EXPIRED_PER_BATCH,
    });
    await removeFiles(deps, keys);
    removed += keys.length;
    if (keys.length < EXPIRED_PER_BATCH) return removed;
  }
}

interface Taking {
  readonly uploadId: number;
  /** The admin who uploaded it. */
  readonly userId: number | null;
  readonly moduleId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Takes an upload of the user for the module; null where the module has its video already, because the
 * answer to an earlier save was lost. Throws UPLOAD_NOT_FOUND.
 */
export async function takeUpload(
  tx: Db,
  { uploadId, userId, moduleId, at }: Taking,
): Promise<queries.NewVideo | null> {
  const wanted = { id: uploadId, createdBy: userId, expiredAt: at - LIFETIME_MS };
  const video = await queries.takeUpload(tx, wanted);
  if (video !== undefined) return video;
  const taker = await queries.findModuleOfUpload(tx, uploadId);
  if (taker?.id === moduleId) return null;
  throw new AppError(
    'UPLOAD_NOT_FOUND',
    'The uploaded video is no longer there. Please send it again.',
  );
}
