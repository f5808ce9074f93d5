/** The tabs of one browser with one socket among them: the leader holds it, all tabs use it. */
import type { ClientFrame, ServerFrame } from '@portal/contract/live';
import type { OpenCalls } from '../http/open-calls.ts';
import { clientMadeId } from '../ids/client-made-id.ts';
import { type Handlers, handle } from '../state/machine.ts';
import { createElection, type TabLink } from '../tabs/leader.ts';
import {
  type Connection,
  type ConnectionCallbacks,
  type Credentials,
  createConnection,
  type LiveStatus,
} from './connection.ts';
import type { LiveStore } from './live-store.ts';
import { createSharedSubscriptions, type Subscription } from './subscriptions.ts';

export type TabGroup = {
  send: (frame: ClientFrame) => void;
  subscriptionsChanged: () => void;
  wake: () => void;
  /** The server answered a call: the socket will probably open as well. */
  answered: () => void;
  leave: () => void;
};

type Connect = (who: Credentials, callbacks: ConnectionCallbacks) => Connection;

type SocketOptions = {
  readonly credentials: Credentials;
  readonly store: LiveStore;
  readonly calls: Pick<OpenCalls, 'repeat'>;
  readonly onSessionEnded: () => void;
  readonly connect?: Connect;
};

type Options = SocketOptions & {
  readonly subscriptions: () => readonly Subscription[];
  /** Null if tabs cannot communicate in this browser: each then has its own socket. */
  readonly link: TabLink | null;
};

/** The messages between the tabs. */
type TabMessage =
  | { readonly type: 'frame'; readonly frame: ServerFrame }
  | { readonly type: 'state'; readonly status: LiveStatus; readonly online: readonly number[] }
  /** `wasDead`: other old connections of the browser are probably dead too. */
  | { readonly type: 'reopened'; readonly wasDead: boolean }
  /** A new leader asks each tab for its subscriptions. */
  | { readonly type: 'roll-call' }
  /** To the leader, as are all that follow. */
  | { readonly type: 'send'; readonly frame: ClientFrame }
  | { readonly type: 'subscriptions'; readonly tab: string; readonly all: readonly Subscription[] }
  /** Tries now to connect if there is no connection; always answered by 'state'. */
  | { readonly type: 'wake' }
  /** The server answered a call of this tab. */
  | { readonly type: 'answered' };

export function joinTabGroup(options: Options): TabGroup {
  const { credentials, store, calls, subscriptions, link } = options;
  const tab = clientMadeId();
  /** The socket, while this tab leads. */
  let heldSocket: HeldSocket | null = null;

  const handlers: Handlers<TabMessage> = {
    frame: ({ frame }) => store.deliver(frame),
    state: ({ status, online }) => store.setState(status, online),
    reopened(gap) {
      calls.repeat(gap);
      void store.reopened();
    },
    'roll-call': postSubscriptions,
    send: ({ frame }) => void heldSocket?.connection.send(frame),
    subscriptions: ({ tab: other, all }) => heldSocket?.shared.set(other, all),
    wake() {
      heldSocket?.connection.wake();
      heldSocket?.postState();
    },
    answered: () => heldSocket?.connection.answered(),
  };

  const election = createElection<TabMessage>({
    name: `portal-live-socket-${credentials.userId}`,
    link,
    onMessage: (message) => handle(handlers, message),
    onGained: openSocket,
    onLost() {
      closeSocket();
      wakeLeader();
    },
  });
  const { post } = election;

  function postSubscriptions(): void {
    post({ type: 'subscriptions', tab, all: [...subscriptions()] });
  }

  function openSocket(): void {
    heldSocket = holdSocket({ ...options, post, hasMissed: election.hadOtherLeader() });
    heldSocket.shared.set(tab, subscriptions());
    post({ type: 'roll-call' });
    heldSocket.connection.start();
  }

  function closeSocket(): void {
    heldSocket?.connection.stop();
    heldSocket = null;
  }

  function wakeLeader(): void {
    postSubscriptions();
    post({ type: 'wake' });
    election.checkLeader();
  }

  election.start();
  if (!election.isLeader()) wakeLeader();

  return {
    send(frame) {
      if (heldSocket === null) post({ type: 'send', frame });
      else heldSocket.connection.send(frame);
    },
    subscriptionsChanged() {
      if (heldSocket === null) postSubscriptions();
      else heldSocket.shared.set(tab, subscriptions());
    },
    wake() {
      if (heldSocket === null) wakeLeader();
      else heldSocket.connection.wake();
    },
    answered() {
      if (heldSocket === null) post({ type: 'answered' });
      else heldSocket.connection.answered();
    },
    leave() {
      post({ type: 'subscriptions', tab, all: [] });
      closeSocket();
      election.leave();
      store.setState('disconnected', []);
    },
  };
}

type HoldOptions = SocketOptions & {
  /** Posts a message to the other tabs. */
  readonly post: (message: TabMessage) => void;
  /** Another tab has held the socket before: frames may be missing until this one is open. */
  readonly hasMissed: boolean;
};

/** A socket that opens within this time in ms has missed nothing: the page has just fetched its data. */
const PROMPT_MS = 2_000;

type HeldSocket = ReturnType<typeof holdSocket>;

/** The socket of all tabs, in the tab that holds it. Its connection is not started yet. */
function holdSocket(options: HoldOptions) {
  const { credentials, store, calls, onSessionEnded, connect = createConnection, post } = options;
  const since = performance.now();
  let { hasMissed } = options;
  const shared = createSharedSubscriptions((frame) => connection.send(frame));
  const postState = () =>
    post({ type: 'state', status: store.status(), online: [...store.online()] });

  function handleStatus(status: LiveStatus): void {
    // The server sends the online users again on every socket.
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
    onStatus: handleStatus,
    catchUp,
    onSessionEnded,
    onFrame(frame) {
      store.deliver(frame);
      post({ type: 'frame', frame });
    },
  });
  return { connection, shared, postState };
}
