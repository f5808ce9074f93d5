/** The completions that make up a completed path or module, with their ends. Pure functions of the rules and the facts. */
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { EarnedCompletion, PersonFacts } from '../standing/facts.ts';
import type { CompanyRules, ModuleRule } from '../standing/rules.ts';
import { type EndedCompletion, endsOf } from '../standing/standing.ts';
import { factsIn } from '../standing/standings.ts';

/** A completed module with the completion that makes it so. */
export interface Completed {
  readonly moduleId: number;
  readonly name: string;
  readonly by: EarnedCompletion;
  /** The last day on which it counts; null for ever. */
  readonly until: string | null;
}

/** A run as it is to be certified. */
export interface RunToCertify {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly ended_at: number | null;
}

/** A module with which a run was completed. */
export interface FrozenModule {
  readonly module_id: number;
  readonly name: string;
}

/** The results of a module that is not there any more end never. */
const NO_RULE = {
  dueDays: null,
  graceDays: 0,
  validMonths: null,
  renewalDays: 0,
  countsFrom: null,
  editions: [],
};

type Ended = EndedCompletion<EarnedCompletion>;

/** Those of later runs after the others: of several on the same day, the last one is the latest. */
const endedIn = (own: readonly EarnedCompletion[], rule: ModuleRule | undefined): Ended[] =>
  endsOf(
    own.toSorted((a, b) => (a.runNumber ?? 0) - (b.runNumber ?? 0)),
    rule ?? NO_RULE,
  );

const longest = (own: readonly EarnedCompletion[], rule: ModuleRule | undefined) =>
  longestOf(endedIn(own, rule));

/** The completion that counts longest, of several the latest one; null of none. */
const longestOf = (ended: readonly Ended[]): Ended | null =>
  ended.reduce<Ended | null>(
    (best, each) => (best === null || isAsLong(each.until, best.until) ? each : best),
    null,
  );

const isAsLong = (until: string | null, other: string | null) =>
  until === null || (other !== null && until >= other);

const toCompleted = (
  { moduleId, name }: { readonly moduleId: number; readonly name: string },
  { completion: by, until }: Ended,
): Completed => ({ moduleId, name, by, until });

/**
 * The path of the person in training order, if it is completed on the day: each of its modules that is not waived has a
 * completion that counts, and none is being renewed. Otherwise null.
 */
export function completedPath(
  person: PersonFacts,
  { modules, timeZone }: CompanyRules,
  today: string,
): Completed[] | null {
  const completed: Completed[] = [];
  for (const module of modules) {
    const { isInPath, isWaived } = factsIn(person, module, timeZone);
    if (!isInPath || isWaived) continue;
    const best = longest(person.completions.get(module.id) ?? [], module);
    if (best === null || !countsOn(best, today) || person.renewing.has(module.id)) return null;
    completed.push(toCompleted({ moduleId: module.id, name: module.name }, best));
  }
  return completed.length === 0 ? null : completed;
}

/**
 * The modules with which a run was completed, as far as they have a result. Null if one does not count on the day.
 *
 * @param today null if it is no matter whether they count
 */
export function completedAsFrozen(
  frozen: readonly FrozenModule[],
  own: readonly EarnedCompletion[],
  { modules, today }: Pick<CompanyRules, 'modules'> & { readonly today: string | null },
): Completed[] | null {
  const ruleOf = new Map(modules.map((module) => [module.id, module]));
  const completed: Completed[] = [];
  for (const { module_id: moduleId, name } of frozen) {
    const inModule = own.filter((completion) => completion.moduleId === moduleId);
    const best = longest(inModule, ruleOf.get(moduleId));
    if (best === null) continue;
    if (today !== null && !countsOn(best, today)) return null;
    completed.push(toCompleted({ moduleId, name }, best));
  }
  return completed.length === 0 ? null : completed;
}

const countsOn = ({ until }: Ended, day: string): boolean => until === null || day <= until;

/** The completions that the person had when the run ended. */
export const untilEnd = (
  own: readonly EarnedCompletion[],
  { number, ended_at }: RunToCertify,
): EarnedCompletion[] =>
  own.filter(
    ({ runNumber, at }) =>
      ended_at === null || (runNumber === null ? at <= ended_at : runNumber <= number),
  );

/** The completion of the module since a time, in ms since 1970, that counts longest; null without any. */
export function completedSince(
  own: readonly EarnedCompletion[],
  module: ModuleRule,
  since: number,
): Completed | null {
  const inModule = own.filter(({ moduleId }) => moduleId === module.id);
  const best = longestOf(
    endedIn(inModule, module).filter(({ completion }) => completion.at >= since),
  );
  return best && toCompleted({ moduleId: module.id, name: module.name }, best);
}

/** The completion and all of its results are older than the certificates, which began at `since`, in ms since 1970. */
export function isBeforeCertificates(
  completed: readonly Completed[],
  completedAt: number | null,
  { since, timeZone }: { readonly since: number; readonly timeZone: string | null },
): boolean {
  if (completedAt === null || completedAt >= since) return false;
  const firstDay = civilDateAt(since, timeZone);
  return completed.every(({ by }) => by.at < since && by.on < firstDay);
}
