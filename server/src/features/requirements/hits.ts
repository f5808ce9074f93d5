/** The trainees whom a change of the rules of a module hits: computed for all people of the company, some at a time. */
import { HITS_NAMED } from '@portal/contract/limits';
import type { RequirementHits } from '@portal/contract/requirements';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import {
  type CompanyRules,
  factsIn,
  loadFacts,
  loadModuleRules,
  type ModuleRule,
  type PersonFacts,
  standingOf,
} from '../learning/service.ts';
import * as queries from './hit-queries.ts';

/** The rules of a module as they would be. */
export interface ProposedRule {
  readonly moduleId: number;
  readonly companyId: number;
  /** Null for everyone. */
  readonly groupIds: readonly number[] | null;
  /** With those of the company in place of none of the module. */
  readonly dueDays: number | null;
  readonly validMonths: number | null;
  readonly countsFrom: string | null;
}

interface Module {
  readonly before: ModuleRule;
  readonly after: ModuleRule;
  /** `after`, if it counts from today. */
  readonly fromToday: ModuleRule;
  readonly timeZone: string | null;
  readonly today: string;
}

interface Person {
  readonly before: PersonFacts;
  readonly after: PersonFacts;
  readonly hasBegun: boolean;
}

/** People per batch; about 2 ms on SQLite. */
const PEOPLE_PER_STEP = 50;

export async function findHits(
  db: Db,
  proposed: ProposedRule,
  at: number,
): Promise<RequirementHits> {
  const rules = await loadModuleRules(db, proposed.companyId);
  const hits = createHits();
  const module = moduleWith(proposed, rules, at);
  if (module === null) return hits.all;
  for await (const people of traineesOf(db, proposed.companyId)) {
    const factsOf = await loadPeople(db, rules, { proposed, people });
    for (const { id, name } of people) {
      const person = factsOf(id);
      const parts = person === null ? [] : partsOf(person, module);
      for (const part of parts) hits.add(part, name);
    }
  }
  return hits.all;
}

/** The trainees of a company by name, in batches. */
async function* traineesOf(db: Db, companyId: number) {
  const slice = startTimeSlice();
  for (let after: queries.TraineeRow | undefined; ; ) {
    const people = await queries.findNextTrainees(db, companyId, { after, limit: PEOPLE_PER_STEP });
    if (people.length === 0) return;
    yield people;
    after = people.at(-1);
    if (slice.isOver) await slice.next();
  }
}

interface SomePeople {
  readonly proposed: ProposedRule;
  readonly people: readonly queries.TraineeRow[];
}

/** Returns the facts by id; null for a person who has left the company meanwhile. */
async function loadPeople(
  db: Db,
  rules: CompanyRules,
  { proposed: { moduleId, groupIds }, people }: SomePeople,
): Promise<(id: number) => Person | null> {
  const ids = people.map(({ id }) => id);
  const [facts, memberships, begun] = await Promise.all([
    loadFacts(db, rules, ids),
    queries.findMembershipsIn(db, groupIds ?? [], ids),
    queries.findBegun(db, { ids, moduleId }),
  ]);
  const membershipsOf = Map.groupBy(memberships, ({ user_id }) => user_id);
  const begunIds = new Set(begun.map(({ id }) => id));
  return (id) => {
    const before = facts.get(id);
    if (before === undefined) return null;
    const since = membershipsOf.get(id)?.map((membership) => membership.since) ?? [];
    const hasBegun = begunIds.has(id) || before.completions.has(moduleId);
    return { before, after: broughtTo(before, moduleId, since), hasBegun };
  };
}

/** Null for a module that does not exist any more. */
function moduleWith(
  { moduleId, groupIds, dueDays, validMonths, countsFrom }: ProposedRule,
  { modules, timeZone }: CompanyRules,
  at: number,
): Module | null {
  const before = modules.find(({ id }) => id === moduleId);
  if (before === undefined) return null;
  const today = civilDateAt(at, timeZone);
  const isForEveryone = groupIds === null;
  const after = { ...before, isForEveryone, dueDays, validMonths, countsFrom };
  return { before, after, fromToday: { ...after, countsFrom: today }, timeZone, today };
}

/** The facts about a person to whom memberships since these times, in ms since 1970, bring the module. */
function broughtTo(person: PersonFacts, moduleId: number, since: readonly number[]): PersonFacts {
  const broughtBy = new Map(person.broughtBy);
  broughtBy.delete(moduleId);
  if (since.length > 0) broughtBy.set(moduleId, { since: Math.min(...since), names: [] });
  return { ...person, broughtBy };
}

type Part = keyof RequirementHits;

/** The parts of the hits in which a person is. */
function partsOf({ before, after, hasBegun }: Person, module: Module): readonly Part[] {
  const { timeZone, today } = module;
  const hadIt = factsIn(before, module.before, timeZone).isInPath;
  const facts = factsIn(after, module.after, timeZone);
  if (!facts.isInPath) return hadIt ? [hasBegun ? 'removedBegun' : 'removed'] : [];
  const parts: Part[] = hadIt ? [] : ['added'];
  const { state } = standingOf(facts, module.after, today);
  if (state === 'expired') parts.push('expired');
  if (state !== 'overdue') return parts;
  parts.push('overdue');
  if (standingOf(facts, module.fromToday, today).state !== 'overdue') parts.push('overdueByPast');
  return parts;
}

function createHits() {
  const part = () => ({ count: 0, names: [] as string[] });
  const all = {
    added: part(),
    removed: part(),
    removedBegun: part(),
    overdue: part(),
    overdueByPast: part(),
    expired: part(),
  } satisfies RequirementHits;
  return {
    all,
    /** Call it in the order of names. */
    add(name: Part, person: string): void {
      all[name].count += 1;
      if (all[name].names.length < HITS_NAMED) all[name].names.push(person);
    },
  };
}
