import type { ServerPayloads } from '@portal/contract/live';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveStatus } from './connection.ts';
import { liveStore, reconnect, subscriptions } from './live.ts';
import type { FrameType } from './live-store.ts';
import type { Subscription } from './subscriptions.ts';

/** Calls the handler for each frame of the type that arrives while the component is shown. */
export function useLiveFrame<T extends FrameType>(
  type: T,
  handler: (payload: ServerPayloads[T]) => void,
): void {
  const onFrame = useEffectEvent(handler);
  useEffect(() => liveStore.onFrame(type, (payload) => onFrame(payload)), [type]);
}

/**
 * Calls the handler when the channel is open again after a gap, so that it fetches the missed data. The connection
 * counts as successful when the promises that handlers return are resolved, none of them with false.
 */
export function useLiveReopened(handler: () => unknown): void {
  const onReopened = useEffectEvent(handler);
  useEffect(() => liveStore.onReopened(() => onReopened()), []);
}

/** Sends the frame now and on every new socket, and ends the subscription when the component is unmounted. */
export function useLiveSubscription(subscription: Subscription | null): void {
  const text = subscription === null ? null : JSON.stringify(subscription);
  useEffect(() => (text === null ? undefined : subscriptions.add(JSON.parse(text))), [text]);
}

/** The state of this browser's live channel. */
export function useLiveStatus(): { status: LiveStatus; reconnect: () => void } {
  return { status: useSyncExternalStore(liveStore.subscribe, liveStore.status), reconnect };
}

/** Whether the chat partner is online; false while this browser is not connected itself. */
export function useIsOnline(userId: number | undefined): boolean {
  return useSyncExternalStore(
    liveStore.subscribe,
    () => userId !== undefined && liveStore.online().has(userId),
  );
}
