/** The facts about people from which their standings follow. */
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import * as queries from './facts-queries.ts';
import type { CompanyRules } from './rules.ts';
import type { Completion, Edition } from './standing.ts';

/** A completion with its source. */
export interface EarnedCompletion extends Completion {
  /** The module of the completion. */
  readonly moduleId: number;
  /** The run in which it was earned; null for a recorded result. */
  readonly runId: number | null;
  readonly runNumber: number | null;
  /** When it was passed or recorded, in ms since 1970. */
  readonly at: number;
  readonly recorded: queries.RecordedRow | null;
}

/** Everything about one person that standings depend on. */
export interface PersonFacts {
  /** Milliseconds since 1970. */
  readonly companySince: number;
  /** For modules that groups bring: since when, in ms since 1970, and the names of the groups. */
  readonly broughtBy: ReadonlyMap<
    number,
    { readonly since: number; readonly names: readonly string[] }
  >;
  /** By module. */
  readonly completions: ReadonlyMap<number, readonly EarnedCompletion[]>;
  readonly exceptions: readonly queries.ExceptionRow[];
  /** The modules whose renewal is begun in the current run. */
  readonly renewing: ReadonlySet<number>;
}

/** Reads the facts about these people, as far as they are in the company, in a fixed number of queries. */
export async function loadFacts(
  db: Db,
  rules: CompanyRules,
  userIds: readonly number[],
): Promise<Map<number, PersonFacts>> {
  const { companyId, modules } = rules;
  const of = { companyId, ids: userIds };
  const hasGroups = modules.some(({ isForEveryone }) => !isForEveryone);
  const [people, audiences, passes, recorded, exceptions] = await Promise.all([
    queries.findPeople(db, of),
    hasGroups ? queries.findAudiences(db, of) : [],
    queries.findPasses(db, of),
    queries.findRecorded(db, of),
    queries.findExceptions(db, of),
  ]);
  const audiencesOf = Map.groupBy(audiences, ({ user_id }) => user_id);
  const passesOf = Map.groupBy(passes, ({ user_id }) => user_id);
  const exceptionsOf = Map.groupBy(exceptions, ({ user_id }) => user_id);
  const completionsOf = completionsByPerson(rules, { passes, recorded });
  return new Map(
    people.map(({ user_id, company_since }) => {
      const own = passesOf.get(user_id) ?? [];
      const completions = completionsOf.get(user_id) ?? [];
      return [
        user_id,
        {
          companySince: company_since,
          broughtBy: broughtBy(audiencesOf.get(user_id) ?? []),
          completions: Map.groupBy(completions, ({ moduleId }) => moduleId),
          exceptions: exceptionsOf.get(user_id) ?? [],
          renewing: new Set(own.flatMap((row) => (isToBePassed(row) ? row.module_id : []))),
        },
      ];
    }),
  );
}

interface CompletedRows {
  readonly passes: readonly queries.PassRow[];
  readonly recorded: readonly queries.RecordedRow[];
}

/** All completions of each of these people in the company, those of a person who has left it too. */
export async function loadCompletions(
  db: Db,
  rules: CompanyRules,
  userIds: readonly number[],
): Promise<Map<number, EarnedCompletion[]>> {
  const of = { companyId: rules.companyId, ids: userIds };
  const [passes, recorded] = await Promise.all([
    queries.findPasses(db, of),
    queries.findRecorded(db, of),
  ]);
  return completionsByPerson(rules, { passes, recorded });
}

function completionsByPerson(
  { timeZone, modules }: CompanyRules,
  { passes, recorded }: CompletedRows,
): Map<number, EarnedCompletion[]> {
  const editionsOf = new Map(modules.map(({ id, editions }) => [id, editions]));
  const all = [
    ...passes.flatMap((row) => toPass(row, timeZone)),
    ...recorded.map((row) => toRecorded(row, editionsOf.get(row.module_id) ?? [])),
  ];
  const byPerson = Map.groupBy(all, ([userId]) => userId);
  return new Map([...byPerson].map(([userId, own]) => [userId, own.map(([, each]) => each)]));
}

function broughtBy(rows: readonly queries.AudienceRow[]): PersonFacts['broughtBy'] {
  const byModule = Map.groupBy(rows, ({ module_id }) => module_id);
  return new Map(
    [...byModule].map(([moduleId, own]) => {
      const since = Math.min(...own.map((row) => row.since));
      return [moduleId, { since, names: own.map(({ name }) => name) }];
    }),
  );
}

const isToBePassed = ({ renews_run_id, passed_at, ended_at }: queries.PassRow) =>
  renews_run_id !== null && passed_at === null && ended_at === null;

function toPass(
  { user_id, module_id, passed_at, edition, run_id, run_number }: queries.PassRow,
  timeZone: string | null,
): [number, EarnedCompletion][] {
  if (passed_at === null) return [];
  const on = civilDateAt(passed_at, timeZone);
  const run = { runId: run_id, runNumber: run_number };
  return [[user_id, { moduleId: module_id, on, edition, ...run, at: passed_at, recorded: null }]];
}

/** A result is of the edition that was the latest one on its day. */
const toRecorded = (
  row: queries.RecordedRow,
  editions: readonly Edition[],
): [number, EarnedCompletion] => [
  row.user_id,
  {
    moduleId: row.module_id,
    on: row.completed_on,
    edition: 1 + editions.filter(({ madeOn }) => madeOn <= row.completed_on).length,
    recordedUntil: row.valid_until,
    runId: null,
    runNumber: null,
    at: row.recorded_at,
    recorded: row,
  },
];
