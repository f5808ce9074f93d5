/** The tabs of one browser with one socket among them: the leader holds it, all use it. */
import type { ClientFrame } from '@portal/contract/live';
import { clientMadeId } from '../ids/client-made-id.ts';
import { type Handlers, handle } from '../state/machine.ts';
import { createElection, type TabLink } from '../tabs/leader.ts';
import type { Subscription } from './frames.ts';
import { type HeldSocket, holdSocket, type SocketOptions } from './held-socket.ts';
import type { TabMessage } from './tab-messages.ts';

export type TabGroup = {
  send: (frame: ClientFrame) => void;
  subscriptionsChanged: () => void;
  wake: () => void;
  /** The server answered a call: the socket is likely to open as well. */
  answered: () => void;
  leave: () => void;
};

type Options = SocketOptions & {
  readonly subscriptions: () => readonly Subscription[];
  /** Null where the browser has no way for tabs to agree: each then has a socket of its own. */
  readonly link: TabLink | null;
};

export function joinTabGroup(options: Options): TabGroup {
  const { credentials, store, calls, subscriptions, link } = options;
  const tab = clientMadeId();
  /** Set while this tab leads. */
  let held: HeldSocket | null = null;

  const handlers: Handlers<TabMessage> = {
    frame: ({ frame }) => store.deliver(frame),
    state: ({ status, online }) => store.setState(status, online),
    reopened(gap) {
      calls.repeat(gap);
      void store.reopened();
    },
    'roll-call': postSubscriptions,
    send: ({ frame }) => void held?.connection.send(frame),
    subscriptions: ({ tab: other, all }) => held?.shared.set(other, all),
    wake() {
      held?.connection.wake();
      held?.postState();
    },
    answered: () => held?.connection.answered(),
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
    held = holdSocket({ ...options, post, hasMissed: election.hadOtherLeader() });
    held.shared.set(tab, subscriptions());
    post({ type: 'roll-call' });
    held.connection.start();
  }

  function closeSocket(): void {
    held?.connection.stop();
    held = null;
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
      if (held === null) post({ type: 'send', frame });
      else held.connection.send(frame);
    },
    subscriptionsChanged() {
      if (held === null) postSubscriptions();
      else held.shared.set(tab, subscriptions());
    },
    wake() {
      if (held === null) wakeLeader();
      else held.connection.wake();
    },
    answered() {
      if (held === null) post({ type: 'answered' });
      else held.connection.answered();
    },
    leave() {
      post({ type: 'subscriptions', tab, all: [] });
      closeSocket();
      election.leave();
      store.setState('disconnected', []);
    },
  };
}
