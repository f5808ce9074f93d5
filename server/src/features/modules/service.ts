import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/modules';
import type { Module, ModuleImpact } from '@portal/contract/modules';
import { inLockedCompany } from '../../platform/database/locked-company.ts';
import type { Db } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import { StreamedList } from '../../platform/http/streamed-list.ts';
import type { Logger } from '../../platform/log.ts';
import { removeDropped } from '../../platform/media/dropped-media.ts';
import type { MediaLinks } from '../../platform/media/media-links.ts';
import type { MediaStore, StagedFile } from '../../platform/media/media-store.ts';
import type { VideoProbe } from '../../platform/media/probe-video.ts';
import { type Actor, differences, record } from '../activity/service.ts';
import type { Learning } from '../learning/service.ts';
import { createCaptions, type NewCaptions } from './captions.ts';
import { inLockedModule, MODULE_NOT_FOUND } from './locked-module.ts';
import { type SweptMedia, sweepMedia } from './media-sweep.ts';
import { createMissingMedia } from './missing-media.ts';
import { orderOf, questionDifferences, recordModule, videoFields } from './module-activity.ts';
import { isWholeOrder } from './module-order.ts';
import { presentModule } from './present.ts';
import * as queries from './queries.ts';
import { isUnchanged, questionChanges } from './question-changes.ts';
import { keepVideo } from './video-file.ts';

export interface ModulesDependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly probeVideo: VideoProbe;
  readonly mediaLinks: MediaLinks;
  readonly learning: Pick<
    Learning,
    'rememberOpenModules' | 'resetWatching' | 'passWatchers' | 'learnersOf'
  >;
  /** Nobody else writes to the media store: what is older than the process is of no upload. */
  readonly ownsMedia: boolean;
  readonly startedAt: number;
  readonly now: () => number;
  readonly log: Logger;
}

/** Of the whole list: so few that nobody waits while they are read and written. */
const MODULES_PER_PIECE = 100;

type Body<C> = CallArguments<C>['body'];

export type Modules = ReturnType<typeof createModules>;

/** `viewerId` is the administrator for whom the video addresses are made. */
export function createModules(deps: ModulesDependencies) {
  const { db, mediaLinks, learning, now } = deps;
  const missing = createMissingMedia(deps);

  async function list(viewerId: number, scope: queries.Scope): Promise<Module[]> {
    return show(viewerId, await queries.listModules(db, scope), scope);
  }

  /** Their names and places are read at once, what they hold piece by piece. */
  async function* allModules(viewerId: number) {
    const modules = await queries.listModules(db, {});
    for (let from = 0; from < modules.length; from += MODULES_PER_PIECE) {
      const piece = modules.slice(from, from + MODULES_PER_PIECE);
      yield await show(viewerId, piece, { moduleIds: piece.map(({ id }) => id) });
    }
  }

  /** The modules that were found, with the videos and questions that the scope has for them. */
  async function show(
    viewerId: number,
    modules: readonly queries.ModuleRow[],
    scope: queries.Scope,
  ): Promise<Module[]> {
    const videos = Map.groupBy(await queries.listVideos(db, scope), byModule);
    const questions = Map.groupBy(await queries.listQuestions(db, scope), byModule);
    const urlFor = (key: string) => mediaLinks.linkFor(key, viewerId, now()).url;
    const lost = await missing.among([...videos.values()].flat().map(({ media_key }) => media_key));
    const isMissing = (key: string) => lost.has(key);
    return modules.map((row) => {
      const parts = { videos: videos.get(row.id) ?? [], questions: questions.get(row.id) ?? [] };
      return presentModule(row, parts, { urlFor, isMissing });
    });
  }

  async function get(viewerId: number, moduleId: number): Promise<Module> {
    const [module] = await list(viewerId, { moduleId });
    return found(module, MODULE_NOT_FOUND);
  }

  /**
   * A refused change takes the new files with it. After any other failure the commit may yet have
   * happened.
   */
  async function unlessRefused<T>(keys: readonly string[], change: () => Promise<T>): Promise<T> {
    try {
      return await change();
    } catch (error) {
      if (error instanceof AppError) await removeDropped(deps, keys);
      throw error;
    }
  }

  const captions = createCaptions(deps);

  return {
    /** Those of one company in training order. */
    list,

    /** The modules of all companies, piece by piece. */
    listAll: (viewerId: number): StreamedList<Module> => new StreamedList(allModules(viewerId)),

    /** Throws NOT_FOUND. */
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

    /** The company's last module, a draft as yet: nobody's training changes. */
    async create(
      actor: Actor,
      companyId: number,
      { name, description = '' }: Body<typeof calls.createModule>,
    ): Promise<Module> {
      const id = await inLockedCompany(db, companyId, async (tx, company) => {
        const at = now();
        const id = await queries.insertModule(tx, { companyId, name, description, createdAt: at });
        const module = { id, name, company_id: company.id, company_name: company.name };
        const after = description === '' ? { name } : { name, description };
        await recordModule(tx, { actor, action: 'module.created', module, at }, { after });
        return id;
      });
      return get(viewerOf(actor), id);
    },

    async update(
      actor: Actor,
      moduleId: number,
      texts: Body<typeof calls.updateModule>,
    ): Promise<Module> {
      await inLockedModule(db, moduleId, async (tx, module) => {
        await queries.updateModule(tx, moduleId, texts);
        const { name, description } = module;
        const changed = differences({ name, description }, { name, description, ...texts });
        const act = { actor, action: 'module.updated', module, at: now() } as const;
        if (changed !== null) await recordModule(tx, act, changed);
      });
      return get(viewerOf(actor), moduleId);
    },

    async remove(actor: Actor, moduleId: number): Promise<{ name: string }> {
      const { name, keys } = await inLockedModule(db, moduleId, async (tx, module) => {
        await learning.rememberOpenModules(tx, module.company_id);
        const keys = await queries.listMediaKeys(tx, { moduleId });
        await queries.deleteModule(tx, moduleId);
        const { name, description } = module;
        const act = { actor, action: 'module.deleted', module, at: now() } as const;
        await recordModule(tx, act, { before: { name, description, videos: keys.length } });
        return { name, keys };
      });
      await removeDropped(deps, keys);
      return { name };
    },

    async reorder(
      actor: Actor,
      { companyId, moduleOrders }: Body<typeof calls.reorderModules>,
    ): Promise<void> {
      await inLockedCompany(db, companyId, async (tx, company) => {
        const modules = await queries.listModules(tx, { companyId });
        const ids = modules.map(({ id }) => id);
        if (!isWholeOrder(ids, moduleOrders)) throw new AppError('INVALID_INPUT', WRONG_ORDER);
        await learning.rememberOpenModules(tx, companyId);
        for (const { id, order } of moduleOrders) await queries.setPosition(tx, id, order);
        const changed = differences(
          orderOf(modules),
          orderOf(await queries.listModules(tx, { companyId })),
        );
        const subject = { kind: 'company', ...company } as const;
        const act = { actor, action: 'module.reordered', subject, company, at: now() } as const;
        if (changed !== null) await record(tx, { ...act, ...changed });
      });
    },

    /**
     * The list becomes the given one; a question that is still in it keeps its id. Throws QUIZ_CHANGED
     * where the list is not the one any more that was edited.
     */
    async saveQuestions(
      actor: Actor,
      moduleId: number,
      { mcqs, quizVersion }: Body<typeof calls.saveQuestions>,
    ): Promise<Module> {
      const wanted = mcqs.map((mcq) => ({ ...mcq, explanation: mcq.explanation ?? '' }));
      await inLockedModule(db, moduleId, async (tx, module) => {
        const { quiz_version } = module;
        if (quizVersion !== undefined && quizVersion !== quiz_version)
          throw changedMeanwhile(quiz_version);
        const stored = await queries.listQuestions(tx, { moduleId });
        const changes = questionChanges(stored, wanted);
        if (isUnchanged(changes)) return;
        await learning.rememberOpenModules(tx, module.company_id);
        await queries.deleteQuestions(tx, changes.removed);
        for (const { id, ...placed } of changes.changed)
          await queries.updateQuestion(tx, id, placed);
        await queries.insertQuestions(tx, moduleId, changes.added);
        await queries.raiseQuizVersion(tx, moduleId);
        await learning.passWatchers(tx, moduleId);
        const act = { actor, action: 'module.questions-saved', module, at: now() } as const;
        await recordModule(tx, act, questionDifferences(stored, changes));
      });
      return get(viewerOf(actor), moduleId);
    },

    /**
     * Puts the video in the place of the module's videos. The file is durable before a row names
     * it, and the old one goes only after no row does.
     * @param claimedDuration seconds as the browser sent them; believed only where the file
     *   states none
     */
    async uploadVideo(
      actor: Actor,
      moduleId: number,
      file: StagedFile,
      claimedDuration: string | undefined,
    ): Promise<{ module: Module; warning: string | null }> {
      const { warning, ...video } = await keepVideo(deps.probeVideo, file, claimedDuration);
      const replaced = await unlessRefused([video.mediaKey], () =>
        inLockedModule(db, moduleId, async (tx, module) => {
          await learning.rememberOpenModules(tx, module.company_id);
          const at = now();
          const old = await queries.listVideos(tx, { moduleId });
          const keys = await queries.replaceVideos(tx, { ...video, moduleId, createdAt: at });
          // The first video too: whoever opened the quiz long ago has not watched since then.
          await learning.resetWatching(tx, moduleId);
          const after = videoFields([video]);
          await (old.length === 0
            ? recordModule(tx, { actor, action: 'module.video-uploaded', module, at }, { after })
            : recordModule(
                tx,
                { actor, action: 'module.video-replaced', module, at },
                { before: videoFields(old), after },
              ));
          return keys;
        }),
      );
      await removeDropped(deps, replaced);
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
     * Once, when the process starts: removes the files that a crash left without a row, and finds
     * the rows whose file is gone. Rejects with the reason of `ending` when told to end before that.
     */
    sweepMedia: (ending?: AbortSignal): Promise<SweptMedia> =>
      sweepMedia({ ...deps, missing }, ending),

    /** A file that a row names was asked for and is not there. */
    noteMissing: missing.note,

    /** How many files are known to be missing. */
    countMissing: missing.count,
  };
}

function changedMeanwhile(quizVersion: number): AppError {
  return new AppError(
    'QUIZ_CHANGED',
    'Somebody else has changed the questions of this module in the meantime.',
    { details: { quizVersion } },
  );
}

const WRONG_ORDER =
  'The order must name each module of the company once, with the places from 0 without a gap.';

/** Nobody looks at what the command line is answered: its addresses are nobody's. */
function viewerOf({ id }: Actor): number {
  return id ?? 0;
}

function byModule({ module_id }: { readonly module_id: number }): number {
  return module_id;
}
