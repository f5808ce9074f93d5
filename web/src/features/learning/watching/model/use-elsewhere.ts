import type { TrainingModule } from '@portal/contract/learning';
import { useEffect, useState } from 'react';
import { startOfVisit } from '#web/features/learning/player/model/start-of-visit.ts';
import { timelineOf } from '#web/features/learning/player/model/timeline.ts';
import type { VideoPlayer } from '#web/features/learning/player/model/video-player.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { type Elsewhere, openWatchingTabs, shareWatching } from './share-watching.ts';

/** Smaller differences, in seconds, come from rounding and from this tab's own reports. */
const AHEAD_SECONDS = 1;

const tabs = openWatchingTabs();

/** Adopts the progress of other tabs and devices. Returns what another tab plays, or null. */
export function useElsewhere(module: TrainingModule, player: VideoPlayer | null): Elsewhere | null {
  useOtherDevices(module, player);
  return useOtherTabs(module, player);
}

/** Lets one tab at a time play. */
function useOtherTabs(module: TrainingModule, player: VideoPlayer | null): Elsewhere | null {
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const { id: userId } = useCurrentUser();
  const { id: moduleId } = module;
  const videoId = module.videos[0]?.id ?? 0;
  useEffect(() => {
    if (player === null) return;
    const shown = { userId, moduleId, videoId };
    return shareWatching({ shown, player, tabs, onElsewhere: setElsewhere });
  }, [userId, moduleId, videoId, player]);
  return elsewhere;
}

/** The server's answers contain the progress of other devices; it is adopted while nothing plays here. */
function useOtherDevices(module: TrainingModule, player: VideoPlayer | null): void {
  const { timeSpent, position, watchedTo, videoCompleted, videos } = module;
  useEffect(() => {
    if (player === null || player.snapshot().wantsToPlay) return;
    const { played, furthest } = player.snapshot();
    if (timeSpent <= played + AHEAD_SECONDS && watchedTo <= furthest + AHEAD_SECONDS) return;
    const held = { timeSpent, position, watchedTo, videoCompleted };
    player.adopt(startOfVisit(held, timelineOf(videos).total));
  }, [player, timeSpent, position, watchedTo, videoCompleted, videos]);
}
