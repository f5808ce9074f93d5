import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/modules';
import type { Module, ModuleImpact } from '@portal/contract/modules';
import type { Db } from '../../platform/database/schema.ts';
import { found } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/log.ts';
import type { MediaLinks } from '../../platform/media/media-links.ts';
import type { MediaStore, StagedFile } from '../../platform/media/media-store.ts';
import type { Viewer } from '../../platform/media/signed-links.ts';
import type { WorkerPool } from '../../platform/worker/worker-pool.ts';
import type { Actor } from '../activity/service.ts';
import type { Learning } from '../learning/service.ts';
import { createCaptionsReader } from './captions.ts';
import { MODULE_NOT_FOUND } from './locked-module.ts';
import { type SweptMedia, sweepMedia } from './media-sweep.ts';
import { createMissingMedia } from './missing-media.ts';
import { createModuleChanges } from './module-changes.ts';
import { createModuleSaving } from './module-saving.ts';
import * as queries from './queries.ts';
import { createShownModules } from './shown-modules.ts';
import { createUploadVideo } from './video-upload.ts';
import { createVideoUploads } from './video-uploads.ts';

export interface ModulesDependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly workers: Pick<WorkerPool, 'run'>;
  readonly mediaLinks: MediaLinks;
  readonly learning: Pick<
    Learning,
    'rememberOpenModules' | 'resetWatching' | 'passWatchers' | 'tell' | 'learnersOf'
  >;
  /** Nobody else writes to the media store: what is older than the process is of no upload. */
  readonly ownsMedia: boolean;
  readonly startedAt: number;
  readonly now: () => number;
  readonly log: Logger;
}

/** An actor, with the session for which the links in the answer are made. */
export type Editor = Actor & { readonly sessionId?: number };

type Body<C> = CallArguments<C>['body'];
type SavedModule = Module & { readonly warning: string | null };

interface NewCaptions {
  readonly file: StagedFile;
  readonly label?: string | undefined;
  readonly language?: string | undefined;
  /** The module's first video unless given. */
  readonly videoId?: number | undefined;
}

export type Modules = ReturnType<typeof createModules>;

/** Each change is answered with the module as it is after it. */
export function createModules(deps: ModulesDependencies) {
  const { db, learning } = deps;
  const missing = createMissingMedia(deps);
  const { list, listAll, get } = createShownModules({ ...deps, missing });
  const changes = createModuleChanges(deps);
  const { save, create } = createModuleSaving(deps);
  const uploadVideo = createUploadVideo({ ...deps, save });
  const videoUploads = createVideoUploads(deps);
  const readCaptions = createCaptionsReader(deps.workers);

  const find = async (moduleId: number) =>
    found(await queries.findModule(db, moduleId), MODULE_NOT_FOUND);

  /** The content that a body asks for, its captions examined. */
  async function contentOf<B extends Pick<Body<typeof calls.updateModule>, 'captions'>>({
    captions,
    ...rest
  }: B) {
    if (captions === undefined) return rest;
    const wanted = captions && (await readCaptions({ text: captions.text }, captions));
    return { ...rest, captions: { wanted, videoId: undefined } };
  }

  return {
    list,
    listAll,
    get,

    /** Throws NOT_FOUND. */
    async impact(moduleId: number): Promise<ModuleImpact> {
      await find(moduleId);
      const learners = await learning.learnersOf(moduleId);
      const [feedback, helpRequests] = await queries.countVoices(db, moduleId);
      return { ...learners, feedback: feedback.count, helpRequests: helpRequests.count };
    },

    /** Throws NOT_FOUND. */
    find,

    /** Throws NOT_FOUND, UPLOAD_NOT_FOUND; UnsupportedMediaError where the captions are no WebVTT. */
    async create(
      actor: Editor,
      companyId: number,
      body: Body<typeof calls.createModule>,
    ): Promise<SavedModule> {
      const { id, warning } = await create(actor, companyId, await contentOf(body));
      return { ...(await get(viewerOf(actor), id)), warning };
    },

    /** Throws CONFLICT too, where the version is not the one any more that was edited. */
    async update(
      actor: Editor,
      moduleId: number,
      body: Body<typeof calls.updateModule>,
    ): Promise<SavedModule> {
      const { warning } = await save(actor, moduleId, await contentOf(body));
      return { ...(await get(viewerOf(actor), moduleId)), warning };
    },

    /** Keeps a video for a save that follows. */
    createVideoUpload: videoUploads.create,
    removeExpiredUploads: videoUploads.removeExpired,

    remove: changes.remove,
    reorder: changes.reorder,

    /** Throws NOT_FOUND, QUIZ_CHANGED. */
    async saveQuestions(
      actor: Editor,
      moduleId: number,
      wanted: Body<typeof calls.saveQuestions>,
    ): Promise<Module> {
      await save(actor, moduleId, wanted);
      return get(viewerOf(actor), moduleId);
    },

    /** As {@link createUploadVideo} does it. */
    async uploadVideo(
      actor: Editor,
      moduleId: number,
      file: StagedFile,
      claimedDuration: string | undefined,
    ): Promise<{ module: Module; warning: string | null }> {
      const { warning } = await uploadVideo(actor, moduleId, file, claimedDuration);
      return { module: await get(viewerOf(actor), moduleId), warning };
    },

    /**
     * Gives a video of the module captions, in the place of those it had.
     * @throws UnsupportedMediaError where the file is no WebVTT; NOT_FOUND; CONFLICT without a video
     */
    async uploadCaptions(
      actor: Editor,
      moduleId: number,
      { file, videoId, ...facts }: NewCaptions,
    ) {
      const wanted = await readCaptions({ path: file.path }, facts);
      const { warning } = await save(actor, moduleId, { captions: { wanted, videoId } });
      return { module: await get(viewerOf(actor), moduleId), warning };
    },

    /** Of a video without captions it is done already. Throws NOT_FOUND. */
    async deleteCaptions(actor: Editor, moduleId: number, videoId: number | undefined) {
      await save(actor, moduleId, { captions: { wanted: null, videoId } });
      return get(viewerOf(actor), moduleId);
    },

    /** The files to remove with the company, read within its transaction. */
    videoKeysOf: (tx: Db, companyId: number): Promise<string[]> =>
      queries.listMediaKeys(tx, { companyId }),

    /**
     * When the process starts and every day: quarantines the files that a crash left without a row,
     * removes those whose time there is over, and finds the rows whose file is gone. Rejects with the
     * reason of `ending` when that ends it.
     */
    sweepMedia: (ending?: AbortSignal): Promise<SweptMedia> =>
      sweepMedia({ ...deps, missing }, ending),

    /** A file that a row names was asked for and is not there. */
    noteMissing: missing.note,

    /** How many files are known to be missing. */
    countMissing: missing.count,
  };
}

/** The command line has no session, so the links that it is answered with are valid for no session. */
function viewerOf({ id, sessionId }: Editor): Viewer {
  return { userId: id ?? 0, sessionId: sessionId ?? 0 };
}
