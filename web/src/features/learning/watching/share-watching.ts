import type { VideoPlayer } from '../player/video-player.ts';
import type { TabNews, WatchingTabs } from './watching-tabs.ts';

type Shown = Pick<TabNews, 'userId' | 'moduleId' | 'videoId'>;
type Player = Pick<VideoPlayer, 'snapshot' | 'subscribe' | 'pause' | 'adopt'>;

type ShareOptions = {
  readonly shown: Shown;
  readonly player: Player;
  readonly tabs: WatchingTabs;
  /** Another tab plays a video now, this one or another; null once that is over. */
  readonly onElsewhere: (elsewhere: 'this video' | 'another video' | null) => void;
};

/** How often a playing tab tells the others how far it is. */
const NEWS_EVERY_SECONDS = 1;

/**
 * Lets one tab at a time play: where it is, the others follow, so that no second is credited twice and
 * none is lost when one goes on in another tab. Returns how to end it.
 */
export function shareWatching({ shown, player, tabs, onElsewhere }: ShareOptions): () => void {
  let wasPlaying = player.snapshot().wantsToPlay;
  let toldAt = 0;

  function tell(event: TabNews['event']): void {
    const { position, furthest, played } = player.snapshot();
    toldAt = played;
    tabs.post({ ...shown, event, position, furthest, played });
  }

  const unsubscribe = player.subscribe(() => {
    const { wantsToPlay, played } = player.snapshot();
    if (wantsToPlay !== wasPlaying) {
      wasPlaying = wantsToPlay;
      if (wantsToPlay) onElsewhere(null);
      tell(wantsToPlay ? 'starts' : 'stops');
    } else if (wantsToPlay && played - toldAt >= NEWS_EVERY_SECONDS) {
      tell('plays');
    }
  });

  function follow(news: TabNews): void {
    const isThis = news.moduleId === shown.moduleId && news.videoId === shown.videoId;
    if (isThis) player.adopt(news);
    if (news.event === 'stops') onElsewhere(null);
    else onElsewhere(isThis ? 'this video' : 'another video');
  }

  const deafen = tabs.listen((news) => {
    // Another account in the same browser is another person.
    if (news.userId !== shown.userId) return;
    if (news.event === 'starts') player.pause();
    // What runs side by side would add up: only who stands still follows, or has just taken over.
    if (news.event === 'stops' || !player.snapshot().wantsToPlay) follow(news);
  });

  return () => {
    unsubscribe();
    deafen();
    if (player.snapshot().wantsToPlay) tell('stops');
  };
}
