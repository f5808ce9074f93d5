import type { VideoPlayer } from '#web/features/learning/player/model/video-player.ts';
import { createTabChannel, type TabChannel } from '#web/platform/tabs/tab-channel.ts';

/** The message that a tab with a video posts to the browser's other tabs. */
export type WatchMessage = {
  readonly userId: number;
  readonly moduleId: number;
  readonly videoId: number;
  /** `starts` makes the other tabs stop: a trainee does not watch two videos at once. */
  readonly event: 'starts' | 'plays' | 'stops';
  /** Seconds, as in the player. */
  readonly position: number;
  readonly furthest: number;
  readonly played: number;
};

/** The video that another tab plays. */
export type Elsewhere = 'this video' | 'another video';

type Shown = Pick<WatchMessage, 'userId' | 'moduleId' | 'videoId'>;
type Player = Pick<VideoPlayer, 'snapshot' | 'subscribe' | 'pause' | 'adopt'>;

type ShareOptions = {
  readonly shown: Shown;
  readonly player: Player;
  readonly tabs: TabChannel<WatchMessage>;
  /** Called when another tab starts to play a video; with null when it stops. */
  readonly onElsewhere: (elsewhere: Elsewhere | null) => void;
};

/** The interval in played seconds at which a playing tab posts its progress. */
const POST_INTERVAL_SECONDS = 1;

/**
 * Lets one tab at a time play. The other tabs adopt its progress, so that no second is credited twice and none is lost
 * when the trainee continues in another tab. Returns the function that stops this.
 */
export function shareWatching({ shown, player, tabs, onElsewhere }: ShareOptions): () => void {
  let wasPlaying = player.snapshot().wantsToPlay;
  let postedAt = 0;

  function broadcast(event: WatchMessage['event']): void {
    const { position, furthest, played } = player.snapshot();
    postedAt = played;
    tabs.post({ ...shown, event, position, furthest, played });
  }

  const unsubscribe = player.subscribe(() => {
    const { wantsToPlay, played } = player.snapshot();
    if (wantsToPlay !== wasPlaying) {
      wasPlaying = wantsToPlay;
      if (wantsToPlay) onElsewhere(null);
      broadcast(wantsToPlay ? 'starts' : 'stops');
    } else if (wantsToPlay && played - postedAt >= POST_INTERVAL_SECONDS) {
      broadcast('plays');
    }
  });

  function follow(message: WatchMessage): void {
    const isThis = message.moduleId === shown.moduleId && message.videoId === shown.videoId;
    if (isThis) player.adopt(message);
    if (message.event === 'stops') onElsewhere(null);
    else onElsewhere(isThis ? 'this video' : 'another video');
  }

  const stopListening = tabs.listen((message) => {
    // Another account in the same browser is another trainee.
    if (message.userId !== shown.userId) return;
    if (message.event === 'starts') player.pause();
    // The seconds of two tabs that play at once would be added: a playing tab adopts progress only from one that stops.
    if (message.event === 'stops' || !player.snapshot().wantsToPlay) follow(message);
  });

  return () => {
    unsubscribe();
    stopListening();
    if (player.snapshot().wantsToPlay) broadcast('stops');
  };
}

export function openWatchingTabs(): TabChannel<WatchMessage> {
  return createTabChannel('portal-watching', isWatchMessage);
}

function isWatchMessage(data: unknown): data is WatchMessage {
  if (typeof data !== 'object' || data === null || !('event' in data)) return false;
  const { event, ...rest } = data as Record<string, unknown>;
  const names = ['userId', 'moduleId', 'videoId', 'position', 'furthest', 'played'];
  return (
    ['starts', 'plays', 'stops'].includes(String(event)) &&
    names.every((name) => typeof rest[name] === 'number')
  );
}
