/** The standings of people in the modules of their company. */
import { addDays, compareDates, earlier, later } from '@portal/contract/civil-dates';
import type { StandingState } from '@portal/contract/requirements';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { EarnedCompletion, PersonFacts } from './facts.ts';
import type { ExceptionRow } from './facts-queries.ts';
import type { ModuleRule } from './rules.ts';
import { changesOn, type Facts, type Standing, standingOf, worstOf } from './standing.ts';

/** How a person stands in one module, with what a screen says about it. */
export interface ModuleStanding extends Standing {
  /** The day of this standing, in the time zone of the company. */
  readonly today: string;
  readonly renewing: boolean;
  /** A result of the module is recorded, which may have expired. */
  readonly isRecorded: boolean;
  readonly isWaived: boolean;
  /** The last day of the pause of today; null without one. */
  readonly pausedUntil: string | null;
  readonly why: Why;
}

interface Why {
  readonly because: 'company' | 'groups' | 'edition' | 'recorded';
  readonly groups: readonly string[];
  readonly reason: string | null;
  readonly since: string | null;
}

/** The facts on which the standing in the module depends. */
export function factsIn(person: PersonFacts, module: ModuleRule, timeZone: string | null): Facts {
  const brought = person.broughtBy.get(module.id);
  const exceptions = person.exceptions.filter(
    ({ module_id }) => module_id === null || module_id === module.id,
  );
  const since = Math.max(person.companySince, module.isForEveryone ? 0 : (brought?.since ?? 0));
  const sinceOn = civilDateAt(since, timeZone);
  return {
    isInPath: module.isReady && (module.isForEveryone || brought !== undefined),
    since: later(sinceOn, module.contentSince),
    completions: person.completions.get(module.id) ?? [],
    isWaived: exceptions.some(({ kind }) => kind === 'waive'),
    extendedUntil: lastDay(exceptions),
    pauses: exceptions.flatMap((exception) => pauseOf(exception, timeZone)),
  };
}

/** A pause that was ended before its last day ends on the day before. */
function pauseOf(
  { kind, from_on: from, until_on, ended_at }: ExceptionRow,
  timeZone: string | null,
) {
  if (kind !== 'pause' || from === null || until_on === null) return [];
  const ended = ended_at === null ? null : addDays(civilDateAt(ended_at, timeZone), -1);
  const until = ended !== null && ended < until_on ? ended : until_on;
  return until < from ? [] : { from, until };
}

function lastDay(exceptions: readonly ExceptionRow[]): string | null {
  return latest(
    exceptions.flatMap(({ kind, until_on }) => (kind === 'extend' ? (until_on ?? []) : [])),
  );
}

const latest = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null;

interface DayInZone {
  /** Null for that of the server. */
  readonly timeZone: string | null;
  readonly today: string;
}

export function standingIn(
  person: PersonFacts,
  module: ModuleRule,
  { timeZone, today }: DayInZone,
): ModuleStanding {
  const facts = factsIn(person, module, timeZone);
  const own = person.completions.get(module.id) ?? [];
  return {
    ...standingOf(facts, module, today),
    today,
    renewing: person.renewing.has(module.id),
    isRecorded: own.some(({ recorded }) => recorded !== null),
    isWaived: facts.isWaived,
    pausedUntil: pausedUntil(facts, today),
    why: whyOf(person, module, own),
  };
}

function pausedUntil({ pauses }: Facts, today: string): string | null {
  const present = pauses.filter(({ from, until }) => from <= today && today <= until);
  return latest(present.map(({ until }) => until));
}

/**
 * The completion has ended, also if its due date is put off, or ends within the renewal window. A renewal that is begun
 * goes on.
 */
export function canBeRenewed(standing: ModuleStanding | null): boolean {
  if (standing === null || standing.renewing) return false;
  const { state, validUntil } = standing;
  return state === 'renewalOpen' || state === 'expired' || (state === 'due' && validUntil !== null);
}

function whyOf(person: PersonFacts, module: ModuleRule, own: readonly EarnedCompletion[]): Why {
  const groups = person.broughtBy.get(module.id)?.names ?? [];
  const other = { groups, reason: null, since: null };
  const edition = module.editions.at(-1);
  const completed = Math.max(0, ...own.map(({ edition: number }) => number));
  if (edition !== undefined && completed > 0 && completed < edition.number)
    return { because: 'edition', groups, reason: edition.reason, since: edition.madeOn };
  const latest = own.toSorted((a, b) => compareDates(a.on, b.on)).at(-1);
  if (latest !== undefined && latest.recorded !== null) return { because: 'recorded', ...other };
  return { because: module.isForEveryone ? 'company' : 'groups', ...other };
}

/** How a person stands in all modules of their path together. */
export interface PersonStanding {
  readonly state: StandingState;
  readonly dueOn: string | null;
  /** The earliest due date of what is to be done. */
  readonly nextDue: string | null;
}

const TO_DO: readonly StandingState[] = ['overdue', 'expired', 'inGrace', 'due', 'renewalOpen'];

/** From the standings in all modules of the company. Null for a person without a module. */
export function personStanding(inModules: readonly ModuleStanding[]): PersonStanding | null {
  const own = inModules.filter(({ state }) => state !== 'notRequired');
  const worst = worstOf(own);
  if (worst === null) return null;
  const toDo = own.filter(({ state }) => TO_DO.includes(state));
  return {
    state: worst.state,
    dueOn: worst.dueOn,
    nextDue: earliest(toDo.map(({ dueOn }) => dueOn)),
  };
}

/** The next day on which the standing of a person in one of these modules changes by itself; null for never. */
export const personChangesOn = (
  person: PersonFacts,
  modules: readonly ModuleRule[],
  { timeZone, today }: DayInZone,
): string | null =>
  earliest(modules.map((module) => changesOn(factsIn(person, module, timeZone), module, today)));

export const earliest = (days: readonly (string | null)[]): string | null =>
  days.reduce(earlier, null);
