import type { ClientFrame } from '@portal/contract/live';

/** A frame that is valid while a screen is shown, and is sent again on every new socket. */
export type Subscription = Extract<ClientFrame, { type: 'JOIN_CHAT_ROOM' | 'WATCH_TRAINEE' }>;

function endOf(subscription: Subscription): ClientFrame {
  return subscription.type === 'JOIN_CHAT_ROOM'
    ? { type: 'LEAVE_CHAT_ROOM', payload: subscription.payload }
    : { type: 'UNWATCH_TRAINEE', payload: subscription.payload };
}

const keyOf = (subscription: Subscription) => JSON.stringify(subscription);

/** The subscriptions of all tabs of the browser, in the tab that holds the socket. */
export function createSharedSubscriptions(send: (frame: ClientFrame) => void) {
  const byTab = new Map<string, readonly Subscription[]>();
  let current = new Map<string, Subscription>();

  function sync(): void {
    const wanted = new Map([...byTab.values()].flat().map((one) => [keyOf(one), one]));
    const before = current;
    current = wanted;
    for (const [key, one] of before) if (!wanted.has(key)) send(endOf(one));
    for (const [key, one] of wanted) if (!before.has(key)) send(one);
  }

  return {
    /** Replaces the subscriptions of one tab. */
    set(tab: string, subscriptions: readonly Subscription[]): void {
      if (subscriptions.length === 0) byTab.delete(tab);
      else byTab.set(tab, subscriptions);
      sync();
    },
    /** Sends all subscriptions on a new socket. */
    sendAll(): void {
      for (const one of current.values()) send(one);
    },
  };
}

/** The subscriptions of this tab. */
export function createOwnSubscriptions(changed: () => void) {
  const wanted: Subscription[] = [];
  return {
    all: (): readonly Subscription[] => wanted,
    /** Returns the function that ends the subscription. */
    add(subscription: Subscription): () => void {
      wanted.push(subscription);
      changed();
      return () => {
        const at = wanted.indexOf(subscription);
        if (at < 0) return;
        wanted.splice(at, 1);
        changed();
      };
    },
  };
}
