/**
 * The watched time that the server has not acknowledged: reports in the browser's storage, a report on its way, and the
 * progress of a video that is shown in this tab.
 */
import { createModuleRecords } from '#web/platform/storage/module-records.ts';

/** Identifies the progress of one trainee in one module. */
export type ProgressKey = { readonly userId: number; readonly moduleId: number };

/** The progress in a module, including earlier visits. */
export type WatchReport = {
  /** The seconds that were played, including replays. */
  readonly timeSpent: number;
  /** The position in seconds on the module's timeline. */
  readonly position: number;
  /** The furthest second of the module's videos that was reached without skipping. */
  readonly watchedTo: number;
  /** The id of the module's first video. The server refuses the report if that video was replaced. */
  readonly videoId: number;
  /** The server refuses the report of an ended run. Absent in what an earlier version of the portal has stored. */
  readonly runId?: number | undefined;
};

/**
 * The result of a report: the server has it, it is stored to be sent later, or the server does not count it any more.
 */
export type Outcome = 'accepted' | 'stored' | 'refused';

/** Reports the progress of a shown video now. Resolves with null if there is nothing to report. */
type ReportNow = () => Promise<Outcome | null>;

/** The reports in this browser that have no answer yet, one for each user and module. They survive a reload. */
export const storedReports = createModuleRecords<WatchReport>('watchReport', toWatchReport);

/** The latest call of each module that has no answer yet. */
const underWay = new Map<number, Promise<unknown>>();

/** The modules whose videos are shown in this tab. */
const activeVisits = new Map<number, ReportNow>();

/** Remembers the call until it is answered. Resolves or rejects like the call. */
export async function followReport<T>(moduleId: number, sending: Promise<T>): Promise<T> {
  underWay.set(moduleId, sending);
  try {
    return await sending;
  } finally {
    if (underWay.get(moduleId) === sending) underWay.delete(moduleId);
  }
}

/** Returns the function that removes the visit. */
export function addActiveVisit(moduleId: number, report: ReportNow): () => void {
  activeVisits.set(moduleId, report);
  return () => {
    if (activeVisits.get(moduleId) === report) activeVisits.delete(moduleId);
  };
}

/**
 * Waits for the report on its way, which may be the last one of a page that was just left, and reports the progress of
 * the module's visit. Resolves with the outcome; with undefined if there is no visit.
 */
export async function reportActiveVisit(moduleId: number): Promise<Outcome | null | undefined> {
  await Promise.allSettled([underWay.get(moduleId)]);
  return activeVisits.get(moduleId)?.();
}

/**
 * Checks a stored value. Returns null for one that is no report. A report of an earlier version of the portal has no
 * `watchedTo`; then `timeSpent` is used in its place, as on the server.
 */
export function toWatchReport(value: unknown): WatchReport | null {
  if (typeof value !== 'object' || value === null) return null;
  const {
    timeSpent,
    position,
    watchedTo = timeSpent,
    videoId,
    runId,
  } = value as Record<string, unknown>;
  if (!isSeconds(timeSpent) || !isSeconds(position) || !isSeconds(watchedTo)) return null;
  if (typeof videoId !== 'number' || !Number.isInteger(videoId)) return null;
  const report = { timeSpent, position, watchedTo, videoId };
  return typeof runId === 'number' ? { ...report, runId } : report;
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
