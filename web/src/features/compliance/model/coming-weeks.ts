import type { ComingWeek } from '@portal/contract/compliance';

export type WeekCounts = {
  /** The first day of the week, or today. */
  readonly from: string;
  readonly due: number;
  readonly expires: number;
};

/** The counts of each week, of all modules together. */
export function weekCounts(weeks: readonly ComingWeek[]): WeekCounts[] {
  return weeks.map(({ from, modules }) => ({ from, ...sumOf(modules) }));
}

type Counts = Omit<WeekCounts, 'from'>;

export function sumOf(counts: readonly Counts[]): Counts {
  return {
    due: counts.reduce((sum, { due }) => sum + due, 0),
    expires: counts.reduce((sum, { expires }) => sum + expires, 0),
  };
}
