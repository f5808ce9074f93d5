/** The watched time that the server has not acknowledged. */
import type { AcceptedWatch } from '@portal/contract/learning';
import { type ApiError, isFinalRefusal } from '#web/platform/http/api-error.ts';
import { createModuleRecords, type UserRecord } from '#web/platform/storage/module-records.ts';

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

/** The result of a report with the server's answer. */
type Answer =
  | { readonly outcome: 'accepted'; readonly accepted: AcceptedWatch }
  | { readonly outcome: 'refused'; readonly refusal: ApiError }
  | { readonly outcome: 'stored' };

type Sending = { readonly report: WatchReport; readonly answer: Promise<Answer> };

/** Reports the progress of a shown video now. Resolves with null if there is nothing to report. */
type ReportNow = () => Promise<Outcome | null>;

/** The reports in this browser that have no answer yet, one for each user and module. They survive a reload. */
export const storedReports = createModuleRecords<WatchReport>('watchReport', toWatchReport);

/**
 * The unacknowledged progress of one trainee in one module: the stored report, the report on its way, and the visit in
 * this tab whose video goes on.
 */
export function createUnansweredReports(
  stored: UserRecord<WatchReport>,
  call: (report: WatchReport) => Promise<AcceptedWatch>,
) {
  /** The latest report on its way; null if it is answered or has failed. */
  let underWay: Sending | null = null;
  let visit: ReportNow | null = null;

  async function answerTo(report: WatchReport): Promise<Answer> {
    try {
      const accepted = await call(report);
      // A newer report may have been stored since.
      if (isSameReport(stored.read(), report)) stored.remove();
      return { outcome: 'accepted', accepted };
    } catch (error) {
      if (!isFinalRefusal(error)) return { outcome: 'stored' };
      // The module is locked or deleted, or its video was replaced.
      stored.remove();
      return { outcome: 'refused', refusal: error };
    }
  }

  return {
    stored,
    underWay: () => underWay,
    /** Sends a report, which no longer is stored when it is answered. Never rejects. */
    send(report: WatchReport): Promise<Answer> {
      const answer = answerTo(report).finally(() => {
        if (underWay === sending) underWay = null;
      });
      const sending = { report, answer };
      underWay = sending;
      return answer;
    },
    /** Returns the function that removes the visit. */
    addVisit(report: ReportNow): () => void {
      visit = report;
      return () => {
        if (visit === report) visit = null;
      };
    },
    /**
     * Waits for the report on its way, which may be the last one of a page that was just left, and reports the progress
     * of the visit. Resolves with undefined if there is no visit.
     */
    async reportVisit(): Promise<Outcome | null | undefined> {
      await underWay?.answer;
      return visit?.();
    },
  };
}

export type UnansweredReports = ReturnType<typeof createUnansweredReports>;

/**
 * Merges a report with the stored one, which another tab or an earlier visit may have stored: the greater time, the
 * further second, the position of `report`.
 */
export function mergeReports(stored: WatchReport | null, report: WatchReport): WatchReport {
  if (stored === null || stored.videoId !== report.videoId) return report;
  if (stored.runId !== undefined && stored.runId !== report.runId) return report;
  return {
    ...report,
    timeSpent: Math.max(stored.timeSpent, report.timeSpent),
    watchedTo: Math.max(stored.watchedTo, report.watchedTo),
  };
}

export function isSameReport(one: WatchReport | null, other: WatchReport): boolean {
  return (
    one !== null &&
    one.timeSpent === other.timeSpent &&
    one.position === other.position &&
    one.watchedTo === other.watchedTo &&
    one.videoId === other.videoId &&
    one.runId === other.runId
  );
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
