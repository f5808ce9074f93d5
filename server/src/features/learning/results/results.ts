/** The results of many current runs, module by module, for reports. */
import { moduleStatus, type TrainingStatus } from '@portal/contract/rules';
import type { Db } from '#server/platform/database/schema.ts';
import { toScore } from '../path/path.ts';
import { shownPercent } from '../scoring.ts';
import * as queries from './result-queries.ts';

/** A present module of a company that is no draft. */
export interface ReadyModule {
  readonly id: number;
  readonly name: string;
  readonly hasQuiz: boolean;
  /** Percent of correct answers that passes the quiz. */
  readonly passMark: number;
  /**
   * Time at which the watched video was replaced by another one, in ms since 1970; null if the stored progress is about
   * the current video.
   */
  readonly replacedAt: number | null;
}

/** How a run stands in one module. Times are in ms since 1970. */
export interface Result {
  readonly moduleId: number;
  readonly status: TrainingStatus;
  readonly openedAt: number | null;
  readonly completedAt: number | null;
  /** The best try in percent as shown; null before the first one. */
  readonly score: number | null;
}

/** In training order. */
export async function readyModulesOf(db: Db, companyId: number): Promise<ReadyModule[]> {
  const rows = await queries.listReadyModules(db, companyId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hasQuiz: row.question_count > 0,
    passMark: row.pass_mark,
    replacedAt: row.video_replaced_at,
  }));
}

/**
 * Returns the results of these runs in these modules, in the order of the modules, without modules that were not opened.
 * A run without any is not in the map.
 */
export async function resultsOfRuns(
  db: Db,
  runIds: readonly number[],
  modules: readonly ReadyModule[],
): Promise<Map<number, Result[]>> {
  const places = new Map(modules.map((module, place) => [module.id, { module, place }]));
  const placed = (await queries.listResults(db, runIds)).flatMap((row) => {
    const known = places.get(row.module_id);
    const result = known === undefined ? null : resultOf(row, known.module);
    return known === undefined || result === null
      ? []
      : [{ runId: row.run_id, place: known.place, result }];
  });
  placed.sort((a, b) => a.place - b.place);
  const byRun = Map.groupBy(placed, ({ runId }) => runId);
  return new Map([...byRun].map(([runId, own]) => [runId, own.map(({ result }) => result)]));
}

/** Null for a module that was neither opened nor tried. */
function resultOf(row: queries.ResultRow, module: ReadyModule): Result | null {
  const openedAt = isOutdated(row, module) ? null : row.opened_at;
  const best = module.hasQuiz ? toScore(row.best_correct, row.best_total) : null;
  const status = moduleStatus({
    isCompleted: row.passed_at !== null,
    isBegun: openedAt !== null && Number(row.watched_seconds) > 0,
    hasTried: best !== null,
    hasQuiz: module.hasQuiz,
  });
  if (status === 'not-started' && openedAt === null) return null;
  return {
    moduleId: module.id,
    status,
    openedAt,
    completedAt: row.passed_at,
    score: best === null ? null : shownPercent(best, module.passMark),
  };
}

/** Whether the opening is of a video that was replaced since, as in the path of the trainee. */
function isOutdated({ passed_at, opened_at }: queries.ResultRow, { replacedAt }: ReadyModule) {
  return passed_at === null && opened_at !== null && opened_at <= (replacedAt ?? 0);
}
