import type { TrainingModule, VideoProblem } from '@portal/contract/learning';
import { percentWatched } from '@portal/contract/rules';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { trainingModuleQuery } from '#web/features/learning/api/training-module.ts';
import { storedReports } from '#web/features/learning/api/unanswered-reports.ts';
import {
  isRunEnded,
  useCompleteVideo,
  useReportVideoProblem,
} from '#web/features/learning/api/watching.ts';
import type { Phase } from '#web/features/learning/player/model/playback.ts';
import { startOfVisit } from '#web/features/learning/player/model/start-of-visit.ts';
import { timelineOf } from '#web/features/learning/player/model/timeline.ts';
import { usePlayerValue } from '#web/features/learning/player/model/use-player-value.ts';
import { useVideoPlayer } from '#web/features/learning/player/model/use-video-player.ts';
import type { VideoPlayer } from '#web/features/learning/player/model/video-player.ts';
import { learningTexts } from '#web/features/learning/texts/catalogue.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { useElsewhere } from './use-elsewhere.ts';
import { useWatchReports } from './use-watch-reports.ts';

type VisitOptions = {
  /** Called when the module is completed by its video alone. */
  readonly onModuleCompleted: () => void;
};

/** A visit to a module's video: plays it, reports it, and completes it at the end. */
export function useModuleVisit(module: TrainingModule, { onModuleCompleted }: VisitOptions) {
  const { id } = module;
  const { total } = timelineOf(module.videos);
  const [start] = useState(() => startOfVisit(withStoredReport(module), total));
  const renewLinks = useCallback(
    // Those who need links request them again after a while by themselves.
    () => queryClient.fetchQuery({ ...trainingModuleQuery(id), staleTime: 0, retry: false }),
    [id],
  );
  const shown = useVideoPlayer({ ...module, start, renewLinks });
  const { player } = shown;
  const { report, reportAll, continueFromCredited, onAccepted } = useWatchReports(module, player);
  useProblemReports(module, player);
  const elsewhere = useElsewhere(module, player);
  const { mutate } = useCompleteVideo(module);
  /** The last report is awaited, or the completion after it. */
  const [isFinishing, setFinishing] = useState(false);
  /** The watched seconds according to the server, if it refused the completion and nothing was played since. */
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const [isAccepted, setAccepted] = useState(module.videoCompleted);
  const isWatched = isAccepted || module.videoCompleted;
  const isAtEnd = usePlayerValue(
    player,
    ({ furthest }) => furthest >= total,
    start.furthest >= total,
  );
  const hasEnded = usePlayerValue(player, (state) => state.phase === 'ended', false);
  const isPlaying = usePlayerValue(player, (state) => state.wantsToPlay, false);

  useEffect(() => {
    if (isPlaying && refusedAt !== null) setRefusedAt(null);
  }, [isPlaying, refusedAt]);

  const finish = useCallback(async () => {
    if (isFinishing) return;
    setFinishing(true);
    // The server decides by the reported time, so the last report must arrive first. One that was on its way when the
    // network came back has failed: it is sent again.
    let outcome = await reportAll();
    if (outcome === 'stored') outcome = await reportAll();
    if (outcome !== 'accepted') {
      setFinishing(false);
      if (outcome === 'stored') toast.error(learningTexts().video.notMarked);
      return;
    }
    mutate(undefined, {
      onSuccess: ({ completed }) => {
        setAccepted(true);
        if (completed) onModuleCompleted();
      },
      onError: (error) => {
        if (isRunEnded(error)) return;
        const watched = creditedSeconds(error);
        if (watched === null) {
          toast.error(learningTexts().video.notMarked);
          return;
        }
        setRefusedAt(watched);
        player?.limitTo(watched);
        continueFromCredited();
      },
      onSettled: () => setFinishing(false),
    });
  }, [isFinishing, reportAll, mutate, onModuleCompleted, player, continueFromCredited]);

  const finishOnce = useEffectEvent(() => {
    if (!isWatched) void finish();
  });
  // Once each time the end is reached, because after a refusal the trainee must watch more; and again when the network
  // is back. Before the message over the last picture is painted, so that it says from the beginning that this is saved.
  useLayoutEffect(() => {
    if (!hasEnded) return;
    finishOnce();
    window.addEventListener('online', finishOnce);
    // The server was not reached before.
    const stopListening = onAccepted(finishOnce);
    return () => {
      window.removeEventListener('online', finishOnce);
      stopListening();
    };
  }, [hasEnded, onAccepted]);

  const tryNow = useCallback(() => {
    player?.retry();
    void report();
  }, [player, report]);

  return {
    ...shown,
    /** Requests fresh links to the same videos. */
    renewLinks,
    total,
    isWatched,
    /** All of the video was played. */
    isAtEnd,
    /** The server's own count, so that it never falls. */
    percent: percentWatched({ ...module, videoDuration: total, videoCompleted: isWatched }),
    refusedAt,
    /** Another tab of this browser plays a video, and this one waits. */
    elsewhere,
    finish,
    isFinishing,
    /** Tries at once to reach the server for what the video waits for. */
    tryNow,
  };
}

/** Reports to the server, for the admins, that the video cannot be played, or only in part. */
function useProblemReports({ id, videos }: TrainingModule, player: VideoPlayer | null): void {
  const reportProblem = useReportVideoProblem(id);
  const problem = usePlayerValue(player, ({ phase }) => problemOf(phase) ?? '', '');
  const index = usePlayerValue(player, (state) => state.index, 0);
  const videoId = videos[index]?.id;
  useEffect(() => {
    if (problem !== '' && videoId !== undefined) reportProblem({ videoId, problem });
  }, [problem, videoId, reportProblem]);
}

function problemOf(phase: Phase): VideoProblem | null {
  if (phase === 'no-picture') return 'no-picture';
  return phase === 'ended-early' || phase === 'not-playable' ? 'cannot-finish' : null;
}

/** The module with the progress that this browser could not report yet. */
function withStoredReport(module: TrainingModule) {
  const stored = storedReports.read(module.id);
  if (stored === null || stored.videoId !== module.videos[0]?.id) return module;
  if (stored.runId !== undefined && stored.runId !== module.runId) return module;
  const watchedTo = Math.max(stored.watchedTo, module.watchedTo);
  if (stored.timeSpent <= module.timeSpent) return { ...module, watchedTo };
  const { timeSpent, position } = stored;
  return { ...module, timeSpent, position, watchedTo };
}

export type ModuleVisit = ReturnType<typeof useModuleVisit>;

function creditedSeconds(error: Error): number | null {
  if (!(error instanceof ApiError) || error.code !== 'VIDEO_NOT_WATCHED') return null;
  const { watchedSeconds, watchedTo } = error.details;
  return Math.min(secondsOf(watchedSeconds), secondsOf(watchedTo));
}

const secondsOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
