import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Logger } from '../log.ts';
import { openRedis } from '../redis-connection.ts';
import { BUS_RETURNED, type Bus, type Json } from './bus.ts';
import { createSubscriptions } from './memory-bus.ts';

/** The payload stays text: it is parsed once, for the handlers. */
const envelope = z.object({ node: z.string(), json: z.string() });

export interface RedisBusOptions {
  readonly url: string;
  /** Part of the channel, because other installations may use the same Redis with the same ids. */
  readonly installation: string;
  readonly log: Logger;
  readonly commandTimeoutMs?: number;
}

/**
 * The bus of several processes over Redis pub/sub. Subscribers of this process are called directly, and the echo is
 * dropped by the node's id, so that within one process the bus also works without Redis.
 */
export function createRedisBus({ url, installation, log, commandTimeoutMs }: RedisBusOptions): Bus {
  const prefix = `portal:${installation}:live:`;
  const node = randomUUID();
  const subscriptions = createSubscriptions(log);
  const redis = openRedis({
    url,
    log,
    outageMessage: 'live events stay within this process until it is back',
    onReady: (isReturn) => void join(isReturn),
    commandTimeoutMs,
  });
  const { client, isReady } = redis;
  const logFailure = (error: unknown) => redis.logFailure(error, 'Redis does not take live events');

  async function listen(topics: readonly string[]): Promise<void> {
    if (topics.length === 0 || !isReady()) return;
    await client.subscribe(...topics.map((topic) => prefix + topic)).catch(logFailure);
  }

  /** Subscribes on a new connection, which does not have the subscriptions of the last one. */
  async function join(isReturn: boolean): Promise<void> {
    await listen(subscriptions.topics());
    // Published after the subscription, so that a client which fetches missed data also receives later events.
    if (isReturn) publish(BUS_RETURNED, null);
  }

  function publish(topic: string, payload: Json): void {
    const json = JSON.stringify(payload);
    subscriptions.deliver(topic, json);
    if (!isReady()) return;
    client.publish(prefix + topic, JSON.stringify({ node, json })).catch(logFailure);
  }

  function stopListening(topic: string): void {
    if (!isReady()) return;
    client.unsubscribe(prefix + topic).catch(logFailure);
  }

  client.on('message', (channel: string, message: string) => {
    const topic = channel.slice(prefix.length);
    const received = readEnvelope(message);
    if (received === null) log.warn({ topic }, 'an unreadable live event was dropped');
    else if (received.node !== node) subscriptions.deliver(topic, received.json);
  });

  return {
    publish,
    subscribe(topic, handler) {
      const isFirst = !subscriptions.has(topic);
      const remove = subscriptions.add(topic, handler);
      if (isFirst) void listen([topic]);
      return () => {
        if (!subscriptions.has(topic)) return;
        remove();
        if (!subscriptions.has(topic)) stopListening(topic);
      };
    },
    ping: redis.ping,
    async close() {
      subscriptions.clear();
      redis.close();
    },
  };
}

/** Returns null unless the message is from a portal and its payload is JSON. */
function readEnvelope(message: string): z.output<typeof envelope> | null {
  try {
    const received = envelope.parse(JSON.parse(message));
    JSON.parse(received.json);
    return received;
  } catch {
    return null;
  }
}
