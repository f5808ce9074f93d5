/**
 * How a trainee stands in one module today: pure functions of civil dates in the company's time zone, without database and
 * clock. Nothing of it is stored as truth.
 */
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  earlier,
  later,
} from '@portal/contract/civil-dates';
import { STANDING_STATES, type StandingState } from '@portal/contract/requirements';

/** A version of the module for which it must be taken again. */
export interface Edition {
  readonly number: number;
  /** The day on which it was made. */
  readonly madeOn: string;
  /** Until this day, completions of earlier editions count. */
  readonly by: string;
}

export interface Rule {
  /** Days after "required since"; null for no due date. */
  readonly dueDays: number | null;
  /** Days after the due date before it counts as overdue. */
  readonly graceDays: number;
  /** Months for which a completion counts; null for ever. */
  readonly validMonths: number | null;
  /** Days before the end of the validity in which a completion can be renewed. */
  readonly renewalDays: number;
  /** The day from which the rule counts at the earliest; null for since ever. */
  readonly countsFrom: string | null;
  readonly editions: readonly Edition[];
}

export interface Completion {
  readonly on: string;
  /** The edition that was completed. */
  readonly edition: number;
  /** For a recorded result, its own end, which is null for ever; absent for a module that was taken here. */
  readonly recordedUntil?: string | null;
}

/** Both days belong to it. */
interface Pause {
  readonly from: string;
  readonly until: string;
}

export interface Facts {
  /** The module is for the trainee. */
  readonly isInPath: boolean;
  /** The day since which the trainee has the module, apart from the rule. */
  readonly since: string;
  readonly completions: readonly Completion[];
  readonly isWaived: boolean;
  readonly extendedUntil: string | null;
  readonly pauses: readonly Pause[];
}

export interface Standing {
  readonly state: StandingState;
  /** The last day in time: of the first completion, or of the renewal. Null while nothing is to be done by a day. */
  readonly dueOn: string | null;
  /** The last day on which the best completion counts; null for ever, or without one. */
  readonly validUntil: string | null;
  readonly renewFrom: string | null;
  /** A completion counts today. */
  readonly counts: boolean;
}

export function standingOf(facts: Facts, rule: Rule, today: string): Standing {
  const best = bestCompletion(facts.completions, rule);
  const counts = best !== null && (best.until === null || today <= best.until);
  const validity = {
    validUntil: best?.until ?? null,
    renewFrom: best?.renewFrom ?? null,
    counts,
  };
  if (!facts.isInPath) return { dueOn: null, ...validity, state: 'notRequired' };
  if (facts.isWaived) return { dueOn: null, ...validity, state: 'waived' };
  const isPaused = facts.pauses.some(({ from, until }) => from <= today && today <= until);
  const dueOn = best === null ? firstDue(facts, rule) : dueAgain(facts, rule, best.until);
  if (isPaused) return { dueOn, ...validity, state: 'paused' };
  if (best === null)
    return { dueOn, ...validity, state: stateBefore(dueOn, rule.graceDays, today) };
  if (!counts) {
    const isMoved = dueOn !== null && today <= dueOn;
    return { dueOn, ...validity, state: isMoved ? 'due' : 'expired' };
  }
  const isOpen = best.renewFrom !== null && best.renewFrom <= today;
  return { dueOn, ...validity, state: isOpen ? 'renewalOpen' : 'valid' };
}

/** The state without a completion. */
function stateBefore(dueOn: string | null, graceDays: number, today: string): StandingState {
  if (dueOn === null) return 'open';
  if (today <= dueOn) return 'due';
  return today <= addDays(dueOn, graceDays) ? 'inGrace' : 'overdue';
}

function firstDue({ since, extendedUntil, pauses }: Facts, rule: Rule): string | null {
  if (rule.dueDays === null) return null;
  const required = later(since, rule.countsFrom);
  return later(dueAfter(required, rule.dueDays, pauses), extendedUntil);
}

/** Some days after a day. A pause that begins by then moves it by its days; two pauses on the same day move it once. */
function dueAfter(day: string, days: number, pauses: readonly Pause[]): string {
  let dueOn = addDays(day, days);
  let from = day;
  for (const pause of pauses.toSorted((a, b) => compareDates(a.from, b.from))) {
    if (pause.from > dueOn) continue;
    const first = later(pause.from, from);
    dueOn = addDays(dueOn, Math.max(0, daysBetween(first, pause.until) + 1));
    from = later(addDays(pause.until, 1), from);
  }
  return dueOn;
}

/** When the completion is to be renewed: at its end, or a window after the pause in which it ended. */
function dueAgain({ extendedUntil, pauses }: Facts, rule: Rule, until: string | null) {
  if (until === null) return null;
  const pause = pauses.find((each) => each.from <= until && until <= each.until);
  if (pause === undefined) return later(until, extendedUntil);
  const dueOn = dueAfter(addDays(pause.until, 1), rule.renewalDays - 1, pauses);
  return later(dueOn, extendedUntil);
}

interface Counted {
  /** The last day on which it counts; null for ever. */
  readonly until: string | null;
  readonly renewFrom: string | null;
  /** It ends before its own end, because a later edition must be taken. */
  readonly isReplaced: boolean;
}

/** A completion with its end. */
export interface EndedCompletion<C extends Completion> extends Counted {
  readonly completion: C;
  /** It was made while the former one could be renewed. */
  readonly isRenewal: boolean;
}

/** The completions by day, each with its end. One inside the renewal window of the former counts from the end of that. */
export function endsOf<C extends Completion>(
  completions: readonly C[],
  rule: Rule,
): EndedCompletion<C>[] {
  const ended: EndedCompletion<C>[] = [];
  let best: Counted | null = null;
  for (const completion of completions.toSorted(byDay)) {
    const isRenewal = isInWindow(best, completion.on);
    const counted = countedFor(completion, rule, best);
    ended.push({ ...counted, completion, isRenewal });
    best = longerOf(best, counted);
  }
  return ended;
}

/** A recorded result comes after the completion of a module on the same day. */
const byDay = (a: Completion, b: Completion) =>
  compareDates(a.on, b.on) ||
  Number(a.recordedUntil !== undefined) - Number(b.recordedUntil !== undefined);

/** The completion that counts longest; null of none. */
export const bestCompletion = <C extends Completion>(
  completions: readonly C[],
  rule: Rule,
): EndedCompletion<C> | null =>
  endsOf(completions, rule).reduce<EndedCompletion<C> | null>(longerOf, null);

const longerOf = <C extends Counted>(best: C | null, other: C): C =>
  best === null || isLonger(other.until, best.until) ? other : best;

/** The former completion could be renewed on the day. */
const isInWindow = (former: Counted | null, on: string): boolean =>
  former !== null &&
  former.until !== null &&
  former.renewFrom !== null &&
  former.renewFrom <= on &&
  on <= former.until;

const isLonger = (until: string | null, other: string | null) =>
  other !== null && (until === null || until > other);

function countedFor(completion: Completion, rule: Rule, former: Counted | null): Counted {
  const ownEnd = ownEndOf(completion, rule, former);
  const replacing = rule.editions.filter(({ number }) => number > completion.edition);
  let until = ownEnd;
  let renewFrom = ownEnd === null ? null : addDays(ownEnd, -rule.renewalDays);
  for (const { by, madeOn } of replacing) {
    until = earlier(until, by);
    renewFrom = earlier(renewFrom, madeOn);
  }
  return { until, renewFrom, isReplaced: until !== ownEnd };
}

function ownEndOf({ on, recordedUntil }: Completion, rule: Rule, former: Counted | null) {
  if (recordedUntil !== undefined) return recordedUntil;
  if (rule.validMonths === null) return null;
  const start = earlyFrom(former, { on, rule }) ?? later(on, rule.countsFrom);
  return addMonths(start, rule.validMonths);
}

/**
 * The end of the former completion, if the other one was made in the days before it; otherwise null. An edition opens its
 * renewal earlier, but counts from its completion.
 */
function earlyFrom(
  former: Counted | null,
  { on, rule }: { readonly on: string; readonly rule: Rule },
): string | null {
  if (former === null || former.until === null || former.isReplaced) return null;
  const opensOn = addDays(former.until, -rule.renewalDays);
  return opensOn <= on && on <= former.until ? former.until : null;
}

/** The next day on which the state changes by itself; null for never. */
export function changesOn(facts: Facts, rule: Rule, today: string): string | null {
  if (!facts.isInPath || facts.isWaived) return null;
  const now = standingOf(facts, rule, today);
  const days = new Set<string>();
  const { dueOn, validUntil, renewFrom } = now;
  if (renewFrom !== null) days.add(renewFrom);
  if (validUntil !== null) days.add(addDays(validUntil, 1));
  if (dueOn !== null) days.add(addDays(dueOn, 1)).add(addDays(dueOn, rule.graceDays + 1));
  for (const { from, until } of facts.pauses) days.add(from).add(addDays(until, 1));
  const next = [...days].filter((day) => day > today).sort();
  return next.find((day) => standingOf(facts, rule, day).state !== now.state) ?? null;
}

const RANKS = new Map(STANDING_STATES.map((state, rank) => [state, rank]));

/** After all dates, so that what has no date is last. */
export const NEVER = '9999-12-31';

interface Ranked {
  readonly state: StandingState;
  readonly dueOn: string | null;
}

/** A text that sorts standings from the worst: by state, then by due date. */
export const standingKey = ({ state, dueOn }: Ranked): string =>
  `${RANKS.get(state) ?? ''} ${dueOn ?? NEVER}`;

/** The worst one; null of none. */
export function worstOf<S extends Ranked>(standings: readonly S[]): S | null {
  const [worst] = standings.toSorted((a, b) => compareDates(standingKey(a), standingKey(b)));
  return worst ?? null;
}
