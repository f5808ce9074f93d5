/** The outbox of the signed-in user. It stays open while an ended session waits for the login. */
import { type ChatMessage, sendMessage } from '@portal/contract/chat';
import { refreshRooms } from '#web/features/chat/api/rooms.ts';
import { chatTexts } from '#web/features/chat/texts/catalogue.ts';
import { NetworkError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { openCalls } from '#web/platform/http/open-calls.ts';
import { liveStore } from '#web/platform/live/live.ts';
import { ownStorage } from '#web/platform/session/own-storage.ts';
import { session } from '#web/platform/session/session-store.ts';
import { createStore } from '#web/platform/state/store.ts';
import { toast } from '#web/ui/toast.ts';
import { browserTabLink, createOutbox, type Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-state.ts';

const NOTHING: readonly OutboxEntry[] = [];

let outbox: Outbox | null = null;
const entries = createStore(NOTHING);

/** Called once, when the first screen of a signed-in user is loaded. */
export function startOutbox(): void {
  session.subscribe(followSession);
  followSession();
  liveStore.onFrame('NEW_MESSAGE', (message) => outbox?.seen(message));
  const wake = () => outbox?.wake();
  let status = liveStore.status();
  liveStore.subscribe(() => {
    const isConnectedNow = status !== 'connected' && liveStore.status() === 'connected';
    status = liveStore.status();
    if (isConnectedNow) wake();
  });
  openCalls.onAnswered(() => outbox?.answered());
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', sendIfShown);
  // The other tabs continue; this tab may be restored from the browser's back-forward cache.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', followSession);
}

/** The messages that were written and are not in their conversation yet, in the order of writing. */
export const ownOutbox = {
  current: entries.current,
  subscribe: entries.subscribe,
  write: (chatRoomId: number, content: string): void => outbox?.write(chatRoomId, content),
  retry: (id: string): void => outbox?.retry(id),
  discard: (id: string): void => outbox?.discard(id),
};

function followSession(): void {
  const { status, user } = session.current();
  const ownerId = status === 'restoring' || user === null ? null : user.id;
  if (ownerId === (outbox?.ownerId ?? null)) return void outbox?.wake();
  close();
  if (ownerId === null) return;
  const opened = createOutbox({
    ownerId,
    storage: ownStorage,
    send: (entry) => sendAs(ownerId, entry),
    onDelivered: deliverAsFrame,
    onRefused() {
      // The partner may have blocked the user, or have been deleted: the text field then shows it.
      void refreshRooms();
      if (document.visibilityState === 'visible') toast.error(chatTexts().failedToSend);
    },
    link: browserTabLink(),
  });
  const show = () => entries.set(opened.entries());
  outbox = opened;
  opened.subscribe(show);
  show();
  sendIfShown();
}

function sendIfShown(): void {
  if (document.visibilityState === 'visible') outbox?.shown();
}

/** Delivers a message from the server's answer like one from the live channel, which may be closed. */
function deliverAsFrame(message: ChatMessage): void {
  liveStore.deliver({ type: 'NEW_MESSAGE', payload: message });
}

function close(): void {
  outbox?.close();
  outbox = null;
  entries.set(NOTHING);
}

function sendAs(ownerId: number, { id, chatRoomId, content }: OutboxEntry) {
  // The server would refuse the token of another user for this sender, and the message with it.
  if (session.current().user?.id !== ownerId) return Promise.reject(new NetworkError());
  const body = { chatRoomId, content, senderId: ownerId, clientMessageId: id };
  return callApi(sendMessage, { body, isRepeatable: true });
}
