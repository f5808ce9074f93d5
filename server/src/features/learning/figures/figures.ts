/**
 * Keeps the figures of current runs, which the list of trainees filters and orders by. A result changes those of its
 * trainee in its own transaction; `results/module-changes.ts` computes them again after a change of modules, and
 * `results/standings-task.ts` on the day on which a standing changes.
 */
import { stuckSince, type TrainingStatus } from '@portal/contract/rules';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { type Counted, countUp, hasCounted, statusOf } from '../path/counting.ts';
import { isCompletedIn, isScored, toScore } from '../path/path.ts';
import { comingIn, storedComing } from '../standing/coming.ts';
import { loadStandings, type StandingsOfPerson } from '../standing/people.ts';
import { NEVER, standingKey } from '../standing/standing.ts';
import * as queries from './figure-queries.ts';
import { findModulesOfCompanies, type TraineeModuleRow } from './trainees-queries.ts';

/** Milliseconds. While a trainee watches, the time of the last progress is stored this often. */
const ACTIVITY_INTERVAL_MS = 60_000;

/** Runs whose figures one step of a task computes: about 1 ms on SQLite with nine modules, and 4 ms with rules. */
export const RUNS_PER_STEP = 10;

interface ProgressInModule {
  readonly module_id: number | null;
  readonly opened_at: number | null;
  readonly watched_seconds: number | null;
  readonly best_correct: number | null;
  readonly best_total: number | null;
  readonly passed_at: number | null;
  readonly renews_run_id: number | null;
}

/**
 * The modules of a path, each with the progress in it. Drafts, and modules for others, are left out.
 *
 * @param standings undefined where nothing is required or recorded
 */
export function countedModules(
  modules: readonly TraineeModuleRow[],
  rows: readonly ProgressInModule[],
  standings: StandingsOfPerson | undefined,
): Counted[] {
  const rowOf = new Map(rows.map((row) => [row.module_id, row]));
  const own = modules.filter(
    ({ id, is_ready }) => is_ready === 1 && standings?.inModule.get(id)?.state !== 'notRequired',
  );
  return own.map(({ id, question_count, pass_mark }) => {
    const row = rowOf.get(id);
    const standing = standings?.inModule.get(id) ?? null;
    const pass = {
      isPassed: row !== undefined && row.passed_at !== null,
      isRenewed: row !== undefined && row.renews_run_id !== null,
    };
    const best = row === undefined ? null : toScore(row.best_correct, row.best_total);
    return {
      standing,
      isPassed: pass.isPassed,
      questionCount: question_count,
      passMark: pass_mark,
      isCompleted: isCompletedIn(pass, standing),
      isOpened: row !== undefined && row.opened_at !== null,
      watchedSeconds: row?.watched_seconds ?? 0,
      best,
      isScored: isScored({ best, isRenewed: pass.isRenewed }, standing),
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

/** By user. */
type StoredOf = ReadonlyMap<number, queries.Figures>;

/** The figures of these runs, from the progress in them. */
async function sumUp(
  db: Db,
  runs: readonly queries.RunToSum[],
  { storedOf, now }: { readonly storedOf: StoredOf; readonly now: number },
): Promise<queries.Figures[]> {
  if (runs.length === 0) return [];
  const people = runs.map((run) => ({ userId: run.user_id, companyId: run.company_id }));
  const [modulesOf, standings, rows] = await Promise.all([
    loadModules(db, runs),
    loadStandings(db, people, now),
    queries.findProgressOfRuns(db, { ids: runs.map(({ id }) => id) }),
  ]);
  const rowsOf = Map.groupBy(rows, ({ run_id }) => run_id);
  return runs.map((run) =>
    figuresOf(run, {
      modules: modulesOf.get(run.company_id) ?? [],
      rows: rowsOf.get(run.id) ?? [],
      standings: standings.get(run.user_id),
      stored: storedOf.get(run.user_id),
    }),
  );
}

async function loadModules(db: Db, runs: readonly queries.RunToSum[]): Promise<ModulesOf> {
  const companyIds = new Set(runs.map(({ company_id }) => company_id));
  const modules = await findModulesOfCompanies(db, { ids: [...companyIds] });
  return Map.groupBy(modules, ({ company_id }) => company_id);
}

interface FactsOfRun {
  readonly modules: readonly TraineeModuleRow[];
  readonly rows: readonly ProgressRow[];
  /** Undefined where nothing is required or recorded. */
  readonly standings: StandingsOfPerson | undefined;
  readonly stored: queries.Figures | undefined;
}

function figuresOf(
  run: queries.RunToSum,
  { modules, rows, standings, stored }: FactsOfRun,
): queries.Figures {
  const counted = countedModules(modules, rows, standings);
  const { overallProgress, averageScore } = countUp(counted);
  const status = statusOf(counted, run.completed_at);
  const activeAt = lastProgress(modules, rows);
  const hasModules = hasCounted(counted);
  return {
    user_id: run.user_id,
    company_id: run.company_id,
    run_id: run.id,
    progress: Math.round(overallProgress * 10),
    score: averageScore,
    status,
    active_at: activeAt ?? 0,
    idle_since: idleSince({ status, hasModules, activeAt, startedAt: run.started_at }),
    ...standingFigures(standings),
    remind_on: remindOn(standings, stored),
  };
}

const NO_STANDING = {
  standing: null,
  standing_key: '9',
  due_on: NEVER,
  changes_on: null,
  coming: null,
};

function standingFigures(standings: StandingsOfPerson | undefined) {
  if (standings === undefined || standings.total === null) return NO_STANDING;
  const { total } = standings;
  const changes_on = standings.changesOn();
  if (!standings.isShown) return { ...NO_STANDING, changes_on };
  return {
    standing: total.state,
    standing_key: standingKey(total),
    due_on: total.nextDue ?? NEVER,
    changes_on,
    coming: comingFigures(standings),
  };
}

/** In an order that does not depend on that of the modules. */
function comingFigures({ inModule }: StandingsOfPerson): string | null {
  const coming = [...inModule]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([moduleId, standing]) => comingIn(moduleId, standing).map(storedComing));
  return coming.length === 0 ? null : JSON.stringify(coming);
}

/**
 * A day that has come stays, until the reminders of that day are sent. The next one is tomorrow at the earliest, so that a
 * change of rules reminds no one on the same day.
 */
function remindOn(
  standings: StandingsOfPerson | undefined,
  stored: queries.Figures | undefined,
): string | null {
  if (standings === undefined) return null;
  const pending = stored?.remind_on ?? null;
  return pending !== null && pending <= standings.today ? pending : standings.reminders().nextDay();
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
export async function refreshFigures(
  tx: Db,
  runIds: readonly number[],
  now: number,
): Promise<void> {
  if (runIds.length === 0) return;
  const runs = await queries.findRunsToSum(tx, { ids: runIds });
  await queries.lockFigures(
    tx,
    runs.map(({ user_id }) => user_id),
  );
  const storedOf = await findStored(tx, runIds);
  for (const figures of await sumUp(tx, runs, { storedOf, now }))
    await queries.storeFigures(tx, figures, storedOf.get(figures.user_id));
}

async function findStored(db: Db, runIds: readonly number[]): Promise<StoredOf> {
  const stored = await queries.findFigures(db, { ids: runIds });
  return new Map(stored.map((row) => [row.user_id, row]));
}

/** Returns the users whose stored figures differ from those of their current runs, among these runs. */
export async function findWrongFigures(
  db: Db,
  runIds: readonly number[],
  now: number,
): Promise<number[]> {
  if (runIds.length === 0) return [];
  const runs = await queries.findRunsToSum(db, { ids: runIds });
  const storedOf = await findStored(db, runIds);
  const figures = await sumUp(db, runs, { storedOf, now });
  return figures.flatMap((own) => (isNear(own, storedOf.get(own.user_id), now) ? [] : own.user_id));
}

/** Equal apart from the last progress, which is stored once a minute, and unless a day has changed them since. */
function isNear(own: queries.Figures, stored: queries.Figures | undefined, now: number): boolean {
  if (stored === undefined) return false;
  const { active_at } = stored;
  const late = own.active_at - active_at;
  if (late < 0 || late >= ACTIVITY_INTERVAL_MS) return false;
  const isIdleFromStart = own.idle_since === null || active_at === 0;
  const idle_since = isIdleFromStart ? own.idle_since : active_at;
  // The day begins first where the clocks are 14 hours ahead.
  const { changes_on } = stored;
  if (changes_on !== null && changes_on <= civilDateAt(now, 'Pacific/Kiritimati')) return true;
  return queries.areSame({ ...own, active_at, idle_since }, stored);
}

/**
 * Call it in the transaction of the reminders of the day that has come: the trainee is reminded again on the next day, or
 * never for null.
 */
export async function setRemindOn(tx: Db, userId: number, remindOn: string | null): Promise<void> {
  await queries.setRemindOn(tx, { userId, remindOn });
}

/** Stores that the trainee is active in the run, at most once a minute. */
export async function markActive(tx: Db, runId: number, now: number): Promise<void> {
  await queries.markActive(tx, { runId, now, since: now - ACTIVITY_INTERVAL_MS });
}
