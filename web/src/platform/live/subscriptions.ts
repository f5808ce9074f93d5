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

  function endUnwanted(): void {
    const before = current;
    current = new Map([...byTab.values()].flat().map((one) => [keyOf(one), one]));
    for (const [key, one] of before) if (!current.has(key)) send(endOf(one));
  }

  return {
    /**
     * Replaces the subscriptions of one tab. A new one is sent also if another tab has it, because the server answers
     * with the present state, which the new screen does not know.
     */
    set(tab: string, subscriptions: readonly Subscription[]): void {
      const before = new Set((byTab.get(tab) ?? []).map(keyOf));
      if (subscriptions.length === 0) byTab.delete(tab);
      else byTab.set(tab, subscriptions);
      endUnwanted();
      for (const one of subscriptions) if (!before.has(keyOf(one))) send(one);
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
