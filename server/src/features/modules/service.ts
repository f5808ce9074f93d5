import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/modules';
import type { ModuleImpact } from '@portal/contract/modules';
import { canonicalLanguage } from '@portal/contract/videos';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import type { Actor } from '../activity/service.ts';
import type { Deletions } from '../deletions/service.ts';
import type { Learning } from '../learning/service.ts';
import type { ExaminedCaptions, Media, ReceivedVideo } from '../media/service.ts';
import { MODULE_NOT_FOUND } from './locked-module.ts';
import { createModuleChanges } from './module-changes.ts';
import { createModuleSaving, type Saved } from './module-saving.ts';
import * as queries from './queries.ts';
import { createShownModules } from './shown-modules.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: Pick<
    Media,
    'linkFor' | 'missingAmong' | 'readCaptions' | 'removeFiles' | 'withStoredVideo'
  >;
  readonly deletions: Deletions;
  readonly learning: Pick<
    Learning,
    | 'rememberOpenModules'
    | 'resetWatching'
    | 'completeWatched'
    | 'lowerPassMark'
    | 'followUps'
    | 'figures'
    | 'learnersOf'
  >;
  readonly now: () => number;
}

export { countModules } from './queries.ts';
export {
  deleteModule,
  listAllModuleIds,
  listRetiredModules,
  retireModule,
  unmarkModule,
} from './trash-queries.ts';

type Body<C> = CallArguments<C>['body'];

interface NewCaptions {
  readonly file: StagedFile;
  readonly label?: string | undefined;
  readonly language?: string | undefined;
  /** The module's first video unless given. */
  readonly videoId?: number | undefined;
}

interface CaptionsToRemove {
  /** The module's first video unless given. */
  readonly videoId?: number | undefined;
  /** 'und' for captions without a stated language; all unless given. */
  readonly language?: string | undefined;
}

export type Modules = ReturnType<typeof createModules>;

/** Changes do not return the module: `get` presents it, with links for one session. */
export function createModules(deps: Dependencies) {
  const { db, media, learning } = deps;
  const { list, listAll, get } = createShownModules(deps);
  const { remove, reorder } = createModuleChanges(deps);
  const { save, create } = createModuleSaving(deps);

  const find = async (moduleId: number) =>
    requireFound(await queries.findModule(db, moduleId), MODULE_NOT_FOUND);

  /** The content in a body, with examined captions. */
  async function contentOf<B extends Pick<Body<typeof calls.updateModule>, 'captions'>>({
    captions,
    ...rest
  }: B) {
    if (captions === undefined) return rest;
    const saved: ExaminedCaptions[] = [];
    const removed: string[] = [];
    for (const { text, ...facts } of captions)
      if (text === null) removed.push(canonicalLanguage(facts.language) ?? '');
      else saved.push(await media.readCaptions({ text }, facts));
    return { ...rest, captions: { saved, removed, videoId: undefined } };
  }

  return {
    list,
    listAll,
    get,

    /** Throws NOT_FOUND. */
    async impact(moduleId: number, passMark?: number): Promise<ModuleImpact> {
      const module = await find(moduleId);
      const learners = await learning.learnersOf(module, passMark ?? module.pass_mark);
      return { ...learners, ...(await queries.countMentions(db, moduleId)) };
    },

    /** Throws NOT_FOUND. */
    find,

    /** Throws NOT_FOUND, UPLOAD_NOT_FOUND; UnsupportedMediaError if a text holds no captions. */
    async create(
      actor: Actor,
      companyId: number,
      body: Body<typeof calls.createModule>,
    ): Promise<Saved & { readonly id: number }> {
      return create(actor, companyId, await contentOf(body));
    },

    /** Also throws CONFLICT, if the edited version is no longer the current one. */
    async update(
      actor: Actor,
      moduleId: number,
      body: Body<typeof calls.updateModule>,
    ): Promise<Saved> {
      return save(actor, moduleId, await contentOf(body));
    },

    remove,
    reorder,
    save,

    /** Replaces the module's videos, in one call. */
    async uploadVideo(actor: Actor, moduleId: number, received: ReceivedVideo): Promise<Saved> {
      const { warning } = await media.withStoredVideo(received, (video) =>
        save(actor, moduleId, { video: { ...video, uploadId: null } }),
      );
      return { warning };
    },

    /**
     * Gives a video captions in a language; it replaces those that the video has in it.
     * @throws UnsupportedMediaError if the file holds no captions; NOT_FOUND; CONFLICT without a video
     */
    async uploadCaptions(
      actor: Actor,
      moduleId: number,
      { file, videoId, ...facts }: NewCaptions,
    ): Promise<Saved> {
      const saved = [await media.readCaptions({ path: file.path }, facts)];
      return save(actor, moduleId, { captions: { saved, removed: [], videoId } });
    },

    /** Removes the captions of a video in one language, or all. Throws NOT_FOUND. */
    async removeCaptions(
      actor: Actor,
      moduleId: number,
      { videoId, language }: CaptionsToRemove,
    ): Promise<void> {
      const removed = language === undefined ? 'all' : [canonicalLanguage(language) ?? ''];
      await save(actor, moduleId, { captions: { saved: [], removed, videoId } });
    },
  };
}
