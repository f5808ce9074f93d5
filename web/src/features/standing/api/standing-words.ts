/** Standings in words, for the screens of trainees and of admins. A badge has the symbol and the word, in its tone. */
import { daysBetween } from '@portal/contract/civil-dates';
import type { Standing, StandingInShort, StandingState } from '@portal/contract/requirements';
import type { StandingFilter } from '@portal/contract/standing-filter';
import { words } from '#web/platform/language/words.ts';
import { standingTexts } from '../texts/catalogue.ts';

/** Up to this many days before it, a due date is said in days. */
const DAYS_IN_WORDS = 14;

/** The tone of a `Badge`, and the name of its `StateSymbol`. */
const LOOKS = {
  overdue: { tone: 'danger', symbol: 'late' },
  expired: { tone: 'danger', symbol: 'late' },
  inGrace: { tone: 'warning', symbol: 'late' },
  due: { tone: 'accent', symbol: 'due' },
  renewalOpen: { tone: 'warning', symbol: 'renew' },
  open: { tone: 'neutral', symbol: 'open' },
  valid: { tone: 'success', symbol: 'done' },
  waived: { tone: 'neutral', symbol: 'none' },
  paused: { tone: 'neutral', symbol: 'paused' },
  notRequired: { tone: 'neutral', symbol: 'none' },
} as const satisfies Record<StandingState, object>;

export function lookOf(state: StandingState) {
  return LOOKS[state];
}

/** 'Overdue', 'Valid': the state alone, as in a filter or a badge. */
export function stateWord(state: StandingState): string {
  return words().standing[state];
}

/** The words of the choices of a filter by standing. */
export const standingFilterWords = (): Readonly<Record<StandingFilter, string>> => ({
  ...standingTexts().filters,
  ...words().standing,
});

/** A sentence with at most one day in it, for `Sentence`. */
export type StandingPhrase = {
  readonly text: (day?: string) => string;
  /** The civil date in the sentence; null without one. */
  readonly day: string | null;
};

type Known = StandingInShort & Partial<Pick<Standing, 'validUntil' | 'pausedUntil'>>;

/** 'Due 3 Dec', 'Overdue since 3 Dec', 'Valid until 3 Nov 2027', 'Renew by 3 Dec', 'Paused until 3 Dec', 'No due date'. */
export function standingPhrase(standing: Known): StandingPhrase {
  const { state, dueOn, validUntil = null, pausedUntil = null } = standing;
  const t = standingTexts();
  const withDay = (text: (day: string) => string, day: string | null): StandingPhrase =>
    day === null ? { text: () => stateWord(state), day } : { text: (word = '') => text(word), day };
  switch (state) {
    case 'overdue':
      return withDay(t.overdueSince, dueOn);
    case 'inGrace':
      return withDay(t.wasDue, dueOn);
    case 'due':
      return withDay(t.due, dueOn);
    case 'expired':
      return withDay(t.expired, validUntil);
    case 'renewalOpen':
      return withDay(t.renewBy, dueOn ?? validUntil);
    case 'valid':
      return withDay(t.validUntil, validUntil);
    case 'paused':
      return withDay(t.pausedUntil, pausedUntil);
    case 'open':
      return { text: () => t.noDueDate, day: null };
    default:
      return { text: () => stateWord(state), day: null };
  }
}

/** The same with a due date that is near in days: 'Due today', 'Due in 3 days'. */
export function standingPhraseSoon(standing: Known, today: string): StandingPhrase {
  const { state, dueOn } = standing;
  if (state !== 'due' || dueOn === null) return standingPhrase(standing);
  const days = daysBetween(today, dueOn);
  if (days > DAYS_IN_WORDS) return standingPhrase(standing);
  const t = standingTexts();
  if (days <= 0) return { text: () => t.dueToday, day: null };
  return { text: () => (days === 1 ? t.dueTomorrow : t.dueIn(days)), day: null };
}
