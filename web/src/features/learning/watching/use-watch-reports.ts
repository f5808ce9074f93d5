import { WATCH_REPORT_INTERVAL_MS } from '@portal/contract/limits';
import { useCallback, useEffect, useMemo } from 'react';
import { refreshOverviews } from '../api/learning-keys.ts';
import { sendWatchReport } from '../api/report-watching.ts';
import type { VideoPlayer } from '../player/video-player.ts';
import { keptReports, type WatchReport, watchedTo } from './watch-report.ts';
import { createWatchReporter } from './watch-reporter.ts';

/**
 * Reports what the player plays: every few seconds, on pause, when the page hides, and on leaving.
 * The returned function reports at once and resolves with whether the server has it.
 */
export function useWatchReports(moduleId: number, player: VideoPlayer | null) {
  const reporter = useMemo(
    () =>
      createWatchReporter({
        moduleId,
        kept: keptReports,
        send: (report, sending) => sendWatchReport(moduleId, report, sending),
        onAccepted: ({ timeSpent }, sent) => {
          // More than was sent is another tab's doing; counting on from there would credit it twice.
          if (timeSpent < sent.timeSpent) player?.takeBack(sent.timeSpent - timeSpent);
        },
      }),
    [moduleId, player],
  );

  const report = useCallback(
    (leaving = false): Promise<boolean> => {
      if (player === null) return Promise.resolve(true);
      watchedTo.write(moduleId, hundredths(player.snapshot().furthest));
      return reporter.report(reportOf(player), { leaving });
    },
    [moduleId, player, reporter],
  );

  useEffect(() => {
    if (player === null) return;
    const opened = reportOf(player);
    const hasMoved = () => !isSame(opened, reportOf(player));
    const life = new AbortController();
    const { signal } = life;
    const leave = () => {
      if (hasMoved()) void report(true);
    };
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('online', () => hasMoved() && void report(), { signal });
    const timer = setInterval(() => {
      if (player.snapshot().wantsToPlay) void report();
    }, WATCH_REPORT_INTERVAL_MS);
    const unsubscribe = whenPaused(player, () => void report());
    return () => {
      life.abort();
      clearInterval(timer);
      unsubscribe();
      if (hasMoved()) void report(true).then(refreshOverviews);
    };
  }, [player, report]);

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

function reportOf(player: VideoPlayer): WatchReport {
  const { played, position } = player.snapshot();
  return { timeSpent: hundredths(played), position: hundredths(position) };
}

function hundredths(seconds: number): number {
  return Math.floor(seconds * 100) / 100;
}

function isSame(one: WatchReport, other: WatchReport): boolean {
  return one.timeSpent === other.timeSpent && one.position === other.position;
}
