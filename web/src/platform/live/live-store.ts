import type { ServerFrame, ServerPayloads } from '@portal/contract/live';
import type { LiveStatus } from './connection.ts';
import type { FrameType } from './frames.ts';

type Handler = (payload: never) => void;

export type LiveStore = ReturnType<typeof createLiveStore>;

/** What this tab knows of the channel, and who in it listens. */
export function createLiveStore() {
  const handlers = new Map<FrameType, Set<Handler>>();
  const reopenedHandlers = new Set<() => unknown>();
  const observers = new Set<() => void>();
  let status: LiveStatus = 'disconnected';
  let online: ReadonlySet<number> = new Set();

  function change(make: () => void): void {
    make();
    for (const observer of observers) observer();
  }

  function notePresence({ type, payload }: ServerFrame): void {
    if (type !== 'USER_ONLINE' && type !== 'USER_OFFLINE') return;
    const next = new Set(online);
    if (type === 'USER_ONLINE') next.add(payload.userId);
    else next.delete(payload.userId);
    change(() => {
      online = next;
    });
  }

  /** Resolves with whether all that was missed has been fetched. */
  async function reopened(): Promise<boolean> {
    const results = await Promise.all([...reopenedHandlers].map((handler) => handler()));
    return !results.includes(false);
  }

  return {
    status: () => status,
    online: () => online,
    observe: subscription(observers),
    /**
     * After every gap in which frames may have been missed. A handler that resolves with false could not
     * fetch all that was missed.
     */
    onReopened: subscription(reopenedHandlers),
    onFrame<T extends FrameType>(type: T, handler: (payload: ServerPayloads[T]) => void) {
      const ofType = handlers.get(type) ?? new Set();
      handlers.set(type, ofType.add(handler));
      return () => void ofType.delete(handler);
    },
    deliver(frame: ServerFrame): void {
      notePresence(frame);
      if (frame.type === 'FRAMES_LOST') void reopened();
      for (const handler of handlers.get(frame.type) ?? []) handler(frame.payload as never);
    },
    setState(next: LiveStatus, nextOnline: Iterable<number>): void {
      change(() => {
        status = next;
        online = new Set(nextOnline);
      });
    },
    reopened,
  };
}

function subscription<Listener>(listeners: Set<Listener>) {
  return (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
}
