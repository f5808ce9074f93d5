/** The live channel of this tab. It follows the session: there is no socket without a signed-in user. */
import type { ClientFrame } from '@portal/contract/live';
import { openCalls } from '../http/open-calls.ts';
import { session } from '../session/session-store.ts';
import type { Connection } from './connection.ts';
import { createLiveChannel } from './live-channel.ts';
import { createLiveStore } from './live-store.ts';
import { createSubscriptions } from './subscriptions.ts';

export const liveStore = createLiveStore();
export const subscriptions = createSubscriptions(sendLiveFrame);

let channel: Connection | null = null;
/** The token of the channel. */
let connectedWith: string | null = null;
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
    if (isPageShown()) reconnect();
  });
  openCalls.onAnswered(() => {
    if (liveStore.status() !== 'connected') channel?.answered();
  });
  // The probe of the socket shows whether the server is slow or the connections are dead.
  openCalls.onSlow(() => {
    if (liveStore.status() === 'connected') channel?.wake();
  });
  // The tab may be restored from the browser's back-forward cache, where no page with an open socket is kept.
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    followSession();
    if (persisted) void liveStore.reopened();
  });
}

/** Tries now to connect, if there is no connection. */
export function reconnect(): void {
  channel?.wake();
}

/** Sends a frame on the open socket, or not at all. Data that must not be lost is sent by a call. */
export function sendLiveFrame(frame: ClientFrame): void {
  channel?.send(frame);
}

const isPageShown = () => document.visibilityState === 'visible';

function leave(): void {
  channel?.stop();
  channel = null;
  connectedWith = null;
}

function followSession(): void {
  const { status, token, user } = session.current();
  const wanted = status === 'signed-in' ? token : null;
  if (wanted === connectedWith) return;
  leave();
  const isBack = wanted !== null && endedFor === user?.id;
  endedFor = status === 'ended' ? user.id : null;
  if (wanted === null || user === null) return;
  connectedWith = wanted;
  channel = createLiveChannel({
    credentials: { token: wanted, userId: user.id },
    store: liveStore,
    calls: openCalls,
    subscriptions,
    onSessionEnded: () => session.expire(wanted),
    isPageShown,
  });
  channel.start();
  if (isBack) void liveStore.reopened();
}
