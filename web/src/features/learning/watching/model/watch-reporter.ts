import type { AcceptedWatch } from '@portal/contract/learning';
import { createUserRecords, type UserRecord } from '#web/features/learning/model/user-records.ts';
import { type ApiError, isFinalRefusal } from '#web/platform/http/api-error.ts';

/** Identifies the progress of one trainee in one module. */
export type ProgressKey = { readonly userId: number; readonly moduleId: number };

/** The progress in a module, including earlier visits. */
export type WatchReport = {
  /** The seconds that were played. */
  readonly timeSpent: number;
  /** The position in seconds on the module's timeline. */
  readonly position: number;
  /** The furthest second of the module's videos that was reached without skipping. */
  readonly watchedTo: number;
  /** The id of the module's first video: time of a replaced video does not count any more. */
  readonly videoId: number;
};

/** Reports that the server has not answered yet. They survive reloads and the absence of a network. */
export const storedReports = createUserRecords<WatchReport>('watchReport', toWatchReport);

type Sending = {
  /** The page is being left: this report cannot wait for the one before it. */
  readonly leaving?: boolean;
};

/**
 * The result of a report: the server has it, it is stored to be sent later, or the server does not count it any more.
 */
export type Outcome = 'accepted' | 'stored' | 'refused';

type ReporterOptions = {
  readonly stored: UserRecord<WatchReport>;
  readonly send: (report: WatchReport) => Promise<AcceptedWatch>;
  /** Called when the server counts this many seconds fewer than were reported. */
  readonly takeBack: (seconds: number) => void;
  /** Called when the server accepts no more reports of this visit. */
  readonly onRefused: (refusal: ApiError) => void;
};

/**
 * Reports the progress of a visit. A report is stored in the browser before it is sent and removed only when it is
 * answered, so a lost report is sent again later.
 */
export function createWatchReporter({ stored, send, takeBack, onRefused }: ReporterOptions) {
  /** The last report that was requested; `started` is the last one that was sent. */
  let last: WatchReport | null = null;
  let started: WatchReport | null = null;
  let underway: Promise<Outcome> = Promise.resolve('accepted');
  let starting: Promise<Outcome> = underway;
  let isRefused = false;
  /** Seconds taken back so far. */
  let takenBack = 0;

  function deliver(report: WatchReport): Promise<Outcome> {
    if (isRefused) return Promise.resolve('refused');
    if (isSameReport(started, report)) return starting;
    started = report;
    starting = sendReport(report);
    return starting;
  }

  /** Never rejects. */
  async function sendReport(report: WatchReport): Promise<Outcome> {
    const takenBackBefore = takenBack;
    try {
      const { timeSpent } = await send(report);
      if (isSameReport(stored.read(), report)) stored.remove();
      // Seconds that were taken back during the request are already missing in the answer.
      takeBackUncredited(report.timeSpent - timeSpent - (takenBack - takenBackBefore));
      return 'accepted';
    } catch (error) {
      // The module is locked or deleted, or its video was replaced.
      if (isFinalRefusal(error)) {
        stored.remove();
        if (!isRefused) onRefused(error);
        isRefused = true;
        return 'refused';
      }
      // The same report may be sent again later.
      last = null;
      started = null;
      return 'stored';
    }
  }

  /**
   * If the server counts more than was reported, the difference is another device's time: adding it here would count it
   * twice.
   */
  function takeBackUncredited(seconds: number): void {
    if (seconds <= 0) return;
    takenBack += seconds;
    takeBack(seconds);
  }

  return {
    /** Sends `report` unless it equals the last one: after those under way, or at once when the page is left. */
    report(report: WatchReport, { leaving = false }: Sending = {}): Promise<Outcome> {
      if (isRefused) return Promise.resolve('refused');
      const merged = mergeReports(stored.read(), report);
      if (isSameReport(leaving ? started : last, merged)) return underway;
      last = merged;
      stored.write(merged);
      underway = leaving ? deliver(merged) : underway.then(() => deliver(last ?? merged));
      return underway;
    },
    /** Reports whether a report is stored to be sent later. */
    isWaiting: (): boolean => !isRefused && last === null && stored.read() !== null,
  };
}

/**
 * Merges two reports, because another tab may have stored one: the greater time, the further second, the later
 * position.
 */
function mergeReports(stored: WatchReport | null, report: WatchReport): WatchReport {
  if (stored === null || stored.videoId !== report.videoId) return report;
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
    one.videoId === other.videoId
  );
}

/**
 * Returns null for a value that is no report. Reports of earlier versions of the portal have no furthest second;
 * `timeSpent` stands for it, as it does on the server.
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
