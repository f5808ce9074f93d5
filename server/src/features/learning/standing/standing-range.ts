/** The ranges of `standing_key` that filters by standing read. */
import { addDays } from '@portal/contract/civil-dates';
import type { StandingState } from '@portal/contract/requirements';
import { DUE_SOON_DAYS, type StandingFilter } from '@portal/contract/standing-filter';
import { standingKey } from './standing.ts';

/** Both keys belong to it. */
export interface StandingRange {
  readonly from: string;
  readonly until: string;
}

/** The keys of the standings that match, which follow each other in the order from the worst. `today` is a civil date. */
export function standingRange(filter: StandingFilter, today: string): StandingRange {
  if (filter === 'late') return { from: firstKeyOf('overdue'), until: lastKeyOf('expired') };
  if (filter === 'dueSoon') {
    const dueOn = addDays(today, DUE_SOON_DAYS);
    return { from: firstKeyOf('inGrace'), until: standingKey({ state: 'due', dueOn }) };
  }
  return { from: firstKeyOf(filter), until: lastKeyOf(filter) };
}

/** The beginning of the keys with a due date. */
const firstKeyOf = (state: StandingState) => standingKey({ state, dueOn: '' });

const lastKeyOf = (state: StandingState) => standingKey({ state, dueOn: null });
