import { createUserRecords } from '../kept/user-records.ts';

/** Seconds of a module that were played, its earlier visits included, and where it stands. */
export type WatchReport = { readonly timeSpent: number; readonly position: number };

/** Reports that no server has accepted yet; they outlive the page and the network's absence. */
export const keptReports = createUserRecords<WatchReport>('watchReport', isWatchReport);

/** How far a module was watched in this browser: going on lower down does not forget it. */
export const watchedTo = createUserRecords<number>(
  'watchedTo',
  (value): value is number => typeof value === 'number' && value >= 0,
);

function isWatchReport(value: unknown): value is WatchReport {
  if (typeof value !== 'object' || value === null) return false;
  const { timeSpent, position } = value as Record<string, unknown>;
  return isSeconds(timeSpent) && isSeconds(position);
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
