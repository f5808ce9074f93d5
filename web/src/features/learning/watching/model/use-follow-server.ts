import type { TrainingModule } from '@portal/contract/learning';
import { useEffect } from 'react';
import { timelineOf } from '#web/features/learning/player/model/timeline.ts';
import type { VideoPlayer } from '#web/features/learning/player/model/video-player.ts';
import { startOfVisit } from './start-of-visit.ts';

/** Less than this is rounding, and the tail of one's own reports. */
const AHEAD_SECONDS = 1;

/** Goes on where another device has come to, when the server tells of it and nothing plays here. */
export function useFollowServer(module: TrainingModule, player: VideoPlayer | null): void {
  const { timeSpent, position, watchedTo, videoCompleted, videos } = module;
  useEffect(() => {
    if (player === null || player.snapshot().wantsToPlay) return;
    const { played, furthest } = player.snapshot();
    if (timeSpent <= played + AHEAD_SECONDS && watchedTo <= furthest + AHEAD_SECONDS) return;
    const held = { timeSpent, position, watchedTo, videoCompleted };
    player.adopt(startOfVisit(held, timelineOf(videos).total));
  }, [player, timeSpent, position, watchedTo, videoCompleted, videos]);
}
