import { createUserRecords } from '../kept/user-records.ts';

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
export const keptReports = createUserRecords<WatchReport>('watchReport', isWatchReport);

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

function isWatchReport(value: unknown): value is WatchReport {
  if (typeof value !== 'object' || value === null) return false;
  const { timeSpent, position, watchedTo, videoId } = value as Record<string, unknown>;
  return [timeSpent, position, watchedTo].every(isSeconds) && Number.isInteger(videoId);
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
