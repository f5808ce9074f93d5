import type { ServerFrame, ServerPayloads } from '@portal/contract/live';
import { createEmitter, createStore } from '../state/store.ts';
import type { LiveStatus } from './connection.ts';

export type FrameType = keyof ServerPayloads;

export type LiveStore = ReturnType<typeof createLiveStore>;

type LiveState = { readonly status: LiveStatus; readonly online: ReadonlySet<number> };

/** The state of the live channel in this tab, and the listeners to its frames. */
export function createLiveStore() {
  const state = createStore<LiveState>({ status: 'disconnected', online: new Set() });
  const frames = new Map<FrameType, ReturnType<typeof createEmitter<never>>>();
  const reopenings = createEmitter();

  function notePresence({ type, payload }: ServerFrame): void {
    if (type !== 'USER_ONLINE' && type !== 'USER_OFFLINE') return;
    const { status, online: before } = state.current();
    const online = new Set(before);
    if (type === 'USER_ONLINE') online.add(payload.userId);
    else online.delete(payload.userId);
    state.set({ status, online });
  }

  /** Resolves with whether all missed data has been fetched. */
  async function reopened(): Promise<boolean> {
    const results = await Promise.all(reopenings.emit());
    return !results.includes(false);
  }

  return {
    status: () => state.current().status,
    online: () => state.current().online,
    subscribe: state.subscribe,
    /**
     * Subscribes to the end of every gap in which frames may have been missed. A handler that resolves with false could
     * not fetch all missed data.
     */
    onReopened: reopenings.subscribe,
    onFrame<T extends FrameType>(type: T, handler: (payload: ServerPayloads[T]) => void) {
      const ofType = frames.get(type) ?? createEmitter<never>();
      frames.set(type, ofType);
      return ofType.subscribe(handler);
    },
    deliver(frame: ServerFrame): void {
      notePresence(frame);
      if (frame.type === 'FRAMES_LOST') void reopened();
      frames.get(frame.type)?.emit(frame.payload as never);
    },
    setState(status: LiveStatus, online: Iterable<number>): void {
      state.set({ status, online: new Set(online) });
    },
    reopened,
  };
}
