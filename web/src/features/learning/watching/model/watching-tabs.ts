import { createTabChannel, type TabChannel } from '#web/platform/tabs/tab-channel.ts';

/** What a tab that shows a video posts to the browser's other tabs. */
export type TabNews = {
  readonly userId: number;
  readonly moduleId: number;
  readonly videoId: number;
  /** `starts` makes the others stop: nobody watches two videos. */
  readonly event: 'starts' | 'plays' | 'stops';
  /** Seconds, as in the player. */
  readonly position: number;
  readonly furthest: number;
  readonly played: number;
};

export type WatchingTabs = TabChannel<TabNews>;

export const watchingTabs: WatchingTabs = createTabChannel('portal-watching', isTabNews);

function isTabNews(data: unknown): data is TabNews {
  if (typeof data !== 'object' || data === null || !('event' in data)) return false;
  const { event, ...rest } = data as Record<string, unknown>;
  const names = ['userId', 'moduleId', 'videoId', 'position', 'furthest', 'played'];
  return (
    ['starts', 'plays', 'stops'].includes(String(event)) &&
    names.every((name) => typeof rest[name] === 'number')
  );
}
