/** Posters of videos: pictures in the media store, uploaded before the save that gives them to a video. */

import { POSTER_SIDE_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { ImageRewriter } from '#server/platform/media/images/create-image-rewriter.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import * as queries from './poster-queries.ts';
import {
  type StoreDependencies,
  UPLOAD_LIFETIME_MS,
  type Uploader,
  withStoredFile,
} from './stored-file.ts';

interface Dependencies extends StoreDependencies {
  readonly db: Db;
  readonly rewriteImage: ImageRewriter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Stores a picture for a later save, rewritten by {@link ImageRewriter}.
 * @throws UnsupportedMediaError if the file is not an accepted image
 */
export async function createPosterUpload(
  deps: Dependencies,
  { userId, companyId }: Uploader,
  picture: StagedFile,
) {
  const poster = await deps.rewriteImage(picture, POSTER_SIDE_MAX);
  return withStoredFile(deps, poster, async (mediaKey) => {
    const createdAt = deps.now();
    const row = { mediaKey, createdBy: userId, companyId, createdAt };
    const id = await queries.insertPoster(deps.db, row);
    return { id, expiresAt: new Date(createdAt + UPLOAD_LIFETIME_MS).toISOString() };
  });
}

interface Taking {
  readonly posterId: number;
  /** The admin who uploaded it. */
  readonly userId: number | null;
  readonly videoId: number;
  /** The company of the video's module. */
  readonly companyId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface TakenPoster {
  /** False if the video has this poster already, because the answer to an earlier save was lost. */
  readonly isChanged: boolean;
  /** The key of the poster that the video had before. */
  readonly droppedKey: string | null;
}

/** Gives an uploaded poster of the user to a video, in place of its present one. Throws UPLOAD_NOT_FOUND. */
export async function takePoster(
  tx: Db,
  { posterId, userId, videoId, companyId, at }: Taking,
): Promise<TakenPoster> {
  const [present] = await queries.listPosters(tx, [videoId]);
  if (present?.id === posterId) return { isChanged: false, droppedKey: null };
  const droppedKey = await queries.deletePoster(tx, videoId);
  const expiredAt = at - UPLOAD_LIFETIME_MS;
  const wanted = { id: posterId, videoId, createdBy: userId, companyId, expiredAt };
  if (!(await queries.assignPoster(tx, wanted)))
    throw new AppError('UPLOAD_NOT_FOUND', because('uploadedPictureMissing'));
  return { isChanged: true, droppedKey };
}
