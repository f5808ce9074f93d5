import type { Module } from '@portal/contract/modules';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { StreamedList } from '#server/platform/http/streamed-list.ts';
import { listCaptions, listPosters, type Media, type Viewer } from '../media/service.ts';
import { MODULE_NOT_FOUND } from './locked-module.ts';
import { presentModule } from './present.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: Pick<Media, 'linkFor' | 'missingAmong'>;
  readonly now: () => number;
}

/** Modules of the whole list per batch: few enough not to block other requests. */
const MODULES_PER_BATCH = 100;

/** Modules as admins see them; the links to videos are made for `viewer`. */
export function createShownModules({ db, media, now }: Dependencies) {
  async function list(viewer: Viewer, scope: queries.Scope): Promise<Module[]> {
    return show(viewer, await queries.listModules(db, scope), scope);
  }

  /** Reads names and positions at once, and the contents in batches. */
  async function* allModules(viewer: Viewer) {
    const modules = await queries.listModules(db, {});
    for (let from = 0; from < modules.length; from += MODULES_PER_BATCH) {
      const batch = modules.slice(from, from + MODULES_PER_BATCH);
      yield await show(viewer, batch, { moduleIds: batch.map(({ id }) => id) });
    }
  }

  /** Presents the modules with the videos and questions of the scope. */
  async function show(
    viewer: Viewer,
    modules: readonly queries.ModuleRow[],
    scope: queries.Scope,
  ): Promise<Module[]> {
    const allVideos = await queries.listVideos(db, scope);
    const videoIds = allVideos.map(({ id }) => id);
    const captions = Map.groupBy(await listCaptions(db, videoIds), ({ video_id }) => video_id);
    const posters = Map.groupBy(await listPosters(db, videoIds), ({ video_id }) => video_id);
    const videos = Map.groupBy(allVideos, byModule);
    const questions = Map.groupBy(await queries.listQuestions(db, scope), byModule);
    const problems = Map.groupBy(
      await queries.countVideoProblems(db, scope),
      ({ video_id }) => video_id,
    );
    const urlFor = (key: string) => media.linkFor(key, viewer, now());
    const lost = await media.missingAmong(allVideos.map(({ media_key }) => media_key));
    const isMissing = (key: string) => lost.has(key);
    return modules.map((row) => {
      const own = videos.get(row.id) ?? [];
      const parts = {
        videos: own,
        captions: own.flatMap(({ id }) => captions.get(id) ?? []),
        posters: own.flatMap(({ id }) => posters.get(id) ?? []),
        questions: questions.get(row.id) ?? [],
        problems: own.flatMap(({ id }) => problems.get(id) ?? []),
      };
      return presentModule(row, parts, { urlFor, isMissing });
    });
  }

  async function get(viewer: Viewer, moduleId: number): Promise<Module> {
    const [module] = await list(viewer, { moduleId });
    return requireFound(module, MODULE_NOT_FOUND);
  }

  return {
    /** The modules of one company in training order. */
    list,

    /** The modules of all companies, in batches. */
    listAll: (viewer: Viewer): StreamedList<Module> => new StreamedList(allModules(viewer)),

    /** Throws NOT_FOUND. */
    get,
  };
}

function byModule({ module_id }: { readonly module_id: number }): number {
  return module_id;
}
