/** Reads all that decides on what is certified in some runs, in a fixed number of queries. */
import { findCertificatesSince } from '#server/platform/database/certificates-since.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { type EarnedCompletion, loadCompletions, loadFacts } from '../standing/facts.ts';
import { type CompanyRules, loadModuleRules } from '../standing/rules.ts';
import * as queries from './certifying-queries.ts';
import {
  type FrozenRow,
  findFrozenModules,
  findModules,
  type ModuleRow,
} from './completed-facts-queries.ts';

export interface SomeRuns {
  readonly companyId: number;
  /** Those of a trainee in the order of their numbers. */
  readonly runs: readonly queries.RunRow[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Known {
  readonly rules: CompanyRules;
  readonly modules: readonly ModuleRow[];
  /** When the certificates began, in ms since 1970. */
  readonly since: number;
  /** The trainees of current runs. */
  readonly people: Awaited<ReturnType<typeof loadFacts>>;
  /** The completions of the trainees of runs that have ended. */
  readonly earlier: ReadonlyMap<number, readonly EarnedCompletion[]>;
  /** The completions that are certified, the latest one last. */
  readonly certified: readonly queries.CompletionRow[];
  /** The modules of runs that are certified as they were completed, by run. */
  readonly frozen: ReadonlyMap<number, readonly FrozenRow[]>;
  readonly at: number;
}

export async function loadKnown(tx: Db, { companyId, runs, at }: SomeRuns): Promise<Known> {
  const rules = await loadModuleRules(tx, companyId);
  const since = (await findCertificatesSince(tx)) ?? at;
  const modules = await findModules(tx, { companyId });
  const certified = await queries.findCompletions(tx, { companyId, ids: usersOf(runs) });
  const current = usersOf(runs.filter(({ ended_at }) => ended_at === null));
  const left = usersOf(runs.filter(({ ended_at }) => ended_at !== null));
  const people = current.length === 0 ? new Map() : await loadFacts(tx, rules, current);
  const earlier = left.length === 0 ? new Map() : await loadCompletions(tx, rules, left);
  const frozen = await loadFrozen(
    tx,
    runs.filter(({ ended_at, completed_at }) => ended_at !== null || (completed_at ?? at) < since),
  );
  return { rules, modules, since, people, earlier, certified, frozen, at };
}

const usersOf = (runs: readonly queries.RunRow[]): number[] => [
  ...new Set(runs.map(({ user_id }) => user_id)),
];

async function loadFrozen(tx: Db, runs: readonly queries.RunRow[]) {
  if (runs.length === 0) return new Map();
  const rows = await findFrozenModules(tx, { ids: runs.map(({ id }) => id) });
  return Map.groupBy(rows, ({ run_id }) => run_id);
}
