import { LOGO_SIDE_MAX, SIGNATURE_SIDE_MAX } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, invalidField } from '#server/platform/http/app-error.ts';
import type { Logger } from '#server/platform/log.ts';
import { createImageRewriter } from '#server/platform/media/images/create-image-rewriter.ts';
import type { MediaStore, StagedFile } from '#server/platform/media/media-store.ts';
import { createVideoMeasure, createVideoProbe } from '#server/platform/media/probe-video.ts';
import type { WorkerPool } from '#server/platform/worker/worker-pool.ts';
import { createCaptionsReader } from './captions.ts';
import { createMediaLinks } from './links.ts';
import { createMeasuring } from './measuring.ts';
import { createMissingMedia } from './missing-media.ts';
import { createPosterUpload } from './posters.ts';
import { filterCertified, isCompany } from './queries.ts';
import {
  createUpload,
  type ReceivedVideo,
  removeExpiredUploads,
  removeFiles,
  type Uploader,
  withStoredFile,
  withStoredVideo,
} from './stored-file.ts';
import { type SweptMedia, sweepMedia } from './sweep.ts';
import type { StoredVideo } from './video-queries.ts';

export {
  type CaptionsRow,
  deleteCaptions,
  listCaptions,
  listCaptionsOfModule,
  saveCaptions,
} from './caption-queries.ts';
export type { ExaminedCaptions } from './captions.ts';
export { linkExpiry, type Viewer } from './links.ts';
export {
  deletePoster,
  listPosters,
  listPostersOfModule,
  type PosterRow,
} from './poster-queries.ts';
export { takePoster } from './posters.ts';
export { presentVideo } from './present.ts';
export { type ReceivedVideo, takeUpload } from './stored-file.ts';
export {
  deleteVideos,
  findModuleOfUpload,
  findVideo,
  insertVideo,
  type NewVideo,
  type StoredVideo,
} from './video-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly mediaSecret: Buffer;
  readonly workers: Pick<WorkerPool, 'run'>;
  /** Only this process writes to the media store. */
  readonly ownsMedia: boolean;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly now: () => number;
  readonly log: Logger;
}

export type Media = ReturnType<typeof createMedia>;

/** The files that logos, videos and posters name, and the captions of videos. */
export function createMedia(dependencies: Dependencies) {
  const deps = { ...dependencies, probe: createVideoProbe(dependencies.workers) };
  const rewriteImage = createImageRewriter();
  const missing = createMissingMedia(deps);

  /**
   * {@link withStoredFile} for a picture, which it rewrites first. The key is null without one; a form with an empty file
   * field sends an empty file.
   * @throws UnsupportedMediaError if the file is not an accepted image
   */
  const withStoredPicture = async <T>(
    picture: StagedFile | null,
    sideMax: number,
    writeRow: (key: string | null) => Promise<T>,
  ): Promise<T> =>
    picture === null || picture.size === 0
      ? writeRow(null)
      : withStoredFile(deps, await rewriteImage(picture, sideMax), writeRow);

  return {
    /** Signs a link to a video, its captions or its poster. */
    linkFor: createMediaLinks(deps).linkFor,

    /** The portal sends the videos itself, so that it knows how many bytes a session has got. */
    sendsVideos: deps.media.isServedByPortal,

    /** Examines captions; see {@link createCaptionsReader}. */
    readCaptions: createCaptionsReader(deps.workers),

    /** {@link withStoredPicture} for a logo. */
    withStoredLogo: <T>(
      logo: StagedFile | null,
      writeRow: (logoKey: string | null) => Promise<T>,
    ) => withStoredPicture(logo, LOGO_SIDE_MAX, writeRow),

    /** {@link withStoredPicture} for the picture of a signature, whose transparency stays. */
    withStoredSignature: <T>(
      signature: StagedFile | null,
      writeRow: (signatureKey: string | null) => Promise<T>,
    ) => withStoredPicture(signature, SIGNATURE_SIDE_MAX, writeRow),

    /** See {@link withStoredVideo}. */
    withStoredVideo: <T>(received: ReceivedVideo, writeRow: (video: StoredVideo) => Promise<T>) =>
      withStoredVideo(deps, received, writeRow),

    /** {@link removeFiles}, except for pictures of certificates. */
    async removeFiles(keys: readonly string[]): Promise<string[]> {
      const certified = await filterCertified(deps.db, keys);
      return removeFiles(
        deps,
        keys.filter((key) => !certified.includes(key)),
      );
    },

    /** Stores a video for a later save of a module. */
    createUpload: (uploader: Uploader, received: ReceivedVideo) =>
      createUpload(deps, uploader, received),

    /** Stores a poster for a later save of a module. */
    createPosterUpload: (uploader: Uploader, picture: StagedFile) =>
      createPosterUpload({ ...deps, rewriteImage }, uploader, picture),

    /**
     * The company that an upload is for, null if none is named. Throws NOT_FOUND for one that does not exist, and
     * INVALID_INPUT if a limited admin names none.
     */
    async requireCompanyOfUpload(reach: Reach, companyId: number | undefined) {
      if (companyId === undefined && reach !== 'portal')
        throw invalidField('companyId', because('companyRequired'));
      if (companyId !== undefined && !(await isCompany(deps.db, companyId)))
        throw new AppError('NOT_FOUND', because('companyNotFoundOrDeleted'));
      return companyId ?? null;
    },

    /** See {@link removeExpiredUploads}. */
    removeExpiredUploads: (ending?: AbortSignal) => removeExpiredUploads(deps, ending),

    /** See {@link createMeasuring}. */
    measureVideos: createMeasuring({
      ...deps,
      missing,
      measure: createVideoMeasure(deps.workers),
    }),

    /** Runs when a process starts and every day; see {@link sweepMedia}. */
    sweep: (ending?: AbortSignal): Promise<SweptMedia> => sweepMedia({ ...deps, missing }, ending),

    /** Returns the keys whose file is known to be missing. */
    missingAmong: missing.among,

    /** Remembers a file that a row names and the store does not hold. */
    recordMissing: missing.record,

    /** The number of files that are known to be missing. */
    countMissing: missing.count,
  };
}
