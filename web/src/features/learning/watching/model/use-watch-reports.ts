import { getTrainingModule, type TrainingModule } from '@portal/contract/learning';
import { WATCH_REPORT_INTERVAL_MS } from '@portal/contract/limits';
import { useCallback, useEffect, useMemo } from 'react';
import { toast } from 'sonner';
import { refreshOverviews } from '#web/features/learning/api/learning-keys.ts';
import { sendWatchReport } from '#web/features/learning/api/watching.ts';
import type { VideoPlayer } from '#web/features/learning/player/model/video-player.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import {
  createWatchReporter,
  isSameReport,
  type Outcome,
  storedReports,
  type WatchReport,
} from './watch-reporter.ts';

/**
 * Reports the progress of the player: every few seconds, on pause, when the page is hidden, and when it is left. The
 * returned function reports at once and resolves with the outcome.
 */
export function useWatchReports(module: TrainingModule, player: VideoPlayer | null) {
  const { id: moduleId, runId } = module;
  const videoId = module.videos[0]?.id ?? 0;
  const { id: userId } = useCurrentUser();
  const reporter = useMemo(
    () =>
      createWatchReporter({
        stored: storedReports.of(userId, moduleId),
        send: (report) => sendWatchReport({ userId, moduleId }, report),
        takeBack: (seconds) => player?.takeBack(seconds),
        onRefused({ code, message }) {
          if (code === 'VIDEO_CHANGED') toast.info(message);
          // The page then shows the current state of the module.
          const queryKey = callKey(getTrainingModule, { params: { id: moduleId } });
          void queryClient.invalidateQueries({ queryKey });
        },
      }),
    [userId, moduleId, player],
  );

  const report = useCallback(
    (leaving = false): Promise<Outcome> => {
      if (player === null) return Promise.resolve('accepted');
      // A hidden page can be closed without a further event.
      return reporter.report(reportOf(player, { videoId, runId }), {
        leaving: leaving || document.hidden,
      });
    },
    [videoId, runId, player, reporter],
  );

  useEffect(() => {
    if (player === null) return;
    const opened = reportOf(player, { videoId, runId });
    const hasMoved = () => !isSameReport(opened, reportOf(player, { videoId, runId }));
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
    return () => {
      life.abort();
      clearInterval(timer);
      unsubscribe();
      if (hasMoved()) void report(true).then(refreshOverviews);
    };
  }, [player, videoId, runId, report, reporter]);

  return report;
}

function whenPaused(player: VideoPlayer, act: () => void): () => void {
  let wasPlaying = player.snapshot().wantsToPlay;
  return player.subscribe(() => {
    const isPlaying = player.snapshot().wantsToPlay;
    if (wasPlaying && !isPlaying) act();
    wasPlaying = isPlaying;
  });
}

type Watched = { readonly videoId: number; readonly runId: number };

function reportOf(player: VideoPlayer, watched: Watched): WatchReport {
  const { played, position, furthest } = player.snapshot();
  return {
    timeSpent: hundredths(played),
    position: hundredths(position),
    watchedTo: hundredths(furthest),
    ...watched,
  };
}

function hundredths(seconds: number): number {
  return Math.floor(seconds * 100) / 100;
}
