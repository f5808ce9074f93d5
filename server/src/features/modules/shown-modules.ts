import type { Module } from '@portal/contract/modules';
import type { Reach } from '@portal/contract/reach';
import { reachedCompanies, reachesCompany } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { StreamedList } from '#server/platform/http/streamed-list.ts';
import { listCaptions, listPosters, type Media, type Viewer } from '../media/service.ts';
import { MODULE_NOT_FOUND } from './locked-module.ts';
import { presentModule, presentWithoutContent } from './present.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: Pick<Media, 'linkFor' | 'missingAmong'>;
  readonly now: () => number;
}

/** An admin who reads a list. */
interface Reader extends Viewer {
  readonly reach: Reach;
}

/** Modules of the whole list per batch: few enough not to block other requests. */
const MODULES_PER_BATCH = 100;

/** Modules as admins see them; the links to videos are made for `viewer`. */
export function createShownModules({ db, media, now }: Dependencies) {
  async function list(viewer: Viewer, scope: queries.Scope): Promise<Module[]> {
    return show(viewer, await queries.listModules(db, scope), scope);
  }

  /** Reads names and positions at once, and the contents in batches. */
  async function* reachedModules(reader: Reader) {
    const companyIds = reachedCompanies(reader.reach);
    const modules = await queries.listModules(db, { companyIds });
    for (let from = 0; from < modules.length; from += MODULES_PER_BATCH)
      yield await showReached(reader, modules.slice(from, from + MODULES_PER_BATCH));
  }

  /** Presents the content only if the whole company is in reach. */
  async function showReached(
    reader: Reader,
    modules: readonly queries.ModuleRow[],
  ): Promise<Module[]> {
    const whole = modules.filter(({ company_id }) => reachesCompany(reader.reach, company_id));
    const shown = await show(reader, whole, { moduleIds: whole.map(({ id }) => id) });
    if (whole.length === modules.length) return shown;
    const shownById = new Map(shown.map((module) => [module.id, module]));
    const filled = await queries.findFilled(
      db,
      modules.map(({ id }) => id),
    );
    return modules.map(
      (row) => shownById.get(row.id) ?? presentWithoutContent(row, !filled.has(row.id)),
    );
  }

  /** Presents the modules with the videos and questions of the scope. */
  async function show(
    viewer: Viewer,
    modules: readonly queries.ModuleRow[],
    scope: queries.Scope,
  ): Promise<Module[]> {
    if (modules.length === 0) return [];
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
    /** Modules in training order, with their content. */
    list,

    /** The modules of one company in training order; without content if only groups of it are in reach. */
    listOfCompany: async (reader: Reader, companyId: number): Promise<Module[]> =>
      reachesCompany(reader.reach, companyId)
        ? list(reader, { companyId })
        : showReached(reader, await queries.listModules(db, { companyId })),

    /** The modules of all companies in reach, in batches, like {@link listOfCompany}. */
    listReached: (reader: Reader): StreamedList<Module> => new StreamedList(reachedModules(reader)),

    /** Throws NOT_FOUND. */
    get,
  };
}

function byModule({ module_id }: { readonly module_id: number }): number {
  return module_id;
}
