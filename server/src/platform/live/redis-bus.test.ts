import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { openRedisLink, PATIENT, type RedisLink } from '#server/testing/redis-link.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { createRecordingLog, type RecordingLog } from '../log.fixture.ts';
import { BUS_RETURNED, type Bus, type Json } from './bus.ts';
import { createRedisBus, type RedisBusOptions } from './redis-bus.ts';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';

describe.skipIf(REDIS_URL === '')('the bus over Redis', () => {
  const cleanUp: (() => unknown)[] = [];
  const newTopic = () => `test.${randomUUID()}`;

  afterEach(async () => {
    for (const end of cleanUp.splice(0).reverse()) await end();
  });

  function openBus(options: Partial<RedisBusOptions> = {}): { bus: Bus; log: RecordingLog } {
    const log = createRecordingLog();
    const given = { url: REDIS_URL, installation: 'test', ...PATIENT, ...options };
    const bus = createRedisBus({ ...given, log });
    cleanUp.push(() => bus.close());
    return { bus, log };
  }

  async function openLink(): Promise<RedisLink> {
    const link = await openRedisLink(REDIS_URL);
    cleanUp.push(() => link.close());
    return link;
  }

  function listenTo(bus: Bus, topic: string) {
    const received: Json[] = [];
    const end = bus.subscribe(topic, (payload) => {
      received.push(payload);
    });
    return { received, end };
  }

  /** Publishes until the other side receives it: subscribing takes a moment. */
  async function untilReceived(publisher: Bus, topic: string, received: Json[]): Promise<void> {
    await waitFor(() => {
      publisher.publish(topic, 'are you there?');
      expect(received.length).toBeGreaterThan(0);
    });
    publisher.publish(topic, 'the last');
    await waitFor(() => expect(received.at(-1)).toBe('the last'));
    received.length = 0;
  }

  /** Accepts this number of connections and ends each of them at once. */
  async function refuseConnections(port: number, count: number): Promise<void> {
    let refused = 0;
    const server = createServer((socket) => {
      refused += 1;
      socket.destroy();
    });
    await once(server.listen(port, '127.0.0.1'), 'listening');
    await waitFor(() => expect(refused).toBeGreaterThanOrEqual(count));
    await once(server.close(), 'close');
  }

  it('does not deliver to another installation on the same Redis', async () => {
    const [one, two, stranger] = [openBus(), openBus(), openBus({ installation: 'another' })];
    const topic = newTopic();
    const there = listenTo(two.bus, topic);
    const elsewhere = listenTo(stranger.bus, topic);
    await Promise.all([one, two, stranger].map(({ bus }) => bus.ping()));
    await untilReceived(one.bus, topic, there.received);
    expect(elsewhere.received).toEqual([]);
  });

  it('delivers to each process once, including the publisher', async () => {
    const [one, two] = [openBus(), openBus()];
    const topic = newTopic();
    const here = listenTo(one.bus, topic);
    const there = listenTo(two.bus, topic);
    const elsewhere = listenTo(two.bus, newTopic());
    await Promise.all([one.bus.ping(), two.bus.ping()]);
    await untilReceived(one.bus, topic, there.received);
    here.received.length = 0;

    one.bus.publish(topic, { text: 'é', n: 1 });
    one.bus.publish(topic, 2);
    await waitFor(() => expect(there.received).toEqual([{ text: 'é', n: 1 }, 2]));
    one.bus.publish(topic, 'the last');
    await waitFor(() => expect(here.received.at(-1)).toBe('the last'));
    expect(here.received).toEqual([{ text: 'é', n: 1 }, 2, 'the last']);
    expect(elsewhere.received).toEqual([]);
  });

  it('ends a subscription when its last handler is removed', async () => {
    const [one, two] = [openBus(), openBus()];
    const topic = newTopic();
    const first = listenTo(two.bus, topic);
    const second = listenTo(two.bus, topic);
    await untilReceived(one.bus, topic, second.received);
    first.end();
    one.bus.publish(topic, 1);
    await waitFor(() => expect(second.received).toEqual([1]));

    const watcher = new Redis(REDIS_URL);
    cleanUp.push(() => watcher.disconnect());
    const subscribers = async () =>
      (await watcher.pubsub('NUMSUB', `portal:test:live:${topic}`)) as unknown[];
    expect((await subscribers())[1]).toBe(1);
    second.end();
    second.end();
    await waitFor(async () => expect((await subscribers())[1]).toBe(0));
  });

  it('logs and drops messages that it cannot read', async () => {
    const { bus, log } = openBus();
    const topic = newTopic();
    const { received } = listenTo(bus, topic);
    const stranger = new Redis(REDIS_URL);
    cleanUp.push(() => stranger.disconnect());
    const channel = `portal:test:live:${topic}`;
    await waitFor(async () => expect(await stranger.publish(channel, 'no JSON')).toBe(1));
    await stranger.publish(channel, '{"node":1}');
    await stranger.publish(channel, '{"node":"x","json":"{"}');
    await stranger.publish(channel, '{"node":"x","json":"{\\"fine\\":true}"}');
    await waitFor(() => expect(received).toEqual([{ fine: true }]));
    expect(log.lines).toEqual(
      Array(3).fill(['warn', 'an unreadable live event was dropped', { topic }]),
    );
  });

  it('works within the process while Redis is unavailable, and reconnects by itself', async () => {
    const link = await openLink();
    const [one, two] = [openBus({ url: link.url }), openBus()];
    const topic = newTopic();
    const here = listenTo(one.bus, topic);
    const there = listenTo(two.bus, topic);
    await untilReceived(one.bus, topic, there.received);
    await untilReceived(two.bus, topic, here.received);

    await link.cut();
    await waitFor(() => expect(one.bus.ping()).rejects.toThrow('Redis cannot be reached'));
    one.bus.publish(topic, 'alone');
    one.bus.publish(topic, 'still alone');
    await waitFor(() => expect(here.received).toEqual(['alone', 'still alone']));
    // A topic first subscribed to during the outage is received after it.
    const lateTopic = newTopic();
    const late = listenTo(one.bus, lateTopic);

    await link.mend();
    await untilReceived(two.bus, lateTopic, late.received);
    await untilReceived(two.bus, topic, here.received);
    await expect(one.bus.ping()).resolves.toBeUndefined();
    expect(there.received).not.toContain('alone');
    expect(one.log.messages()).toEqual([
      'Redis is lost: live events stay within this process until it is back',
      'Redis is back',
    ]);
    expect(two.log.lines).toEqual([]);
  });

  it('announces a reconnection to every process, and no first connection', async () => {
    const link = await openLink();
    const [one, two] = [openBus({ url: link.url }), openBus()];
    const topic = newTopic();
    const [here, there] = [one, two].map(({ bus }) => listenTo(bus, BUS_RETURNED));
    await untilReceived(two.bus, topic, listenTo(one.bus, topic).received);
    await untilReceived(one.bus, topic, listenTo(two.bus, topic).received);
    expect([here?.received, there?.received]).toEqual([[], []]);
    await link.cut();
    await waitFor(() => expect(one.bus.ping()).rejects.toThrow());
    await link.mend();
    await waitFor(() => expect([here?.received, there?.received]).toEqual([[null], [null]]));
  });

  it('starts without Redis and logs it once', async () => {
    const link = await openLink();
    await link.cut();
    const { bus, log } = openBus({ url: link.url });
    const topic = newTopic();
    const { received } = listenTo(bus, topic);
    await expect(bus.ping()).rejects.toThrow('Redis cannot be reached');
    bus.publish(topic, 1);
    await waitFor(() => expect(received).toEqual([1]));
    await refuseConnections(link.port, 3);
    expect(log.messages()).toEqual([
      'Redis is lost: live events stay within this process until it is back',
    ]);
    await link.mend();
    await waitFor(() => bus.ping());
  });

  it('replaces a connection that no longer answers', async () => {
    const link = await openLink();
    const { bus, log } = openBus({ url: link.url, commandTimeoutMs: 1_000 });
    await waitFor(() => bus.ping());
    link.silence();
    await expect(bus.ping()).rejects.toThrow();
    // The silent connection is replaced by one that works.
    await waitFor(() => bus.ping());
    // On a busy machine a working connection may be replaced as well.
    expect(log.messages().slice(0, 2)).toEqual([
      'Redis is lost: live events stay within this process until it is back',
      'Redis is back',
    ]);
  });
});
