import { createUserRecords } from '#web/features/learning/model/user-records.ts';

/** One trainee and one module. */
export type ProgressKey = { readonly userId: number; readonly moduleId: number };

/** What was watched of a module, its earlier visits included. */
export type WatchReport = {
  /** Seconds that were played. */
  readonly timeSpent: number;
  /** Seconds into the module's videos. */
  readonly position: number;
  /** The furthest second of the module's videos that was reached without skipping. */
  readonly watchedTo: number;
  /** The first of the videos it is about: the time of one that was replaced counts no more. */
  readonly videoId: number;
};

/** Reports that no server has answered yet; they outlive the page and the network's absence. */
export const keptReports = createUserRecords<WatchReport>('watchReport', toWatchReport);

/** The greatest time, the furthest second and the latest place of two reports: another tab may have kept one, too. */
export function mergedReport(kept: WatchReport | null, report: WatchReport): WatchReport {
  if (kept === null || kept.videoId !== report.videoId) return report;
  return {
    ...report,
    timeSpent: Math.max(kept.timeSpent, report.timeSpent),
    watchedTo: Math.max(kept.watchedTo, report.watchedTo),
  };
}

export function isSameReport(one: WatchReport | null, other: WatchReport): boolean {
  return (
    one !== null &&
    one.timeSpent === other.timeSpent &&
    one.position === other.position &&
    one.watchedTo === other.watchedTo &&
    one.videoId === other.videoId
  );
}

/**
 * Returns null for what is no report. One that an earlier version of the portal kept has no furthest second;
 * then `timeSpent` stands for it, as it does on the server.
 */
export function toWatchReport(value: unknown): WatchReport | null {
  if (typeof value !== 'object' || value === null) return null;
  const { timeSpent, position, watchedTo = timeSpent, videoId } = value as Record<string, unknown>;
  if (!isSeconds(timeSpent) || !isSeconds(position) || !isSeconds(watchedTo)) return null;
  if (typeof videoId !== 'number' || !Number.isInteger(videoId)) return null;
  return { timeSpent, position, watchedTo, videoId };
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
