import { useSyncExternalStore } from 'react';
import { type MessageList, NOTHING } from './notification-list.ts';

let list: MessageList = NOTHING;
const observers = new Set<() => void>();

function observe(changed: () => void): () => void {
  observers.add(changed);
  return () => void observers.delete(changed);
}

/** Whether the bell's list is open: what comes is seen in it, and a toast would lie above it. */
export const bellList = { isOpen: false };

/** The messages of this tab's bell. */
export const messageStore = {
  current: (): MessageList => list,
  change(next: MessageList): void {
    list = next;
    for (const changed of observers) changed();
  },
};

export function useMessageList(): MessageList {
  return useSyncExternalStore(observe, messageStore.current);
}
