import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { openRedisLink, type RedisLink } from '#server/testing/redis-link.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { createRecordingLog, type RecordingLog } from '../log.fixture.ts';
import { BUS_RETURNED, type Bus, type Json } from './bus.ts';
import { createRedisBus } from './redis-bus.ts';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';

describe.skipIf(REDIS_URL === '')('the bus over Redis', () => {
  const cleanUp: (() => unknown)[] = [];
  const newTopic = () => `test.${randomUUID()}`;

  afterEach(async () => {
    for (const end of cleanUp.splice(0).reverse()) await end();
  });

  function openBus(url = REDIS_URL, installation = 'test'): { bus: Bus; log: RecordingLog } {
    const log = createRecordingLog();
    const bus = createRedisBus({ url, installation, log });
    cleanUp.push(() => bus.close());
    return { bus, log };
  }

  async function openLink(): Promise<RedisLink> {
    const link = await openRedisLink(REDIS_URL);
    cleanUp.push(() => link.close());
    return link;
  }

  function listenTo(bus: Bus, topic: string) {
    const heard: Json[] = [];
    const end = bus.subscribe(topic, (payload) => {
      heard.push(payload);
    });
    return { heard, end };
  }

  /** Publishes until the other side has heard: subscribing takes a moment. */
  async function untilHeard(publisher: Bus, topic: string, heard: Json[]): Promise<void> {
    await waitFor(() => {
      publisher.publish(topic, 'are you there?');
      expect(heard.length).toBeGreaterThan(0);
    });
    publisher.publish(topic, 'the last');
    await waitFor(() => expect(heard.at(-1)).toBe('the last'));
    heard.length = 0;
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

  it('says nothing to another installation on the same Redis', async () => {
    const [one, two, stranger] = [openBus(), openBus(), openBus(REDIS_URL, 'another')];
    const topic = newTopic();
    const there = listenTo(two.bus, topic);
    const elsewhere = listenTo(stranger.bus, topic);
    await Promise.all([one, two, stranger].map(({ bus }) => bus.ping()));
    await untilHeard(one.bus, topic, there.heard);
    expect(elsewhere.heard).toEqual([]);
  });

  it('tells each process once, the publishing one included', async () => {
    const [one, two] = [openBus(), openBus()];
    const topic = newTopic();
    const here = listenTo(one.bus, topic);
    const there = listenTo(two.bus, topic);
    const elsewhere = listenTo(two.bus, newTopic());
    await Promise.all([one.bus.ping(), two.bus.ping()]);
    await untilHeard(one.bus, topic, there.heard);
    here.heard.length = 0;

    one.bus.publish(topic, { text: 'é', n: 1 });
    one.bus.publish(topic, 2);
    await waitFor(() => expect(there.heard).toEqual([{ text: 'é', n: 1 }, 2]));
    one.bus.publish(topic, 'the last');
    await waitFor(() => expect(here.heard.at(-1)).toBe('the last'));
    expect(here.heard).toEqual([{ text: 'é', n: 1 }, 2, 'the last']);
    expect(elsewhere.heard).toEqual([]);
  });

  it('ends a subscription when its last handler leaves', async () => {
    const [one, two] = [openBus(), openBus()];
    const topic = newTopic();
    const first = listenTo(two.bus, topic);
    const second = listenTo(two.bus, topic);
    await untilHeard(one.bus, topic, second.heard);
    first.end();
    one.bus.publish(topic, 1);
    await waitFor(() => expect(second.heard).toEqual([1]));

    const watcher = new Redis(REDIS_URL);
    cleanUp.push(() => watcher.disconnect());
    const subscribers = async () =>
      (await watcher.pubsub('NUMSUB', `portal:test:live:${topic}`)) as unknown[];
    expect((await subscribers())[1]).toBe(1);
    second.end();
    second.end();
    await waitFor(async () => expect((await subscribers())[1]).toBe(0));
  });

  it('logs and drops what it cannot read', async () => {
    const { bus, log } = openBus();
    const topic = newTopic();
    const { heard } = listenTo(bus, topic);
    const stranger = new Redis(REDIS_URL);
    cleanUp.push(() => stranger.disconnect());
    const channel = `portal:test:live:${topic}`;
    await waitFor(async () => expect(await stranger.publish(channel, 'no JSON')).toBe(1));
    await stranger.publish(channel, '{"node":1}');
    await stranger.publish(channel, '{"node":"x","json":"{"}');
    await stranger.publish(channel, '{"node":"x","json":"{\\"fine\\":true}"}');
    await waitFor(() => expect(heard).toEqual([{ fine: true }]));
    expect(log.lines).toEqual(
      Array(3).fill(['warn', 'an unreadable live event was dropped', { topic }]),
    );
  });

  it('works within the process while Redis is away, and comes back by itself', async () => {
    const link = await openLink();
    const [one, two] = [openBus(link.url), openBus()];
    const topic = newTopic();
    const here = listenTo(one.bus, topic);
    const there = listenTo(two.bus, topic);
    await untilHeard(one.bus, topic, there.heard);
    await untilHeard(two.bus, topic, here.heard);

    await link.cut();
    await waitFor(() => expect(one.bus.ping()).rejects.toThrow('Redis cannot be reached'));
    one.bus.publish(topic, 'alone');
    one.bus.publish(topic, 'still alone');
    await waitFor(() => expect(here.heard).toEqual(['alone', 'still alone']));
    // A topic first asked for during the outage is heard after it.
    const lateTopic = newTopic();
    const late = listenTo(one.bus, lateTopic);

    await link.mend();
    await untilHeard(two.bus, lateTopic, late.heard);
    await untilHeard(two.bus, topic, here.heard);
    await expect(one.bus.ping()).resolves.toBeUndefined();
    expect(there.heard).not.toContain('alone');
    expect(one.log.messages()).toEqual([
      'Redis is lost: live events stay within this process until it is back',
      'Redis is back',
    ]);
    expect(two.log.lines).toEqual([]);
  });

  it('announces to every process that one is back, and no first connection', async () => {
    const link = await openLink();
    const [one, two] = [openBus(link.url), openBus()];
    const topic = newTopic();
    const [here, there] = [one, two].map(({ bus }) => listenTo(bus, BUS_RETURNED));
    await untilHeard(two.bus, topic, listenTo(one.bus, topic).heard);
    await untilHeard(one.bus, topic, listenTo(two.bus, topic).heard);
    expect([here?.heard, there?.heard]).toEqual([[], []]);
    await link.cut();
    await waitFor(() => expect(one.bus.ping()).rejects.toThrow());
    await link.mend();
    await waitFor(() => expect([here?.heard, there?.heard]).toEqual([[null], [null]]));
  });

  it('starts without Redis, saying so once', async () => {
    const link = await openLink();
    await link.cut();
    const { bus, log } = openBus(link.url);
    const topic = newTopic();
    const { heard } = listenTo(bus, topic);
    await expect(bus.ping()).rejects.toThrow('Redis cannot be reached');
    bus.publish(topic, 1);
    await waitFor(() => expect(heard).toEqual([1]));
    await refuseConnections(link.port, 3);
    expect(log.messages()).toEqual([
      'Redis is lost: live events stay within this process until it is back',
    ]);
    await link.mend();
    await waitFor(() => bus.ping());
  });

  it('gives up a connection that went silent', async () => {
    const link = await openLink();
    const { bus, log } = openBus(link.url);
    await bus.ping();
    link.silence();
    await expect(bus.ping()).rejects.toThrow();
    // The silent connection is replaced by one that carries.
    await waitFor(() => bus.ping());
    expect(log.messages()).toEqual([
      'Redis is lost: live events stay within this process until it is back',
      'Redis is back',
    ]);
  });
});
