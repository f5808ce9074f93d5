import type { AcceptedWatch } from '@portal/contract/learning';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { UserRecords } from '../kept/user-records.ts';
import type { WatchReport } from './watch-report.ts';

type Sending = {
  /** The page is going: the request must outlive it. */
  readonly leaving?: boolean;
};

type ReporterOptions = {
  readonly moduleId: number;
  readonly kept: Pick<UserRecords<WatchReport>, 'read' | 'write' | 'remove'>;
  readonly send: (report: WatchReport, sending: Sending) => Promise<AcceptedWatch>;
  /** The server's answer to `report`; it may hold less than was sent. */
  readonly onAccepted: (accepted: AcceptedWatch, report: WatchReport) => void;
};

/**
 * Tells the server what was watched. A report is written down before it is sent and crossed out only
 * when it was answered, so a lost one goes with the next occasion.
 */
export function createWatchReporter({ moduleId, kept, send, onAccepted }: ReporterOptions) {
  let last: WatchReport | null = null;
  let underway: Promise<boolean> = Promise.resolve(true);

  /** Resolves with whether the server has it. Never rejects. */
  async function deliver(report: WatchReport, sending: Sending): Promise<boolean> {
    try {
      const accepted = await send(report, sending);
      if (isSame(kept.read(moduleId), report)) kept.remove(moduleId);
      onAccepted(accepted, report);
      return true;
    } catch (error) {
      // Locked or gone since: sending it again would never help. All else is worth another try.
      const isFinal = error instanceof ApiError && (error.status === 403 || error.status === 404);
      if (isFinal) kept.remove(moduleId);
      else last = null;
      return isFinal;
    }
  }

  return {
    /** Sends `report` unless it was the last one; after those under way, or at once on leaving. */
    report(report: WatchReport, sending: Sending = {}): Promise<boolean> {
      if (isSame(last, report)) return underway;
      last = report;
      kept.write(moduleId, report);
      if (sending.leaving) return deliver(report, sending);
      underway = underway.then(() => deliver(report, sending));
      return underway;
    },
  };
}

function isSame(one: WatchReport | null, other: WatchReport): boolean {
  return one !== null && one.timeSpent === other.timeSpent && one.position === other.position;
}
