/** The standings of people of any companies, for paths and figures. */
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { loadFacts } from './facts.ts';
import { findExcused } from './facts-queries.ts';
import { createReminders, type Reminders } from './person-reminders.ts';
import { type CompanyRules, loadModuleRules } from './rules.ts';
import {
  type ModuleStanding,
  type PersonStanding,
  personChangesOn,
  personStanding,
  standingIn,
} from './standings.ts';

interface Person {
  readonly userId: number;
  readonly companyId: number;
}

export interface StandingsOfPerson {
  /** By module, in all modules of the company. */
  readonly inModule: ReadonlyMap<number, ModuleStanding>;
  /** Null for a person without a module. */
  readonly total: PersonStanding | null;
  /** The next day on which one of them changes by itself; null for never. Computed when it is called. */
  readonly changesOn: () => string | null;
  /** Computed when it is called. */
  readonly reminders: () => Reminders;
  /** The day of the standings, in the time zone of the company. */
  readonly today: string;
  /** The company has a rule: otherwise no standing is shown. */
  readonly isShown: boolean;
}

/** By user. In companies without rules only people with recorded results or waivers, which count all the same. */
export type Standings = ReadonlyMap<number, StandingsOfPerson>;

export async function loadStandings(
  db: Db,
  people: readonly Person[],
  now: number,
): Promise<Standings> {
  const all = new Map<number, StandingsOfPerson>();
  for (const [companyId, own] of Map.groupBy(people, (person) => person.companyId)) {
    const rules = await loadModuleRules(db, companyId);
    const ids = own.map(({ userId }) => userId);
    const userIds = rules.isShown ? ids : await excusedAmong(db, { companyId, ids });
    if (userIds.length === 0) continue;
    for (const [userId, standings] of await standingsIn(db, rules, { userIds, now }))
      all.set(userId, standings);
  }
  return all;
}

async function excusedAmong(db: Db, of: Parameters<typeof findExcused>[1]): Promise<number[]> {
  const rows = await findExcused(db, of);
  return rows.map(({ user_id }) => user_id);
}

interface SomePeople {
  readonly userIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

async function standingsIn(db: Db, rules: CompanyRules, { userIds, now }: SomePeople) {
  const { timeZone, modules } = rules;
  const today = civilDateAt(now, timeZone);
  const facts = await loadFacts(db, rules, userIds);
  return [...facts].map(([userId, person]) => {
    const day = { timeZone, today };
    const inModule = new Map(modules.map((module) => [module.id, standingIn(person, module, day)]));
    const total = personStanding([...inModule.values()]);
    const changesOn = () => personChangesOn(person, modules, day);
    const reminders = () => createReminders({ rules, inModule, today });
    const { isShown } = rules;
    return [userId, { inModule, total, changesOn, reminders, today, isShown }] as const;
  });
}

/** The standing on the wire. */
export const presentStanding = ({
  state,
  dueOn,
  validUntil,
  renewFrom,
  renewing,
  pausedUntil,
  why,
}: ModuleStanding) => ({
  state,
  dueOn,
  validUntil,
  renewFrom,
  renewing,
  pausedUntil,
  why: { ...why, groups: [...why.groups] },
});
