/** The tabs of one browser with one socket among them: one holds it, all use it. */
import type { ClientFrame, ServerFrame } from '@portal/contract/live';
import { clientMadeId } from '../ids/client-made-id.ts';
import {
  type Connection,
  type ConnectionCallbacks,
  type Credentials,
  createConnection,
  type LiveStatus,
} from './connection.ts';
import type { Subscription } from './frames.ts';
import type { LiveStore } from './live-store.ts';
import { createSharedSubscriptions } from './subscriptions.ts';
import { seekLead } from './tab-lead.ts';

type FromHolder =
  | { readonly kind: 'frame'; readonly frame: ServerFrame }
  | { readonly kind: 'state'; readonly status: LiveStatus; readonly online: readonly number[] }
  | { readonly kind: 'reopened' }
  /** Another tab holds the socket now and asks what everybody is subscribed to. */
  | { readonly kind: 'roll-call' };

type ToHolder =
  | { readonly kind: 'send'; readonly frame: ClientFrame }
  | { readonly kind: 'subscriptions'; readonly tab: string; readonly all: readonly Subscription[] }
  /** Try again now if there is no connection; answered by 'state' in any case. */
  | { readonly kind: 'wake' };

type Message = FromHolder | ToHolder;

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
  leave: () => void;
};

type Options = {
  readonly credentials: Credentials;
  readonly store: LiveStore;
  readonly subscriptions: () => readonly Subscription[];
  readonly onSessionEnded: () => void;
  /** Null where the browser has no way for tabs to agree: each then has a socket of its own. */
  readonly link: TabLink | null;
  readonly connect?: (who: Credentials, callbacks: ConnectionCallbacks) => Connection;
};

/** A holder that says nothing for this long, in ms, is asleep. */
const ANSWER_MS = 2_000;
/** A socket that was there at once has missed nothing of what the page has just fetched. */
const PROMPT_MS = 2_000;

export function joinTabGroup({
  credentials,
  store,
  subscriptions,
  onSessionEnded,
  link,
  connect = createConnection,
}: Options): TabGroup {
  const tab = clientMadeId();
  const name = `portal-live-${credentials.userId}`;
  const channel = link?.openChannel(name);
  /** Set while this tab holds the socket. */
  let held: ReturnType<typeof holdSocket> | null = null;
  let hasHeardHolder = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  let hasLeft = false;

  function post(message: Message): void {
    // The end of a session ends the connection, which has a last word after its tab has left.
    if (!hasLeft) channel?.postMessage(message);
  }
  const tellSubscriptions = () => post({ kind: 'subscriptions', tab, all: [...subscriptions()] });

  function holdSocket() {
    const since = performance.now();
    let hasMissed = hasHeardHolder;
    const shared = createSharedSubscriptions((frame) => connection.send(frame));
    const tellState = () =>
      post({ kind: 'state', status: store.status(), online: [...store.online()] });

    function become(status: LiveStatus): void {
      // Who is online is told anew on every socket.
      store.setState(status, []);
      tellState();
      if (status !== 'connected') return;
      shared.sendAll();
      if (hasMissed || performance.now() - since > PROMPT_MS) {
        store.reopened();
        post({ kind: 'reopened' });
      }
      hasMissed = true;
    }

    const connection = connect(credentials, {
      onStatus: become,
      onSessionEnded,
      onFrame(frame) {
        store.deliver(frame);
        post({ kind: 'frame', frame });
      },
    });
    return { connection, shared, tellState };
  }

  function takeLead(): void {
    clearTimeout(patience);
    held = holdSocket();
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

  const heard: { [K in Message['kind']]: (message: Extract<Message, { kind: K }>) => void } = {
    frame: ({ frame }) => store.deliver(frame),
    state({ status, online }) {
      clearTimeout(patience);
      store.setState(status, online);
    },
    reopened: store.reopened,
    'roll-call': tellSubscriptions,
    send: ({ frame }) => void held?.connection.send(frame),
    subscriptions: ({ tab: other, all }) => held?.shared.set(other, all),
    wake() {
      held?.connection.wake();
      held?.tellState();
    },
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (FROM_HOLDER.has(data.kind)) hasHeardHolder = true;
    hear(heard, data);
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

const FROM_HOLDER: ReadonlySet<Message['kind']> = new Set<FromHolder['kind']>([
  'frame',
  'state',
  'reopened',
  'roll-call',
]);

function hear<K extends Message['kind']>(
  heard: { [P in Message['kind']]: (message: Extract<Message, { kind: P }>) => void },
  message: Extract<Message, { kind: K }>,
): void {
  heard[message.kind as K]?.(message);
}
