import type { OpenCalls } from '../http/open-calls.ts';
import {
  type Connection,
  type ConnectionCallbacks,
  type Credentials,
  createConnection,
} from './connection.ts';
import type { LiveStore } from './live-store.ts';
import type { Subscriptions } from './subscriptions.ts';

type Options = Pick<ConnectionCallbacks, 'onSessionEnded' | 'isPageShown'> & {
  readonly credentials: Credentials;
  readonly store: LiveStore;
  readonly calls: Pick<OpenCalls, 'repeat'>;
  readonly subscriptions: Pick<Subscriptions, 'sendAll'>;
  readonly connect?: (who: Credentials, callbacks: ConnectionCallbacks) => Connection;
};

/** A socket that opens within this time in ms has missed nothing: the page has just fetched its data. */
const PROMPT_MS = 2_000;

/** Connects the tab's store with a socket. The connection is not started yet. */
export function createLiveChannel(options: Options): Connection {
  const { credentials, store, calls, subscriptions, connect = createConnection } = options;
  const { onSessionEnded, isPageShown } = options;
  const since = performance.now();
  let hasOpened = false;

  async function catchUp(gap: { readonly wasDead: boolean }): Promise<boolean> {
    const isCurrent = !hasOpened && performance.now() - since <= PROMPT_MS;
    hasOpened = true;
    if (isCurrent) return true;
    calls.repeat(gap);
    return store.reopened();
  }

  return connect(credentials, {
    onFrame: store.deliver,
    onStatus(status) {
      // The server sends the online users again on every socket.
      store.setState(status, []);
      if (status === 'connected') subscriptions.sendAll();
    },
    catchUp,
    onSessionEnded,
    isPageShown,
  });
}
