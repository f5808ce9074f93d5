/**
 * Keeps the figures of current runs, which the list of trainees filters and orders by. A result changes those of its
 * trainee in its own transaction; after a change of modules, `results/figure-refreshes.ts` computes them again.
 */
import { stuckSince, type TrainingStatus } from '@portal/contract/rules';
import type { Db } from '#server/platform/database/schema.ts';
import { type Counted, countUp, statusOf, toScore } from '../path/path.ts';
import * as queries from './figure-queries.ts';
import { findModulesOfCompanies, type TraineeModuleRow } from './trainees-queries.ts';

/** Milliseconds. While a trainee watches, the time of the last progress is stored this often. */
const ACTIVITY_INTERVAL_MS = 60_000;

interface ProgressInModule {
  readonly module_id: number | null;
  readonly opened_at: number | null;
  readonly watched_seconds: number | null;
  readonly best_correct: number | null;
  readonly best_total: number | null;
  readonly passed_at: number | null;
}

/** The modules of a path, each with the progress in it. Drafts are left out. */
export function countedModules(
  modules: readonly TraineeModuleRow[],
  rows: readonly ProgressInModule[],
): Counted[] {
  const rowOf = new Map(rows.map((row) => [row.module_id, row]));
  const ready = modules.filter(({ is_ready }) => is_ready === 1);
  return ready.map(({ id, question_count, pass_mark }) => {
    const row = rowOf.get(id);
    return {
      questionCount: question_count,
      passMark: pass_mark,
      isCompleted: row !== undefined && row.passed_at !== null,
      isOpened: row !== undefined && row.opened_at !== null,
      watchedSeconds: row?.watched_seconds ?? 0,
      best: row === undefined ? null : toScore(row.best_correct, row.best_total),
    };
  });
}

interface Idle {
  readonly status: TrainingStatus;
  readonly hasModules: boolean;
  /** The last progress; null before the first. In ms since 1970. */
  readonly activeAt: number | null;
  readonly startedAt: number;
}

/** The last progress, or before it the start of the run. Null if nothing is left to be done. */
export function idleSince({ status, hasModules, activeAt, startedAt }: Idle): number | null {
  return status === 'completed' || !hasModules ? null : (activeAt ?? startedAt);
}

/** Whether nothing was done since `idle`, for more than 7 days. */
export const isStuck = (idle: number | null, now: number) =>
  idle !== null && idle <= stuckSince(now);

type ModulesOf = ReadonlyMap<number, readonly TraineeModuleRow[]>;
type ProgressRow = Awaited<ReturnType<typeof queries.findProgressOfRuns>>[number];

/** The figures of these runs, from the progress in them. */
async function sumUp(
  db: Db,
  runs: readonly queries.RunToSum[],
  known?: ModulesOf,
): Promise<queries.Figures[]> {
  if (runs.length === 0) return [];
  const modulesOf = known ?? (await loadModules(db, runs));
  const rows = await queries.findProgressOfRuns(db, { ids: runs.map(({ id }) => id) });
  const rowsOf = Map.groupBy(rows, ({ run_id }) => run_id);
  return runs.map((run) =>
    figuresOf(run, modulesOf.get(run.company_id) ?? [], rowsOf.get(run.id) ?? []),
  );
}

async function loadModules(db: Db, runs: readonly queries.RunToSum[]): Promise<ModulesOf> {
  const companyIds = new Set(runs.map(({ company_id }) => company_id));
  const modules = await findModulesOfCompanies(db, { ids: [...companyIds] });
  return Map.groupBy(modules, ({ company_id }) => company_id);
}

function figuresOf(
  run: queries.RunToSum,
  modules: readonly TraineeModuleRow[],
  rows: readonly ProgressRow[],
): queries.Figures {
  const counted = countedModules(modules, rows);
  const { overallProgress, averageScore } = countUp(counted);
  const status = statusOf(counted, run.completed_at);
  const activeAt = lastProgress(modules, rows);
  const hasModules = counted.length > 0;
  return {
    user_id: run.user_id,
    company_id: run.company_id,
    run_id: run.id,
    progress: Math.round(overallProgress * 10),
    score: averageScore,
    status,
    active_at: activeAt ?? 0,
    idle_since: idleSince({ status, hasModules, activeAt, startedAt: run.started_at }),
  };
}

/** The time of the last progress in these modules. One that was only unlocked does not count. */
function lastProgress(
  modules: readonly TraineeModuleRow[],
  rows: readonly ProgressRow[],
): number | null {
  const shown = new Set(modules.map(({ id }) => id));
  const times = rows.flatMap(({ module_id, opened_at, updated_at }) =>
    opened_at !== null && shown.has(module_id) ? updated_at : [],
  );
  return times.length === 0 ? null : Math.max(...times);
}

/**
 * Computes the figures of these runs again; those that have ended are left out. Call it at the end of the transaction
 * that has changed the progress in them.
 */
export async function refreshFigures(tx: Db, runIds: readonly number[]): Promise<void> {
  if (runIds.length === 0) return;
  const runs = await queries.findRunsToSum(tx, { ids: runIds });
  await queries.lockFigures(
    tx,
    runs.map(({ user_id }) => user_id),
  );
  const stored = new Map(
    (await queries.findFigures(tx, { ids: runIds })).map((row) => [row.user_id, row] as const),
  );
  for (const figures of await sumUp(tx, runs))
    if (!isSame(figures, stored.get(figures.user_id))) await queries.updateFigures(tx, figures);
}

const isSame = (one: queries.Figures, other: queries.Figures | undefined) =>
  other !== undefined && queries.FIGURES.every((column) => one[column] === other[column]);

/** Returns the users whose stored figures differ from those of their current runs, among these runs. */
export async function findWrongFigures(db: Db, runIds: readonly number[]): Promise<number[]> {
  if (runIds.length === 0) return [];
  const runs = await queries.findRunsToSum(db, { ids: runIds });
  const figures = await sumUp(db, runs);
  const stored = await queries.findFigures(db, { ids: runIds });
  const storedOf = new Map(stored.map((row) => [row.user_id, row]));
  return figures.flatMap((own) => (isNear(own, storedOf.get(own.user_id)) ? [] : own.user_id));
}

/** Equal apart from the last progress, which is stored once a minute. */
function isNear(own: queries.Figures, stored: queries.Figures | undefined): boolean {
  if (stored === undefined) return false;
  const { active_at } = stored;
  const late = own.active_at - active_at;
  if (late < 0 || late >= ACTIVITY_INTERVAL_MS) return false;
  const isIdleFromStart = own.idle_since === null || active_at === 0;
  const idle_since = isIdleFromStart ? own.idle_since : active_at;
  return isSame({ ...own, active_at, idle_since }, stored);
}

/** Stores that the trainee is active in the run, at most once a minute. */
export async function markActive(tx: Db, runId: number, now: number): Promise<void> {
  await queries.markActive(tx, { runId, now, since: now - ACTIVITY_INTERVAL_MS });
}
