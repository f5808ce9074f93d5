/** Presence while Redis is unavailable and after it returns. */
import { describe, expect, it } from 'vitest';
import { openRedisLink } from '#server/testing/redis-link.ts';
import { createRecordingLog } from '../log.fixture.ts';
import type { Bus } from './bus.ts';
import { createPresence } from './presence.ts';
import { createRedisBus } from './redis-bus.ts';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';
const BEAT_MS = 300;
/** A process is considered dead after three missed beats. */
const MANY_BEATS = 6;
const WAIT = { interval: 20 };

describe.skipIf(REDIS_URL === '')('while Redis is unavailable', () => {
  /** Two processes; user 7 is connected to the second, and the first knows it. */
  async function startProcesses(stack: AsyncDisposableStack) {
    const link = stack.adopt(await openRedisLink(REDIS_URL), (opened) => opened.close());
    const installation = crypto.randomUUID();
    const start = () => {
      const log = createRecordingLog();
      const bus = stack.adopt(createRedisBus({ url: link.url, installation, log }), (opened) =>
        opened.close(),
      );
      const changes: [userId: number, isOnline: boolean][] = [];
      const onChange = (...change: [number, boolean]) => changes.push(change);
      const presence = createPresence({ bus, beatMs: BEAT_MS, lingerMs: 0, onChange });
      stack.defer(presence.close);
      return { ...presence, bus, changes };
    };
    const [one, two] = [start(), start()];
    two.enter(7);
    await expect.poll(() => one.isOnline(7), WAIT).toBe(true);
    return { link, one, two };
  }

  /** Waits until presence has sent this many beats; within this process they arrive without Redis too. */
  async function passBeats(bus: Bus): Promise<void> {
    let beats = 0;
    const end = bus.subscribe('live.presence', (message) => {
      if (typeof message === 'object' && message !== null && 'users' in message) beats += 1;
    });
    await expect.poll(() => beats, WAIT).toBeGreaterThanOrEqual(MANY_BEATS);
    end();
  }

  const untilAway = (bus: Bus) =>
    expect.poll(() => bus.ping().catch((error: Error) => error.message), WAIT).toContain('Redis');

  it('users of another process stay online, and no change is reported', async () => {
    await using stack = new AsyncDisposableStack();
    const { link, one, two } = await startProcesses(stack);
    await link.cut();
    await untilAway(one.bus);
    await passBeats(one.bus);
    expect(one.isOnline(7)).toBe(true);
    two.enter(8);
    await link.mend();
    // The first beat after the outage reports what happened during it.
    await expect.poll(() => one.isOnline(8), WAIT).toBe(true);
    await passBeats(two.bus);
    expect(one.isOnline(7)).toBe(true);
    expect(one.changes).toEqual([
      [7, true],
      [8, true],
    ]);
  });

  it('users stay online, too, while Redis keeps the connections but does not answer', async () => {
    await using stack = new AsyncDisposableStack();
    const { link, one } = await startProcesses(stack);
    link.silence();
    await passBeats(one.bus);
    expect(one.isOnline(7)).toBe(true);
    await expect
      .poll(
        () =>
          one.bus.ping().then(
            () => true,
            () => false,
          ),
        WAIT,
      )
      .toBe(true);
    await passBeats(one.bus);
    expect(one.changes).toEqual([[7, true]]);
  });

  it('users of a process that dies in the meantime are shown offline after the return, not before', async () => {
    await using stack = new AsyncDisposableStack();
    const { link, one, two } = await startProcesses(stack);
    await link.cut();
    await untilAway(one.bus);
    await two.bus.close();
    await passBeats(one.bus);
    expect(one.isOnline(7)).toBe(true);
    await link.mend();
    await expect.poll(() => one.isOnline(7), WAIT).toBe(false);
    expect(one.changes).toEqual([
      [7, true],
      [7, false],
    ]);
  });
});
