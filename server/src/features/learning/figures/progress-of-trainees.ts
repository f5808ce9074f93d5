import type { StandingInShort } from '@portal/contract/requirements';
import type { TrainingStatus } from '@portal/contract/rules';
import type { calculatedProgress } from '@portal/contract/trainees';
import type * as z from 'zod/mini';
import type { Db } from '#server/platform/database/schema.ts';
import { countUp, hasCounted, statusOf } from '../path/counting.ts';
import { loadStandings, type StandingsOfPerson } from '../standing/people.ts';
import { countedModules, idleSince } from './figures.ts';
import * as queries from './trainees-queries.ts';

export type CalculatedProgress = z.infer<typeof calculatedProgress>;

/** How a trainee stands in the current run. */
export interface TraineeFigures extends CalculatedProgress {
  readonly status: TrainingStatus;
  /** Since when nothing was done, in ms since 1970; null if nothing is left to be done. */
  readonly idleSince: number | null;
  /** The worst standing of the modules; null without any rule of the company. */
  readonly standing: StandingInShort | null;
}

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Ids per statement: below the limits of both engines on parameters, and a short read. */
const TRAINEES_PER_READ = 500;

/** The modules of companies that were read already, for callers that read many trainees in batches. */
export type KnownModules = Map<number, readonly queries.TraineeModuleRow[]>;

export type ProgressOf = ReturnType<typeof createProgressOfTrainees>;

export function createProgressOfTrainees({ db, now }: Dependencies) {
  async function loadModules(
    rows: readonly queries.TraineeProgressRow[],
    known: KnownModules,
  ): Promise<void> {
    const missing = new Set<number>();
    for (const { company_id } of rows)
      if (company_id !== null && !known.has(company_id)) missing.add(company_id);
    const modules = await queries.findModulesOfCompanies(db, { ids: [...missing] });
    const modulesOf = Map.groupBy(modules, ({ company_id }) => company_id);
    for (const companyId of missing) known.set(companyId, modulesOf.get(companyId) ?? []);
  }

  /** Returns the figures of these trainees, times in seconds. Users who are not trainees are not in the map. */
  return async (
    userIds: readonly number[],
    known: KnownModules = new Map(),
  ): Promise<Map<number, TraineeFigures>> => {
    const progress = new Map<number, TraineeFigures>();
    for (let from = 0; from < userIds.length; from += TRAINEES_PER_READ) {
      const rows = await queries.findProgressOfTrainees(db, {
        ids: userIds.slice(from, from + TRAINEES_PER_READ),
      });
      await loadModules(rows, known);
      const standings = await loadStandings(db, peopleOf(rows), now());
      const shown = await findShownModules(db, rows, known);
      for (const [userId, own] of Map.groupBy(rows, ({ user_id }) => user_id))
        progress.set(
          userId,
          sumUp(
            known.get(own[0]?.company_id ?? 0) ?? [],
            own.filter(({ module_id }) => module_id !== null && shown.has(module_id)),
            {
              startedAt: own[0]?.started_at ?? 0,
              completedAt: own[0]?.completed_at ?? null,
              standings: standings.get(userId),
            },
          ),
        );
    }
    return progress;
  };
}

/**
 * The modules of these rows that are not hidden. A module can be of another company: that of a trainee who was moved
 * before a move started a new run.
 */
async function findShownModules(
  db: Db,
  rows: readonly queries.TraineeProgressRow[],
  known: KnownModules,
): Promise<Set<number>> {
  const shown = new Set<number>();
  for (const companyId of new Set(rows.map(({ company_id }) => company_id ?? 0)))
    for (const { id } of known.get(companyId) ?? []) shown.add(id);
  const others = new Set<number>();
  for (const { module_id } of rows)
    if (module_id !== null && !shown.has(module_id)) others.add(module_id);
  if (others.size > 0)
    for (const id of await queries.findShownModuleIds(db, [...others])) shown.add(id);
  return shown;
}

interface RunFacts {
  /** In ms since 1970, as are all times here. */
  readonly startedAt: number;
  readonly completedAt: number | null;
  readonly standings: StandingsOfPerson | undefined;
}

function peopleOf(rows: readonly queries.TraineeProgressRow[]) {
  const companyOf = new Map(rows.map(({ user_id, company_id }) => [user_id, company_id ?? 0]));
  return [...companyOf].map(([userId, companyId]) => ({ userId, companyId }));
}

function sumUp(
  modules: readonly queries.TraineeModuleRow[],
  rows: readonly queries.TraineeProgressRow[],
  { startedAt, completedAt, standings }: RunFacts,
): TraineeFigures {
  const counted = countedModules(modules, rows, standings);
  const total = standings?.isShown === true ? standings.total : null;
  const lastUpdated = lastMoveIn(rows);
  const status = statusOf(counted, completedAt);
  return {
    ...countUp(counted),
    lastUpdated: lastUpdated === null ? null : new Date(lastUpdated).toISOString(),
    firstOpenedAt: firstOpeningIn(rows),
    trainingCompletedAt: completedAt === null ? null : new Date(completedAt).toISOString(),
    status,
    standing: total === null ? null : { state: total.state, dueOn: total.dueOn },
    idleSince: idleSince({
      status,
      hasModules: hasCounted(counted),
      activeAt: lastUpdated,
      startedAt,
    }),
  };
}

function firstOpeningIn(rows: readonly queries.TraineeProgressRow[]): string | null {
  const times = rows.flatMap(({ opened_at }) => opened_at ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}

/** The row of a module that was only unlocked does not count, because the trainee did nothing in it. */
function lastMoveIn(rows: readonly queries.TraineeProgressRow[]): number | null {
  let latest: number | null = null;
  for (const { opened_at, updated_at } of rows) {
    if (opened_at !== null && updated_at !== null) latest = Math.max(latest ?? 0, updated_at);
  }
  return latest;
}
