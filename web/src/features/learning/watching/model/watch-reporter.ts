import type { AcceptedWatch } from '@portal/contract/learning';
import { createUserRecords, type KeptRecord } from '#web/features/learning/model/user-records.ts';
import { type ApiError, isFinalRefusal } from '#web/platform/http/api-error.ts';

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

type Sending = {
  /** The page is going: it cannot wait for the report before it. */
  readonly leaving?: boolean;
};

/** What became of a report: the server has it, it waits for another occasion, or it counts no more. */
export type Outcome = 'accepted' | 'kept' | 'refused';

type ReporterOptions = {
  readonly kept: KeptRecord<WatchReport>;
  readonly send: (report: WatchReport) => Promise<AcceptedWatch>;
  /** The server counts so many seconds fewer than were reported. */
  readonly takeBack: (seconds: number) => void;
  /** The server takes no reports on this visit any more. */
  readonly onRefused: (refusal: ApiError) => void;
};

/**
 * Reports to the server what was watched. A report is stored in the browser before it is sent and removed only when it
 * was answered, so a lost one goes with the next occasion.
 */
export function createWatchReporter({ kept, send, takeBack, onRefused }: ReporterOptions) {
  /** The last one that was asked for, and the last one that was really sent. */
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
    starting = settle(report);
    return starting;
  }

  /** Never rejects. */
  async function settle(report: WatchReport): Promise<Outcome> {
    const takenBackBefore = takenBack;
    try {
      const { timeSpent } = await send(report);
      if (isSameReport(kept.read(), report)) kept.remove();
      // The answer already lacks what was taken back while the report was under way.
      takeBackExcess(report.timeSpent - timeSpent - (takenBack - takenBackBefore));
      return 'accepted';
    } catch (error) {
      // The module is locked or gone, or its video replaced.
      if (isFinalRefusal(error)) {
        kept.remove();
        if (!isRefused) onRefused(error);
        isRefused = true;
        return 'refused';
      }
      // It goes with the next occasion, the same once more.
      last = null;
      started = null;
      return 'kept';
    }
  }

  /** Where the server counts more than was reported, that is another device's time: adding it would count it twice. */
  function takeBackExcess(seconds: number): void {
    if (seconds <= 0) return;
    takenBack += seconds;
    takeBack(seconds);
  }

  return {
    /** Sends `report` unless it was the last one: after those under way, or at once on leaving. */
    report(report: WatchReport, { leaving = false }: Sending = {}): Promise<Outcome> {
      if (isRefused) return Promise.resolve('refused');
      const merged = mergedReport(kept.read(), report);
      if (isSameReport(leaving ? started : last, merged)) return underway;
      last = merged;
      kept.write(merged);
      underway = leaving ? deliver(merged) : underway.then(() => deliver(last ?? merged));
      return underway;
    },
    /** A report waits for another occasion. */
    isWaiting: (): boolean => !isRefused && last === null && kept.read() !== null,
  };
}

/** The greatest time, the furthest second and the latest place of two reports: another tab may have kept one, too. */
function mergedReport(kept: WatchReport | null, report: WatchReport): WatchReport {
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
