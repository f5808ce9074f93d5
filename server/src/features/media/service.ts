import type { Db } from '../../platform/database/schema.ts';
import type { Logger } from '../../platform/log.ts';
import { createImageRewriter } from '../../platform/media/images/create-image-rewriter.ts';
import type { MediaStore, StagedFile } from '../../platform/media/media-store.ts';
import { createVideoProbe } from '../../platform/media/probe-video.ts';
import type { WorkerPool } from '../../platform/worker/worker-pool.ts';
import { createCaptionsReader } from './captions.ts';
import { createMediaLinks } from './links.ts';
import { createMissingMedia } from './missing-media.ts';
import { removeFiles, withStoredFile } from './stored-file.ts';
import { type SweptMedia, sweepMedia } from './sweep.ts';
import { type ReceivedVideo, withStoredVideo } from './video-file.ts';
import type { StoredVideo } from './video-queries.ts';
import { createVideoUploads } from './video-uploads.ts';

export type { ExaminedCaptions } from './captions.ts';
export type { Viewer } from './links.ts';
export { presentVideo } from './present.ts';
export type { ReceivedVideo } from './video-file.ts';
export {
  deleteCaptions,
  findModuleOfUpload,
  findVideo,
  listVideoKeys,
  type NewVideo,
  replaceCaptions,
  replaceVideos,
} from './video-queries.ts';
export { takeUpload } from './video-uploads.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly mediaSecret: Buffer;
  readonly workers: Pick<WorkerPool, 'run'>;
  /** Only this process writes to the media store: what is older than the process is of no upload. */
  readonly ownsMedia: boolean;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly now: () => number;
  readonly log: Logger;
}

export type Media = ReturnType<typeof createMedia>;

/** The files that logos and videos name, and the captions of videos. */
export function createMedia(dependencies: Dependencies) {
  const deps = { ...dependencies, probe: createVideoProbe(dependencies.workers) };
  const rewriteImage = createImageRewriter(deps.workers);
  const missing = createMissingMedia(deps);
  const uploads = createVideoUploads(deps);
  return {
    /** A signed link; see {@link createMediaLinks}. */
    linkFor: createMediaLinks(deps).linkFor,

    /** Examines captions; see {@link createCaptionsReader}. */
    readCaptions: createCaptionsReader(deps.workers),

    /**
     * Rewrites and stores a company's logo; see {@link withStoredFile}. The key is null if none was sent, as by a
     * form whose file field is empty.
     * @throws UnsupportedMediaError where the content is no picture that the portal takes
     */
    withStoredLogo: async <T>(
      logo: StagedFile | null,
      writeRow: (logoKey: string | null) => Promise<T>,
    ): Promise<T> =>
      logo === null || logo.size === 0
        ? writeRow(null)
        : withStoredFile(deps, await rewriteImage(logo), writeRow),

    /** Stores a module's video; see {@link withStoredVideo}. */
    withStoredVideo: <T>(received: ReceivedVideo, writeRow: (video: StoredVideo) => Promise<T>) =>
      withStoredVideo(deps, received, writeRow),

    /** Removes files after the commit that dropped their rows; see {@link removeFiles}. */
    removeFiles: (keys: readonly string[]) => removeFiles(deps, keys),

    /** Keeps a video for a save of a module that follows. */
    createUpload: uploads.create,
    removeExpiredUploads: uploads.removeExpired,

    /**
     * When the process starts and every day: quarantines the files that a crash left without a row,
     * removes those whose time there is over, and finds the rows whose file is gone. Rejects with the
     * reason of `ending` when that ends it.
     */
    sweep: (ending?: AbortSignal): Promise<SweptMedia> => sweepMedia({ ...deps, missing }, ending),

    /** Those of the keys whose file is known to be missing. */
    missingAmong: missing.among,

    /** A file that a row names was asked for and is not there. */
    noteMissing: missing.note,

    /** How many files are known to be missing. */
    countMissing: missing.count,
  };
}
