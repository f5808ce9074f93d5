import type { AcceptedWatch } from '@portal/contract/learning';
import { WATCH_UNREPORTED_MAX_SECONDS } from '@portal/contract/limits';
import type { Outcome, WatchReport } from '#web/features/learning/api/unanswered-reports.ts';
import { type ApiError, isFinalRefusal } from '#web/platform/http/api-error.ts';
import type { UserRecord } from '#web/platform/storage/module-records.ts';

/**
 * Reports take different times to arrive, so the server may see less time between two reports than was played. It
 * credits that later, when more time has passed than was played.
 */
const LATE_SECONDS = 1;
/** Differences of rounded seconds below this are none. */
const EXACT_SECONDS = 0.01;

type ReportOptions = {
  /** The page is being left: this report cannot wait for the answer to the one before it. */
  readonly leaving?: boolean;
};

type ReporterOptions = {
  readonly stored: UserRecord<WatchReport>;
  readonly send: (report: WatchReport) => Promise<AcceptedWatch>;
  /** The seconds that the server has credited before. */
  readonly credited: number;
  /** Called after each accepted report. */
  readonly onAccepted: () => void;
  /** Waits for these milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>;
  /** Called when the server accepts no more reports of this visit. */
  readonly onRefused: (refusal: ApiError) => void;
};

/**
 * Reports the progress of a visit. Each report has the whole progress, so a later one replaces those that wait. A
 * report is stored in the browser before it is sent, and removed only when it is answered. A report without an answer
 * is sent again when the caller reports the next time, or by another visit.
 */
export function createWatchReporter(options: ReporterOptions) {
  const { stored, send, onAccepted, wait, onRefused } = options;
  /** The last report that the caller requested, and its outcome; null if sending has failed since. */
  let requested: WatchReport | null = null;
  let requestedOutcome: Promise<Outcome> = Promise.resolve('accepted');
  /** The last report that was sent, and its outcome; null if sending has failed since. */
  let sent: WatchReport | null = null;
  let sentOutcome: Promise<Outcome> = requestedOutcome;
  let isRefused = false;
  /** The reported seconds that the last answer has not credited. */
  let uncredited = 0;
  /** The seconds that the last accepted report has claimed: the credit for later ones counts from there. */
  let acceptedUpTo = options.credited;

  /** Sends a report, unless it is the last one that was sent and is not to be sent again. */
  function deliver(report: WatchReport, again = false): Promise<Outcome> {
    if (isRefused) return Promise.resolve('refused');
    if (!again && isSameReport(sent, report)) return sentOutcome;
    sent = report;
    sentOutcome = sendReport(report);
    return sentOutcome;
  }

  /** Sends a report and handles the answer. Never rejects. */
  async function sendReport(report: WatchReport): Promise<Outcome> {
    try {
      const { timeSpent } = await send(report);
      if (isSameReport(stored.read(), report)) stored.remove();
      // A negative number is the time of another device.
      uncredited = Math.max(0, report.timeSpent - timeSpent);
      acceptedUpTo = Math.max(acceptedUpTo, report.timeSpent);
      onAccepted();
      return 'accepted';
    } catch (error) {
      // The module is locked or deleted, or its video was replaced.
      if (isFinalRefusal(error)) {
        stored.remove();
        if (!isRefused) onRefused(error);
        isRefused = true;
        return 'refused';
      }
      // Forgotten, so that the same report can be sent again.
      requested = null;
      sent = null;
      return 'stored';
    }
  }

  return {
    /**
     * Sends `report` after the answer to the one before it, or at once when the page is left. If several wait, only the
     * last one is sent. A report that equals the last one is not sent again.
     */
    report(report: WatchReport, { leaving = false }: ReportOptions = {}): Promise<Outcome> {
      if (isRefused) return Promise.resolve('refused');
      const merged = mergeReports(stored.read(), report);
      // On leaving, a report that was requested but still waits must be sent now.
      if (isSameReport(leaving ? sent : requested, merged)) return requestedOutcome;
      requested = merged;
      stored.write(merged);
      requestedOutcome = leaving
        ? deliver(merged)
        : requestedOutcome.then(() => deliver(requested ?? merged));
      return requestedOutcome;
    },
    /**
     * Waits for the seconds that the answer to the last report has not credited because it arrived a little too early,
     * and sends the report again. Resolves with false if there are none, or too many.
     */
    async repeatLate(): Promise<boolean> {
      if (requested === null || uncredited < EXACT_SECONDS || uncredited > LATE_SECONDS)
        return false;
      const report = requested;
      await wait(Math.ceil(uncredited * 1000));
      stored.write(report);
      return (await deliver(report, true)) === 'accepted';
    },
    /**
     * The player continues from the credited seconds. The next report is sent even if it equals the last one, as it does
     * when the rest is played once more.
     */
    continueFromCredited(): void {
      requested = null;
      sent = null;
      uncredited = 0;
    },
    /**
     * Whether so much was played since the last accepted report that the server would not credit more at once: the
     * network, or the server, does not answer.
     */
    isAtLimit: ({ timeSpent }: WatchReport): boolean =>
      !isRefused && timeSpent - acceptedUpTo >= WATCH_UNREPORTED_MAX_SECONDS,
    /** Whether a stored report is not being sent: its request failed, or it is from an earlier visit. */
    hasUnsentReport: (): boolean => !isRefused && requested === null && stored.read() !== null,
  };
}

/**
 * Merges a report with the stored one, which another tab or an earlier visit may have stored: the greater time, the
 * further second, the position of `report`.
 */
function mergeReports(stored: WatchReport | null, report: WatchReport): WatchReport {
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
