import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/modules';
import type { Module, ModuleImpact } from '@portal/contract/modules';
import type { Db } from '../../platform/database/schema.ts';
import { found } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/log.ts';
import type { MediaLinks } from '../../platform/media/media-links.ts';
import type { MediaStore, StagedFile } from '../../platform/media/media-store.ts';
import type { VideoProbe } from '../../platform/media/probe-video.ts';
import type { Actor } from '../activity/service.ts';
import type { Learning } from '../learning/service.ts';
import { createCaptions, type NewCaptions } from './captions.ts';
import { MODULE_NOT_FOUND } from './locked-module.ts';
import { type SweptMedia, sweepMedia } from './media-sweep.ts';
import { createMissingMedia } from './missing-media.ts';
import { createModuleChanges } from './module-changes.ts';
import * as queries from './queries.ts';
import { createSaveQuestions } from './question-saving.ts';
import { createShownModules } from './shown-modules.ts';
import { createUploadVideo } from './video-upload.ts';

export interface ModulesDependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly probeVideo: VideoProbe;
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

type Body<C> = CallArguments<C>['body'];

export type Modules = ReturnType<typeof createModules>;

/** Each change is answered with the module as it is after it. */
export function createModules(deps: ModulesDependencies) {
  const { db, learning } = deps;
  const missing = createMissingMedia(deps);
  const { list, listAll, get } = createShownModules({ ...deps, missing });
  const changes = createModuleChanges(deps);
  const saveQuestions = createSaveQuestions(deps);
  const uploadVideo = createUploadVideo(deps);
  const captions = createCaptions(deps);

  return {
    list,
    listAll,
    get,

    /** Throws NOT_FOUND. */
    async impact(moduleId: number): Promise<ModuleImpact> {
      found(await queries.findModule(db, moduleId), MODULE_NOT_FOUND);
      const learners = await learning.learnersOf(moduleId);
      const [feedback, helpRequests] = await queries.countVoices(db, moduleId);
      return { ...learners, feedback: feedback.count, helpRequests: helpRequests.count };
    },

    /** Throws NOT_FOUND; for routes that must know before a file is received. */
    async require(moduleId: number): Promise<void> {
      found(await queries.findModule(db, moduleId), MODULE_NOT_FOUND);
    },

    async create(
      actor: Actor,
      companyId: number,
      texts: Body<typeof calls.createModule>,
    ): Promise<Module> {
      return get(viewerOf(actor), await changes.create(actor, companyId, texts));
    },

    async update(
      actor: Actor,
      moduleId: number,
      texts: Body<typeof calls.updateModule>,
    ): Promise<Module> {
      await changes.update(actor, moduleId, texts);
      return get(viewerOf(actor), moduleId);
    },

    remove: changes.remove,
    reorder: changes.reorder,

    /** Throws what {@link createSaveQuestions} throws. */
    async saveQuestions(
      actor: Actor,
      moduleId: number,
      wanted: Body<typeof calls.saveQuestions>,
    ): Promise<Module> {
      await saveQuestions(actor, moduleId, wanted);
      return get(viewerOf(actor), moduleId);
    },

    /** As {@link createUploadVideo} does it. */
    async uploadVideo(
      actor: Actor,
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
    async uploadCaptions(actor: Actor, moduleId: number, upload: NewCaptions) {
      const { warning } = await captions.keep(actor, moduleId, upload);
      return { module: await get(viewerOf(actor), moduleId), warning };
    },

    /** Of a video without captions it is done already. Throws NOT_FOUND. */
    async deleteCaptions(actor: Actor, moduleId: number, videoId: number | undefined) {
      await captions.remove(actor, moduleId, videoId);
      return get(viewerOf(actor), moduleId);
    },

    /** The files to remove with the company, read within its transaction. */
    videoKeysOf: (tx: Db, companyId: number): Promise<string[]> =>
      queries.listMediaKeys(tx, { companyId }),

    /**
     * When the process starts and every day: quarantines the files that a crash left without a row,
     * removes those whose time there is over, and finds the rows whose file is gone. Rejects with the
     * reason of `ending` when told to end before that.
     */
    sweepMedia: (ending?: AbortSignal): Promise<SweptMedia> =>
      sweepMedia({ ...deps, missing }, ending),

    /** A file that a row names was asked for and is not there. */
    noteMissing: missing.note,

    /** How many files are known to be missing. */
    countMissing: missing.count,
  };
}

/** Nobody looks at what the command line is answered: its addresses are nobody's. */
function viewerOf({ id }: Actor): number {
  return id ?? 0;
}
