import { addDays } from '@portal/contract/civil-dates';
import type { TraineeFilter } from './list-view.ts';

type DueDates = Pick<TraineeFilter, 'dueFrom' | 'dueUntil'>;

/** Due dates in the next days, or others. */
export type DueChoice = 'week' | 'month' | 'other';

const DAYS = { week: 7, month: 30 };

export const NO_DUE_DATES: DueDates = { dueFrom: null, dueUntil: null };

/** The limits of due dates in the next days. */
export function dueWithin(choice: 'week' | 'month', today: string): DueDates {
  return { dueFrom: today, dueUntil: addDays(today, DAYS[choice]) };
}

/** The choice that has these limits; null without any limit. */
export function dueChoice({ dueFrom, dueUntil }: DueDates, today: string): DueChoice | null {
  if (dueFrom === null && dueUntil === null) return null;
  if (dueFrom !== today) return 'other';
  if (dueUntil === addDays(today, DAYS.week)) return 'week';
  return dueUntil === addDays(today, DAYS.month) ? 'month' : 'other';
}
