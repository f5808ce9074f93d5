import { createStore } from '#web/platform/state/store.ts';
import { type MessageList, NOTHING } from './notification-list.ts';

/** Whether the bell's list is open: what comes is seen in it, and a toast would lie above it. */
export const bellList = { isOpen: false };

/** The messages of this tab's bell. */
export const messageStore = createStore<MessageList>(NOTHING);
