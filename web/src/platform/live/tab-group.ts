/** The tabs of one browser with one socket among them: one holds it, all use it. */
import type { ClientFrame } from '@portal/contract/live';
import { clientMadeId } from '../ids/client-made-id.ts';
import type { Subscription } from './frames.ts';
import { type HeldSocket, holdSocket, type SocketOptions } from './held-socket.ts';
import { seekLead } from './tab-lead.ts';
import { handle, isFromHolder, type TabHandlers, type TabMessage } from './tab-messages.ts';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** How the tabs of a browser reach one another. */
export type TabLink = {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (name: string) => Channel;
};

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

/** A holder that says nothing for this long, in ms, is asleep. */
const ANSWER_MS = 2_000;

export function joinTabGroup(options: Options): TabGroup {
  const { credentials, store, calls, subscriptions, link } = options;
  const tab = clientMadeId();
  const name = `portal-live-${credentials.userId}`;
  const channel = link?.openChannel(name);
  /** Set while this tab holds the socket. */
  let held: HeldSocket | null = null;
  let hasHeardHolder = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;

  function post(message: TabMessage): void {
    // The end of a session ends the connection, which has a last word after its tab has left.
    if (!hasLeft) channel?.postMessage(message);
  }
  const tellSubscriptions = () => post({ kind: 'subscriptions', tab, all: [...subscriptions()] });

  function takeLead(): void {
    clearTimeout(patience);
    held = holdSocket({ ...options, post, hasMissed: hasHeardHolder });
    held.shared.set(tab, subscriptions());
    post({ kind: 'roll-call' });
    held.connection.start();
  }

  function loseLead(): void {
    held?.connection.stop();
    held = null;
    askHolder();
  }

  /** Takes the lead where nobody answers. */
  function askHolder(): void {
    clearTimeout(patience);
    tellSubscriptions();
    post({ kind: 'wake' });
    patience = setTimeout(() => lead?.steal(), ANSWER_MS);
  }

  const lead =
    link === null ? null : seekLead(name, { onGained: takeLead, onLost: loseLead }, link.locks);
  if (lead === null) takeLead();
  else askHolder();

  const handlers: TabHandlers = {
    frame: ({ frame }) => store.deliver(frame),
    state({ status, online }) {
      clearTimeout(patience);
      store.setState(status, online);
    },
    reopened(gap) {
      calls.repeat(gap);
      void store.reopened();
    },
    'roll-call': tellSubscriptions,
    send: ({ frame }) => void held?.connection.send(frame),
    subscriptions: ({ tab: other, all }) => held?.shared.set(other, all),
    wake() {
      held?.connection.wake();
      held?.tellState();
    },
    answered: () => held?.connection.answered(),
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (isFromHolder(data)) hasHeardHolder = true;
    handle(handlers, data);
  });

  return {
    send(frame) {
      if (held === null) post({ kind: 'send', frame });
      else held.connection.send(frame);
    },
    subscriptionsChanged() {
      if (held === null) tellSubscriptions();
      else held.shared.set(tab, subscriptions());
    },
    wake() {
      if (held === null) askHolder();
      else held.connection.wake();
    },
    answered() {
      if (held === null) post({ kind: 'answered' });
      else held.connection.answered();
    },
    leave() {
      clearTimeout(patience);
      post({ kind: 'subscriptions', tab, all: [] });
      held?.connection.stop();
      held = null;
      lead?.resign();
      hasLeft = true;
      channel?.close();
      store.setState('disconnected', []);
    },
  };
}
