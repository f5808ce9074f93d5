/** The days on which a trainee is reminded of a module, and what a reminder says of it: pure functions of its standing. */
import { addDays, later } from '@portal/contract/civil-dates';
import type { ReminderKind } from '@portal/contract/reminders';
import type { ModuleStanding } from './standings.ts';

/** Days after the first late one. Later, only admins are reminded. */
const LATE_STEPS = [0, 7, 14, 21] as const;

interface Schedule {
  /** Days before the due date. */
  readonly reminderDays: readonly number[];
  /** As in the rule of the module. */
  readonly graceDays: number;
  /** The day on which the rule was last changed; null for never. */
  readonly savedOn: string | null;
}

type Dates = Pick<ModuleStanding, 'dueOn' | 'validUntil' | 'renewFrom'> & {
  readonly why: Pick<ModuleStanding['why'], 'because' | 'since'>;
};

/**
 * The steps of a module, in no order: days that depend on its dates only, not on today. There is none before the renewal
 * opens, because nothing can be done by then, and none up to the day on which the rule was changed: whom the change makes
 * late is reminded from the next day on.
 */
export function reminderSteps(
  { dueOn, validUntil, renewFrom, why }: Dates,
  { reminderDays, graceDays, savedOn }: Schedule,
): string[] {
  if (dueOn === null) return [];
  const knownOn = dayAfter(savedOn);
  const lateOn = later(addDays(dueOn, validUntil === null ? graceDays + 1 : 1), knownOn);
  const opensOn = why.because === 'edition' ? dayAfter(why.since) : renewFrom;
  const days = [
    ...(opensOn === null ? [] : [opensOn]),
    ...reminderDays.map((before) => addDays(dueOn, -before)),
    dueOn,
    ...LATE_STEPS.map((after) => addDays(lateOn, after)),
  ];
  return days.filter((day) => day >= (renewFrom ?? '') && day >= (knownOn ?? ''));
}

const dayAfter = (day: string | null) => (day === null ? null : addDays(day, 1));

/** The first step after the day; null without one. */
export const stepAfter = (steps: readonly string[], day: string): string | null =>
  steps
    .filter((step) => step > day)
    .toSorted()
    .at(0) ?? null;

type StandingToday = Pick<ModuleStanding, 'state' | 'dueOn' | 'today'> & {
  readonly why: Pick<ModuleStanding['why'], 'because'>;
};

/** The words that are true today; null if nothing is to be done, or can be done. */
export function reminderKindOf({ state, dueOn, today, why }: StandingToday): ReminderKind | null {
  switch (state) {
    case 'overdue':
    case 'expired':
    case 'inGrace':
      return 'overdue';
    case 'due':
      return dueOn === today ? 'today' : 'before';
    case 'renewalOpen':
      if (why.because === 'edition') return 'again';
      return dueOn === today ? 'today' : 'renewal';
    default:
      return null;
  }
}
