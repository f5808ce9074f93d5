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
  // Opened when it is first used: the build imports this module in Node, where an open channel keeps the process alive.
  let opened: BroadcastChannel | undefined;
  const channel = () => {
    opened ??= new BroadcastChannel(name);
    return opened;
  };
  return {
    post: (message) => channel().postMessage(message),
    listen(listener) {
      const take = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) listener(data);
      };
      channel().addEventListener('message', take);
      return () => channel().removeEventListener('message', take);
    },
  };
}
