import { getTrainingModule, type TrainingModule } from '@portal/contract/learning';
import { WATCH_REPORT_INTERVAL_MS } from '@portal/contract/limits';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { refreshOverviews } from '#web/features/learning/api/learning-keys.ts';
import {
  isSameReport,
  type Outcome,
  type WatchReport,
} from '#web/features/learning/api/unanswered-reports.ts';
import { unansweredReports } from '#web/features/learning/api/watching.ts';
import type { VideoPlayer } from '#web/features/learning/player/model/video-player.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { createEmitter } from '#web/platform/state/store.ts';
import { toast } from '#web/ui/toast.ts';
import { createWatchReporter } from './watch-reporter.ts';

/**
 * Reports the progress of the player: every few seconds, on pause, when the page is hidden, when it is left, and before
 * the module is opened again.
 */
export function useWatchReports(module: TrainingModule, player: VideoPlayer | null) {
  const { id: moduleId, runId, videoCompleted: isWatched } = module;
  const videoId = module.videos[0]?.id ?? 0;
  const { id: userId } = useCurrentUser();
  const [{ timeSpent: credited }] = useState(module);
  const [accepted] = useState(() => createEmitter());
  const unanswered = unansweredReports({ userId, moduleId });
  const reporter = useMemo(
    () =>
      createWatchReporter({
        unanswered,
        credited,
        onAccepted: accepted.emit,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        onRefused({ code, message }) {
          if (code === 'VIDEO_CHANGED') toast.info(message);
          // The page then shows the current state of the module.
          const queryKey = callKey(getTrainingModule, { params: { id: moduleId } });
          void queryClient.invalidateQueries({ queryKey });
        },
      }),
    [unanswered, moduleId, credited, accepted],
  );

  const report = useCallback(
    (leaving = false): Promise<Outcome> => {
      if (player === null) return Promise.resolve('accepted');
      // A hidden page can be closed without a further event.
      return reporter.report(reportOf(player, { videoId, runId, isWatched }), {
        leaving: leaving || document.hidden,
      });
    },
    [videoId, runId, isWatched, player, reporter],
  );

  useEffect(() => {
    if (player === null) return;
    const opened = reportOf(player, { videoId, runId, isWatched });
    const hasMoved = () => !isSameReport(opened, reportOf(player, { videoId, runId, isWatched }));
    const life = new AbortController();
    const { signal } = life;
    const leave = () => {
      if (hasMoved()) void report(true);
    };
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('online', () => hasMoved() && void report(), { signal });
    const timer = setInterval(() => {
      if (player.snapshot().wantsToPlay || (hasMoved() && reporter.hasUnsentReport()))
        void report();
    }, WATCH_REPORT_INTERVAL_MS);
    const unsubscribe = whenPaused(player, () => void report());
    const release = holdAtLimit(player, {
      isAtLimit: () =>
        !isWatched && reporter.isAtLimit(reportOf(player, { videoId, runId, isWatched })),
      onAccepted: accepted.subscribe,
      report: () => void report(),
    });
    const removeVisit = unanswered.addVisit(async () => (hasMoved() ? report() : null));
    return () => {
      removeVisit();
      life.abort();
      clearInterval(timer);
      unsubscribe();
      release();
      if (hasMoved()) void report(true).then(refreshOverviews);
    };
  }, [player, unanswered, videoId, runId, isWatched, report, reporter, accepted]);

  /** Reports, and once more if a part of the last second was not credited because the report came early. */
  const reportAll = useCallback(async (): Promise<Outcome> => {
    const outcome = await report();
    if (outcome === 'accepted') await reporter.repeatLate();
    return outcome;
  }, [report, reporter]);

  const { continueFromCredited } = reporter;
  return { report, reportAll, continueFromCredited, onAccepted: accepted.subscribe };
}

type Limit = {
  readonly isAtLimit: () => boolean;
  readonly onAccepted: (listener: () => void) => () => void;
  readonly report: () => void;
};

/**
 * Lets the player wait while the server would not credit what it plays on, and continue after the next accepted report.
 * Returns the function that stops this.
 */
function holdAtLimit(player: VideoPlayer, { isAtLimit, onAccepted, report }: Limit): () => void {
  const update = () => {
    const isHeld = isAtLimit();
    if (isHeld === player.snapshot().isHeld) return;
    player.hold(isHeld);
    // The network may be there: the progress of another tab is adopted at once, and not reported yet.
    if (isHeld) report();
  };
  const stopWatching = player.subscribe(update);
  const stopListening = onAccepted(update);
  update();
  return () => {
    stopWatching();
    stopListening();
    player.hold(false);
  };
}

function whenPaused(player: VideoPlayer, act: () => void): () => void {
  let wasPlaying = player.snapshot().wantsToPlay;
  return player.subscribe(() => {
    const isPlaying = player.snapshot().wantsToPlay;
    if (wasPlaying && !isPlaying) act();
    wasPlaying = isPlaying;
  });
}

type Watched = {
  readonly videoId: number;
  readonly runId: number;
  /** The server has accepted the video as watched: all of it can be reached, also what this visit has not played. */
  readonly isWatched: boolean;
};

function reportOf(player: VideoPlayer, { isWatched, ...watched }: Watched): WatchReport {
  const { played, position, furthest } = player.snapshot();
  return {
    // Without a skip the furthest second was reached by playing, also if the element started ahead of the clock.
    timeSpent: hundredths(isWatched ? played : Math.max(played, furthest)),
    position: hundredths(position),
    watchedTo: hundredths(furthest),
    ...watched,
  };
}

function hundredths(seconds: number): number {
  return Math.floor(seconds * 100) / 100;
}
