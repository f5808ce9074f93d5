/** Messages between the tabs of one browser; a tab does not hear its own. */
export type TabChannel<T> = {
  post: (message: T) => void;
  /** Returns how to stop listening. */
  listen: (hear: (message: T) => void) => () => void;
};

/** @param isMessage what is of another shape, as from an older version of the app, is passed over */
export function createTabChannel<T>(
  name: string,
  isMessage: (data: unknown) => data is T,
): TabChannel<T> {
  // Missing in old Safari: there each tab stays by itself.
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(hear) {
      const take = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) hear(data);
      };
      channel.addEventListener('message', take);
      return () => channel.removeEventListener('message', take);
    },
  };
}
