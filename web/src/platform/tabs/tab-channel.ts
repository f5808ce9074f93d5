/** Messages between the tabs of one browser; a tab does not receive its own. */
export type TabChannel<T> = {
  post: (message: T) => void;
  /** Returns the function that removes the listener. */
  listen: (listener: (message: T) => void) => () => void;
};

/** @param isMessage data of another shape, for example from an older version of the app, is ignored */
export function createTabChannel<T>(
  name: string,
  isMessage: (data: unknown) => data is T,
): TabChannel<T> {
  // Missing in old versions of Safari: there each tab works alone.
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const take = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) listener(data);
      };
      channel.addEventListener('message', take);
      return () => channel.removeEventListener('message', take);
    },
  };
}
