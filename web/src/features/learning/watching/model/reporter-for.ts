import type { AcceptedWatch } from '@portal/contract/learning';
import type { Watcher } from '#web/features/learning/api/report-watching.ts';
import type { ApiError } from '#web/platform/http/api-error.ts';
import { keptReports, type WatchReport } from './watch-report.ts';
import { createWatchReporter } from './watch-reporter.ts';

type Options = {
  readonly watcher: Watcher;
  readonly send: (watcher: Watcher, report: WatchReport) => Promise<AcceptedWatch>;
  /** The server counts so many seconds fewer than the player. */
  readonly takeBack: (seconds: number) => void;
  readonly onRefused: (refusal: ApiError) => void;
};

/** The reporter of one trainee on one module, whoever is signed in by the time it reports. */
export function reporterFor({ watcher, send, takeBack, onRefused }: Options) {
  /** Taken back so far; a report that was under way meanwhile already lacks it in the answer. */
  let takenBack = 0;
  const takenBackBefore = new WeakMap<WatchReport, number>();
  return createWatchReporter({
    kept: keptReports.of(watcher.userId, watcher.moduleId),
    send(report) {
      takenBackBefore.set(report, takenBack);
      return send(watcher, report);
    },
    onAccepted({ timeSpent }, report) {
      const sinceSent = takenBack - (takenBackBefore.get(report) ?? takenBack);
      // More than was sent is another device's doing; counting on from there would credit it twice.
      const excess = report.timeSpent - timeSpent - sinceSent;
      if (excess <= 0) return;
      takenBack += excess;
      takeBack(excess);
    },
    onRefused,
  });
}
