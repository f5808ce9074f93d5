import type { TrainingModule } from '@portal/contract/learning';
import { useEffect, useState } from 'react';
import type { VideoPlayer } from '#web/features/learning/player/model/video-player.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { shareWatching } from './share-watching.ts';
import { watchingTabs } from './watching-tabs.ts';

/** One tab plays at a time. Tells whether another one does. */
export function useWatchingTabs(module: TrainingModule, player: VideoPlayer | null) {
  const [elsewhere, setElsewhere] = useState<'this video' | 'another video' | null>(null);
  const { id: userId } = useCurrentUser();
  const { id: moduleId } = module;
  const videoId = module.videos[0]?.id ?? 0;
  useEffect(() => {
    if (player === null) return;
    const shown = { userId, moduleId, videoId };
    return shareWatching({ shown, player, tabs: watchingTabs, onElsewhere: setElsewhere });
  }, [userId, moduleId, videoId, player]);
  return elsewhere;
}
