import { WATCH_UNREPORTED_MAX_SECONDS } from '@portal/contract/limits';
import {
  isSameReport,
  mergeReports,
  type Outcome,
  type UnansweredReports,
  type WatchReport,
} from '#web/features/learning/api/unanswered-reports.ts';
import type { ApiError } from '#web/platform/http/api-error.ts';

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
  readonly unanswered: UnansweredReports;
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
  const { unanswered, onAccepted, wait, onRefused } = options;
  const { stored } = unanswered;
  /** The last report that was accepted; null if a later one has failed. */
  let accepted: WatchReport | null = null;
  /** The outcome of the report that waits for the answer to the one on its way; null if none waits. */
  let waiting: Promise<Outcome> | null = null;
  let isRefused = false;
  /** The reported seconds that the last answer has not credited. */
  let uncredited = 0;
  /** The seconds that the last accepted report has claimed: the credit for later ones counts from there. */
  let acceptedUpTo = options.credited;

  /** Sends a report, unless it is on its way, and handles the answer. Never rejects. */
  async function send(report: WatchReport): Promise<Outcome> {
    if (isRefused) return 'refused';
    const underWay = unanswered.underWay();
    if (underWay !== null && isSameReport(underWay.report, report))
      return (await underWay.answer).outcome;
    const answer = await unanswered.send(report);
    if (answer.outcome === 'accepted') {
      accepted = report;
      // A negative number is the time of another device.
      uncredited = Math.max(0, report.timeSpent - answer.accepted.timeSpent);
      acceptedUpTo = Math.max(acceptedUpTo, report.timeSpent);
      onAccepted();
    } else {
      // Forgotten, so that the same report can be sent again.
      accepted = null;
    }
    if (answer.outcome === 'refused') {
      if (!isRefused) onRefused(answer.refusal);
      isRefused = true;
    }
    return answer.outcome;
  }

  /** Sends the stored report after the answer to the one before it. */
  async function sendAfter(before: Promise<unknown>): Promise<Outcome> {
    await before;
    waiting = null;
    if (isRefused) return 'refused';
    const latest = stored.read();
    // None is stored if it was sent on leaving and is answered already.
    return latest === null ? 'accepted' : send(latest);
  }

  return {
    /**
     * Sends `report` after the answer to the one before it, or at once when the page is left. If several wait, only the
     * last one is sent. A report that equals the last one is not sent again.
     */
    report(report: WatchReport, { leaving = false }: ReportOptions = {}): Promise<Outcome> {
      if (isRefused) return Promise.resolve('refused');
      const merged = mergeReports(stored.read(), report);
      if (isSameReport(accepted, merged)) return Promise.resolve('accepted');
      stored.write(merged);
      const underWay = unanswered.underWay();
      if (leaving || underWay === null || isSameReport(underWay.report, merged))
        return send(merged);
      waiting ??= sendAfter(underWay.answer);
      return waiting;
    },
    /**
     * Waits for the seconds that the answer to the last report has not credited because it arrived a little too early,
     * and sends the report again. Resolves with false if there are none, or too many.
     */
    async repeatLate(): Promise<boolean> {
      const report = accepted;
      if (report === null || uncredited < EXACT_SECONDS || uncredited > LATE_SECONDS) return false;
      await wait(Math.ceil(uncredited * 1000));
      stored.write(report);
      return (await send(report)) === 'accepted';
    },
    /**
     * The player continues from the credited seconds. The next report is sent even if it equals the last one, as it does
     * when the rest is played once more.
     */
    continueFromCredited(): void {
      accepted = null;
      uncredited = 0;
    },
    /**
     * Whether so much was played since the last accepted report that the server would not credit more at once: the
     * network, or the server, does not answer.
     */
    isAtLimit: ({ timeSpent }: WatchReport): boolean =>
      !isRefused && timeSpent - acceptedUpTo >= WATCH_UNREPORTED_MAX_SECONDS,
    /** Whether a stored report is not being sent: its request failed, or it is from an earlier visit. */
    hasUnsentReport: (): boolean =>
      !isRefused && accepted === null && unanswered.underWay() === null && stored.read() !== null,
  };
}
