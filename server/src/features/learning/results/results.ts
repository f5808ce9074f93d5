/** The results of many current runs, module by module, for reports. */
import { moduleStatus, type TrainingStatus } from '@portal/contract/rules';
import type { Db } from '#server/platform/database/schema.ts';
import { isCounted } from '../path/counting.ts';
import { isCompletedIn, toScore } from '../path/path.ts';
import { shownPercent } from '../scoring.ts';
import { loadStandings, type StandingsOfPerson } from '../standing/people.ts';
import type { ModuleStanding } from '../standing/standings.ts';
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

/** A trainee with the current run. */
export interface CurrentRun {
  readonly userId: number;
  readonly runId: number;
}

export interface ResultsOfRun {
  /** In the order of the modules, without modules that were not opened. */
  readonly results: readonly Result[];
  /** The modules that the trainee need not take, which count nowhere: those for others, and waived ones. */
  readonly notRequired: ReadonlySet<number>;
  /** The number of completed modules that count. */
  readonly completed: number;
}

interface Asked {
  readonly companyId: number;
  readonly runs: readonly CurrentRun[];
  readonly modules: readonly ReadyModule[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Returns the results of these runs in the company in these modules, by run. */
export async function resultsOfRuns(
  db: Db,
  { companyId, runs, modules, now }: Asked,
): Promise<Map<number, ResultsOfRun>> {
  const runIds = runs.map(({ runId }) => runId);
  const people = runs.map(({ userId }) => ({ userId, companyId }));
  const [rows, standings] = await Promise.all([
    queries.listResults(db, runIds),
    loadStandings(db, people, now),
  ]);
  const rowsOf = Map.groupBy(rows, ({ run_id }) => run_id);
  return new Map(
    runs.map(({ userId, runId }) => {
      const own = { rows: rowsOf.get(runId) ?? [], standings: standings.get(userId) };
      return [runId, resultsOf(modules, own)];
    }),
  );
}

interface FactsOfRun {
  readonly rows: readonly queries.ResultRow[];
  /** Undefined where nothing is required or recorded. */
  readonly standings: StandingsOfPerson | undefined;
}

function resultsOf(modules: readonly ReadyModule[], { rows, standings }: FactsOfRun): ResultsOfRun {
  const rowOf = new Map(rows.map((row) => [row.module_id, row]));
  const standingIn = (id: number) => standings?.inModule.get(id) ?? null;
  const notRequired = new Set(
    modules.flatMap(({ id }) => {
      const standing = standingIn(id);
      return standing?.state === 'notRequired' || !isCounted(standing) ? id : [];
    }),
  );
  const results = modules.flatMap(
    (module) => resultOf(module, rowOf.get(module.id) ?? NO_ROW, standingIn(module.id)) ?? [],
  );
  const completed = results.filter(
    ({ moduleId, status }) => status === 'completed' && !notRequired.has(moduleId),
  ).length;
  return { results, notRequired, completed };
}

const NO_ROW = {
  watched_seconds: 0,
  opened_at: null,
  passed_at: null,
  best_correct: null,
  best_total: null,
};

type Row = Pick<queries.ResultRow, keyof typeof NO_ROW>;

/** Null for a module that was neither opened nor tried, and of which no result counts. */
function resultOf(module: ReadyModule, row: Row, standing: ModuleStanding | null): Result | null {
  const openedAt = isOutdated(row, module) ? null : row.opened_at;
  const best = module.hasQuiz ? toScore(row.best_correct, row.best_total) : null;
  const isPassed = row.passed_at !== null;
  const status = moduleStatus({
    isCompleted: isCompletedIn({ isPassed, isRenewed: false }, standing),
    // A pass that does not count any more was no failed try.
    isBegun: isPassed || (openedAt !== null && Number(row.watched_seconds) > 0),
    hasTried: best !== null && !isPassed,
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
function isOutdated({ passed_at, opened_at }: Row, { replacedAt }: ReadyModule) {
  return passed_at === null && opened_at !== null && opened_at <= (replacedAt ?? 0);
}
