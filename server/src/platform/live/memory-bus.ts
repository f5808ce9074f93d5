import type { Logger } from '../log.ts';
import type { Bus } from './bus.ts';
import { createSubscriptions } from './subscriptions.ts';

/** The bus of a portal that is one process. */
export function createMemoryBus(log: Logger): Bus {
  const subscriptions = createSubscriptions(log);
  return {
    publish: (topic, payload) => subscriptions.deliver(topic, JSON.stringify(payload)),
    subscribe: (topic, handler) => subscriptions.add(topic, handler),
    ping: () => Promise.resolve(),
    close: async () => subscriptions.clear(),
  };
}
