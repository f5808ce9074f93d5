import type { ClientFrame } from '@portal/contract/live';

/** A frame that is valid while a screen is shown, and is sent again on every new socket. */
export type Subscription = Extract<ClientFrame, { type: 'JOIN_CHAT_ROOM' | 'WATCH_TRAINEE' }>;

export type Subscriptions = ReturnType<typeof createSubscriptions>;

function endOf(subscription: Subscription): ClientFrame {
  return subscription.type === 'JOIN_CHAT_ROOM'
    ? { type: 'LEAVE_CHAT_ROOM', payload: subscription.payload }
    : { type: 'UNWATCH_TRAINEE', payload: subscription.payload };
}

const keyOf = (subscription: Subscription) => JSON.stringify(subscription);

/** The subscriptions of the tab. `send` has no effect while no socket is open. */
export function createSubscriptions(send: (frame: ClientFrame) => void) {
  const wanted = new Set<Subscription>();
  return {
    /**
     * Returns the function that ends the subscription. A second one for the same room or trainee is sent too, because
     * the server answers with the present state, which the new screen does not know.
     */
    add(subscription: Subscription): () => void {
      const own = { ...subscription };
      wanted.add(own);
      send(own);
      return () => {
        if (!wanted.delete(own)) return;
        const key = keyOf(own);
        if (![...wanted].some((other) => keyOf(other) === key)) send(endOf(own));
      };
    },
    /** Sends all subscriptions on a new socket. */
    sendAll(): void {
      for (const subscription of wanted) send(subscription);
    },
  };
}
