import type { OpenCalls } from '../http/open-calls.ts';
import {
  type Connection,
  type ConnectionCallbacks,
  type Credentials,
  createConnection,
  type LiveStatus,
} from './connection.ts';
import type { LiveStore } from './live-store.ts';
import { createSharedSubscriptions } from './subscriptions.ts';
import type { TabMessage } from './tab-messages.ts';

type Connect = (who: Credentials, callbacks: ConnectionCallbacks) => Connection;

export type SocketOptions = {
  readonly credentials: Credentials;
  readonly store: LiveStore;
  readonly calls: Pick<OpenCalls, 'repeat'>;
  readonly onSessionEnded: () => void;
  readonly connect?: Connect;
};

type HoldOptions = SocketOptions & {
  /** To the other tabs. */
  readonly post: (message: TabMessage) => void;
  /** Another tab has held the socket before: frames may be missing until this one is open. */
  readonly hasMissed: boolean;
};

/** A socket that was there at once has missed nothing of what the page has just fetched. */
const PROMPT_MS = 2_000;

export type HeldSocket = ReturnType<typeof holdSocket>;

/** The socket of all tabs, in the tab that holds it; `start` its connection. */
export function holdSocket(options: HoldOptions) {
  const { credentials, store, calls, onSessionEnded, connect = createConnection, post } = options;
  const since = performance.now();
  let { hasMissed } = options;
  const shared = createSharedSubscriptions((frame) => connection.send(frame));
  const postState = () =>
    post({ type: 'state', status: store.status(), online: [...store.online()] });

  function become(status: LiveStatus): void {
    // Who is online is told anew on every socket.
    store.setState(status, []);
    postState();
    if (status === 'connected') shared.sendAll();
  }

  async function catchUp(gap: { readonly wasDead: boolean }): Promise<boolean> {
    const isCurrent = !hasMissed && performance.now() - since <= PROMPT_MS;
    hasMissed = true;
    if (isCurrent) return true;
    calls.repeat(gap);
    post({ type: 'reopened', ...gap });
    return store.reopened();
  }

  const connection = connect(credentials, {
    onStatus: become,
    catchUp,
    onSessionEnded,
    onFrame(frame) {
      store.deliver(frame);
      post({ type: 'frame', frame });
    },
  });
  return { connection, shared, postState };
}
