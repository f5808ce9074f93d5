import type { Logger } from '../log.ts';
import type { Bus, Handler } from './bus.ts';

/** The bus of a portal with one process. */
export function createMemoryBus(log: Logger): Bus {
  const subscriptions = createSubscriptions(log);
  return {
    publish: (topic, payload) => subscriptions.deliver(topic, JSON.stringify(payload)),
    subscribe: (topic, handler) => subscriptions.add(topic, handler),
    ping: () => Promise.resolve(),
    close: async () => subscriptions.clear(),
  };
}

/** The handlers of this process by topic. */
export interface Subscriptions {
  add(topic: string, handler: Handler): () => void;
  has(topic: string): boolean;
  topics(): string[];
  /** Calls the handlers of the topic after the current task, in the order of the calls. */
  deliver(topic: string, json: string): void;
  clear(): void;
}

export function createSubscriptions(log: Logger): Subscriptions {
  const handlersByTopic = new Map<string, Set<Handler>>();

  async function callHandler(handler: Handler, topic: string, json: string): Promise<void> {
    try {
      await handler(JSON.parse(json));
    } catch (error) {
      log.error({ err: error, topic }, 'a live event handler failed');
    }
  }

  return {
    add(topic, handler) {
      // Wrapped, so that the same function can be subscribed twice.
      const own: Handler = (payload) => handler(payload);
      const handlers = handlersByTopic.get(topic) ?? new Set();
      handlersByTopic.set(topic, handlers.add(own));
      return () => {
        handlers.delete(own);
        if (handlers.size === 0 && handlersByTopic.get(topic) === handlers)
          handlersByTopic.delete(topic);
      };
    },
    has: (topic) => handlersByTopic.has(topic),
    topics: () => [...handlersByTopic.keys()],
    deliver(topic, json) {
      // In a microtask, because a handler that publishes must not overtake the delivery of which it is part.
      queueMicrotask(() => {
        for (const handler of handlersByTopic.get(topic) ?? [])
          void callHandler(handler, topic, json);
      });
    },
    clear: () => handlersByTopic.clear(),
  };
}
