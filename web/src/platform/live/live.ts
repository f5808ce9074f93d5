/** The live channel of this tab. It follows the session: there is no socket without a signed-in user. */
import type { ClientFrame } from '@portal/contract/live';
import { openCalls } from '../http/open-calls.ts';
import { session } from '../session/session-store.ts';
import { browserTabLink } from '../tabs/leader.ts';
import { createLiveStore } from './live-store.ts';
import { createOwnSubscriptions } from './subscriptions.ts';
import { joinTabGroup, type TabGroup } from './tab-group.ts';

export const liveStore = createLiveStore();
export const subscriptions = createOwnSubscriptions(() => group?.subscriptionsChanged());

let group: TabGroup | null = null;
let joinedWith: string | null = null;
/** The user whose session ended while a page is still shown. */
let endedFor: number | null = null;

/** Called once, when the first screen of a signed-in user is loaded. */
export function startLive(): void {
  session.subscribe(followSession);
  followSession();
  window.addEventListener('online', reconnect);
  // A broken connection is then detected at once and not only after the next silence.
  window.addEventListener('offline', reconnect);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') reconnect();
  });
  openCalls.onAnswered(() => {
    if (liveStore.status() !== 'connected') group?.answered();
  });
  // The probe of the socket shows whether the server is slow or the connections are dead.
  openCalls.onSlow(() => {
    if (liveStore.status() === 'connected') group?.wake();
  });
  // The other tabs continue; this tab may be restored from the browser's back-forward cache.
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    followSession();
    if (persisted) void liveStore.reopened();
  });
}

/** Tries now to connect, if there is no connection. */
export function reconnect(): void {
  group?.wake();
}

/** Sends a frame on the open socket, or not at all. Data that must not be lost is sent by a call. */
export function sendLiveFrame(frame: ClientFrame): void {
  group?.send(frame);
}

function leave(): void {
  group?.leave();
  group = null;
  joinedWith = null;
}

function followSession(): void {
  const { status, token, user } = session.current();
  const wanted = status === 'signed-in' ? token : null;
  if (wanted === joinedWith) return;
  leave();
  const isBack = wanted !== null && endedFor === user?.id;
  endedFor = status === 'ended' ? user.id : null;
  if (wanted === null || user === null) return;
  joinedWith = wanted;
  group = joinTabGroup({
    credentials: { token: wanted, userId: user.id },
    store: liveStore,
    calls: openCalls,
    subscriptions: subscriptions.all,
    link: browserTabLink(),
    onSessionEnded: () => session.expire(wanted),
  });
  if (isBack) void liveStore.reopened();
}
