/**
 * Files of the media store that rows name: each is stored before its row is written. A video that is uploaded before
 * the save of its module is named by a row of `video_uploads`, so that any process can commit the save; it has no
 * address until a module has it.
 */
import { because } from '@portal/contract/reasons';
import type { PlaybackLimit } from '@portal/contract/video-formats';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Logger } from '#server/platform/log.ts';
import { etagOf, newMediaKey } from '#server/platform/media/media-key.ts';
import type { MediaStore, StagedFile } from '#server/platform/media/media-store.ts';
import type { VideoProbe } from '#server/platform/media/probe-video.ts';
import { deleteExpiredPosters } from './poster-queries.ts';
import * as queries from './video-queries.ts';

export interface StoreDependencies {
  readonly media: Pick<MediaStore, 'remove'>;
  readonly log: Logger;
}

/** A received file whose content has been examined. */
interface ExaminedFile {
  readonly file: StagedFile;
  readonly contentType: string;
  readonly extension: string;
}

/**
 * Stores the file durably under a new key, then writes the row that names it. If the row is refused, the file is
 * removed. After any other error the row may have been committed; then the sweep removes or keeps the file.
 */
export async function withStoredFile<T>(
  deps: StoreDependencies,
  { file, contentType, extension }: ExaminedFile,
  writeRow: (mediaKey: string) => Promise<T>,
): Promise<T> {
  const mediaKey = newMediaKey(extension);
  await file.commit(mediaKey, contentType);
  try {
    return await writeRow(mediaKey);
  } catch (error) {
    if (error instanceof AppError) await removeFiles(deps, [mediaKey]);
    throw error;
  }
}

/**
 * Removes files that no row names any more; call it after the commit that replaced or deleted the rows.
 * A file that cannot be removed is logged and left to the sweep. Returns the keys of the removed files.
 */
export async function removeFiles(
  { media, log }: StoreDependencies,
  keys: readonly string[],
): Promise<string[]> {
  const removed: string[] = [];
  for (const key of keys) {
    try {
      await media.remove(key);
      removed.push(key);
    } catch (error) {
      log.warn({ err: error, key }, 'a media file that is no longer used could not be removed');
    }
  }
  return removed;
}

interface VideoDependencies extends StoreDependencies {
  readonly probe: VideoProbe;
}

export interface ReceivedVideo {
  readonly file: StagedFile;
  /** Seconds, as the browser sent them; used only if the frames do not show it. */
  readonly claimedDuration?: string | undefined;
}

interface WrittenVideo<T> {
  /** The result of writing the row. */
  readonly row: T;
  readonly playbackLimit: PlaybackLimit | null;
}

/**
 * {@link withStoredFile} for a video, which it examines first.
 * @throws UnsupportedMediaError if the file is no video, INVALID_INPUT if its duration is unknown
 */
export async function withStoredVideo<T>(
  deps: VideoDependencies,
  { file, claimedDuration }: ReceivedVideo,
  writeRow: (video: queries.StoredVideo) => Promise<T>,
): Promise<WrittenVideo<T>> {
  const probed = await deps.probe(file.path);
  const { contentType, extension, durationSeconds, playbackLimit } = probed;
  const duration = durationSeconds ?? secondsOf(claimedDuration);
  if (duration === null) throw new AppError('INVALID_INPUT', because('durationUnread'));
  const { size } = file;
  const row = await withStoredFile(deps, { file, contentType, extension }, (mediaKey) =>
    writeRow({
      mediaKey,
      contentType,
      size,
      etag: etagOf(mediaKey),
      duration,
      isMeasured: true,
      playbackLimit,
    }),
  );
  return { row, playbackLimit };
}

/** Browsers send NaN or Infinity for a video whose duration they do not know. */
function secondsOf(text = ''): number | null {
  const seconds = /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : 0;
  return seconds > 0 ? seconds : null;
}

/** Milliseconds for which an uploaded video or poster is kept until a save uses it: one day. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;
const EXPIRED_PER_BATCH = 100;

interface UploadDependencies extends VideoDependencies {
  readonly db: Db;
  readonly now: () => number;
}

/** For whom a video or a poster is stored until a save uses it. */
export interface Uploader {
  readonly userId: number;
  /** The company whose module may take it; null for all. */
  readonly companyId: number | null;
}

/** @throws UnsupportedMediaError, INVALID_INPUT */
export async function createUpload(
  deps: UploadDependencies,
  { userId, companyId }: Uploader,
  received: ReceivedVideo,
) {
  const { row, playbackLimit } = await withStoredVideo(deps, received, async (video) => {
    const createdAt = deps.now();
    const upload = { ...video, createdBy: userId, companyId, createdAt };
    const id = await queries.insertUpload(deps.db, upload);
    const expiresAt = new Date(createdAt + UPLOAD_LIFETIME_MS).toISOString();
    return { id, duration: video.duration, expiresAt };
  });
  return { ...row, playbackLimit };
}

/** Removes the videos and posters that no save has used in time, and returns their number. */
export async function removeExpiredUploads(
  deps: UploadDependencies,
  ending?: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (const deleteExpired of [queries.deleteExpiredUploads, deleteExpiredPosters]) {
    for (let isMore = true; isMore; ) {
      ending?.throwIfAborted();
      const expiredAt = deps.now() - UPLOAD_LIFETIME_MS;
      const keys = await deleteExpired(deps.db, { expiredAt, count: EXPIRED_PER_BATCH });
      await removeFiles(deps, keys);
      removed += keys.length;
      isMore = keys.length === EXPIRED_PER_BATCH;
    }
  }
  return removed;
}

interface Taking {
  readonly uploadId: number;
  /** The admin who uploaded it. */
  readonly userId: number | null;
  readonly moduleId: number;
  /** The company of the module. */
  readonly companyId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Assigns an upload of the user to the module. Returns null if the module has its video already, because the answer to
 * an earlier save was lost. Throws UPLOAD_NOT_FOUND.
 */
export async function takeUpload(
  tx: Db,
  { uploadId, userId, moduleId, companyId, at }: Taking,
): Promise<queries.NewVideo | null> {
  const expiredAt = at - UPLOAD_LIFETIME_MS;
  const wanted = { id: uploadId, createdBy: userId, companyId, expiredAt };
  const video = await queries.takeUpload(tx, wanted);
  if (video !== undefined) return video;
  const taker = await queries.findModuleOfUpload(tx, uploadId);
  if (taker?.id === moduleId) return null;
  throw new AppError('UPLOAD_NOT_FOUND', because('uploadedVideoMissing'));
}
