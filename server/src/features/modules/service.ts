import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/modules';
import type { Module } from '@portal/contract/modules';
import { inLockedCompany } from '../../platform/database/locked-company.ts';
import type { Db } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/log.ts';
import { removeDropped } from '../../platform/media/dropped-media.ts';
import type { MediaLinks } from '../../platform/media/media-links.ts';
import type { MediaStore, StagedFile } from '../../platform/media/media-store.ts';
import type { VideoProbe } from '../../platform/media/probe-video.ts';
import type { Learning } from '../learning/service.ts';
import { isWholeOrder } from './module-order.ts';
import { sweepOrphans } from './orphan-sweep.ts';
import { presentModule } from './present.ts';
import * as queries from './queries.ts';
import { isUnchanged, questionChanges } from './question-changes.ts';
import { keepVideo } from './video-file.ts';

const NOT_FOUND = 'Module not found or already deleted';

export interface ModulesDependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly probeVideo: VideoProbe;
  readonly mediaLinks: MediaLinks;
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'resetWatching' | 'passWatchers'>;
  readonly now: () => number;
  readonly log: Logger;
}

type Body<C> = CallArguments<C>['body'];

export type Modules = ReturnType<typeof createModules>;

/** `viewerId` is the administrator for whom the video addresses are made. */
export function createModules(deps: ModulesDependencies) {
  const { db, media, mediaLinks, learning, now } = deps;

  async function list(viewerId: number, scope: queries.Scope): Promise<Module[]> {
    const modules = await queries.listModules(db, scope);
    const videos = Map.groupBy(await queries.listVideos(db, scope), byModule);
    const questions = Map.groupBy(await queries.listQuestions(db, scope), byModule);
    const urlFor = (key: string) => mediaLinks.linkFor(key, viewerId, now()).url;
    return modules.map((row) => {
      const parts = { videos: videos.get(row.id) ?? [], questions: questions.get(row.id) ?? [] };
      return presentModule(row, parts, urlFor);
    });
  }

  async function get(viewerId: number, moduleId: number): Promise<Module> {
    const [module] = await list(viewerId, { moduleId });
    return found(module, NOT_FOUND);
  }

  /** The module is there until the end of the transaction; only what `work` does changes it. */
  async function inLockedModule<T>(
    moduleId: number,
    work: (tx: Db, module: { readonly name: string; readonly company_id: number }) => Promise<T>,
  ): Promise<T> {
    const { company_id } = found(await queries.findModule(db, moduleId), NOT_FOUND);
    return inLockedCompany(db, company_id, async (tx) =>
      work(tx, found(await queries.findModule(tx, moduleId), NOT_FOUND)),
    );
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

  return {
    /** In training order; all, or those of one company. */
    list,

    /** Throws NOT_FOUND; for routes that must know before a file is received. */
    async require(moduleId: number): Promise<void> {
      found(await queries.findModule(db, moduleId), NOT_FOUND);
    },

    /** The company's last module, a draft as yet: nobody's training changes. */
    async create(
      viewerId: number,
      companyId: number,
      { name, description = '' }: Body<typeof calls.createModule>,
    ): Promise<Module> {
      const id = await inLockedCompany(db, companyId, (tx) =>
        queries.insertModule(tx, { companyId, name, description, createdAt: now() }),
      );
      return get(viewerId, id);
    },

    async update(
      viewerId: number,
      moduleId: number,
      texts: Body<typeof calls.updateModule>,
    ): Promise<Module> {
      await queries.updateModule(db, moduleId, texts);
      return get(viewerId, moduleId);
    },

    async remove(moduleId: number): Promise<{ name: string }> {
      const { name, keys } = await inLockedModule(moduleId, async (tx, module) => {
        await learning.rememberOpenModules(tx, module.company_id);
        const keys = await queries.listMediaKeys(tx, { moduleId });
        await queries.deleteModule(tx, moduleId);
        return { name: module.name, keys };
      });
      await removeDropped(deps, keys);
      return { name };
    },

    async reorder({ companyId, moduleOrders }: Body<typeof calls.reorderModules>): Promise<void> {
      await inLockedCompany(db, companyId, async (tx) => {
        const modules = await queries.listModules(tx, { companyId });
        const ids = modules.map(({ id }) => id);
        if (!isWholeOrder(ids, moduleOrders)) throw new AppError('INVALID_INPUT', WRONG_ORDER);
        await learning.rememberOpenModules(tx, companyId);
        for (const { id, order } of moduleOrders) await queries.setPosition(tx, id, order);
      });
    },

    /** The list becomes the given one; a question that is still in it keeps its id. */
    async saveQuestions(
      viewerId: number,
      moduleId: number,
      { mcqs }: Body<typeof calls.saveQuestions>,
    ): Promise<Module> {
      const wanted = mcqs.map((mcq) => ({ ...mcq, explanation: mcq.explanation ?? '' }));
      await inLockedModule(moduleId, async (tx, { company_id }) => {
        const changes = questionChanges(await queries.listQuestions(tx, { moduleId }), wanted);
        if (isUnchanged(changes)) return;
        await learning.rememberOpenModules(tx, company_id);
        await queries.deleteQuestions(tx, changes.removed);
        for (const { id, ...placed } of changes.changed)
          await queries.updateQuestion(tx, id, placed);
        await queries.insertQuestions(tx, moduleId, changes.added);
        await queries.raiseQuizVersion(tx, moduleId);
        await learning.passWatchers(tx, moduleId);
      });
      return get(viewerId, moduleId);
    },

    /**
     * Puts the video in the place of the module's videos. The file is durable before a row names
     * it, and the old one goes only after no row does.
     * @param claimedDuration seconds as the browser sent them; believed only where the file
     *   states none
     */
    async uploadVideo(
      viewerId: number,
      moduleId: number,
      file: StagedFile,
      claimedDuration: string | undefined,
    ): Promise<{ module: Module; warning: string | null }> {
      const { warning, ...video } = await keepVideo(deps.probeVideo, file, claimedDuration);
      const replaced = await unlessRefused([video.mediaKey], () =>
        inLockedModule(moduleId, async (tx, { company_id }) => {
          await learning.rememberOpenModules(tx, company_id);
          const keys = await queries.replaceVideos(tx, { ...video, moduleId, createdAt: now() });
          // The first video too: whoever opened the quiz long ago has not watched since then.
          await learning.resetWatching(tx, moduleId);
          return keys;
        }),
      );
      await removeDropped(deps, replaced);
      return { module: await get(viewerId, moduleId), warning };
    },

    /** The files to remove with the company, read within its transaction. */
    videoKeysOf: (tx: Db, companyId: number): Promise<string[]> =>
      queries.listMediaKeys(tx, { companyId }),

    /**
     * Once, when the process starts: removes the files that a crash left without a row; how many.
     */
    sweepOrphans: (): Promise<number> => sweepOrphans({ db, media, log: deps.log, now }),
  };
}

const WRONG_ORDER =
  'The order must name each module of the company once, with the places from 0 without a gap.';

function byModule({ module_id }: { readonly module_id: number }): number {
  return module_id;
}
