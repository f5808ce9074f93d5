/** Presence while Redis is unavailable and after it returns. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRedisLink, PATIENT } from '#server/testing/redis-link.ts';
import { createRecordingLog } from '../log.fixture.ts';
import { BUS_RETURNED } from './bus.ts';
import { createPresence } from './presence.ts';
import { createRedisBus } from './redis-bus.ts';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';
const BEAT_MS = 300;
/** A process is considered dead after three missed beats. */
const MANY_BEATS = 6;
const WAIT = { interval: 20 };

describe.skipIf(REDIS_URL === '')('while Redis is unavailable', () => {
  // Beats come only when a test lets time pass: on a busy machine a process could need longer than three of them to
  // reach Redis again.
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }),
  );
  afterEach(() => void vi.useRealTimers());

  /** Two processes; user 7 is connected to the second, and the first knows it. */
  async function startProcesses(
    stack: AsyncDisposableStack,
    patience: { commandTimeoutMs?: number } = PATIENT,
  ) {
    const link = stack.adopt(await openRedisLink(REDIS_URL), (opened) => opened.close());
    const installation = crypto.randomUUID();
    const start = () => {
      const log = createRecordingLog();
      const options = { url: link.url, installation, log, ...patience };
      const bus = stack.adopt(createRedisBus(options), (opened) => opened.close());
      const counts = { beats: 0, returns: 0 };
      bus.subscribe('live.presence', (message) => {
        if (typeof message === 'object' && message !== null && 'users' in message)
          counts.beats += 1;
      });
      bus.subscribe(BUS_RETURNED, () => {
        counts.returns += 1;
      });
      const changes: [userId: number, isOnline: boolean][] = [];
      const onChange = (...change: [number, boolean]) => changes.push(change);
      const presence = createPresence({ bus, beatMs: BEAT_MS, lingerMs: 0, onChange });
      stack.defer(presence.close);
      return { ...presence, bus, changes, counts };
    };
    const [one, two] = [start(), start()];
    // Each has subscribed when it receives a beat of the other one.
    await expect.poll(async () => (await passSharedBeat(one, two))(), WAIT).toBe(true);
    two.enter(7);
    await expect.poll(() => one.isOnline(7), WAIT).toBe(true);
    return { link, one, two };
  }

  type Process = Awaited<ReturnType<typeof startProcesses>>['one'];

  /** Lets a beat pass, and waits until the processes have completed it. */
  async function passBeat(processes: readonly Pick<Process, 'bus'>[]): Promise<void> {
    vi.advanceTimersByTime(BEAT_MS);
    // The first pings are answered after those of the beat, the second ones after the beats of the other processes.
    for (let round = 0; round < 2; round += 1)
      await Promise.allSettled(processes.map(({ bus }) => bus.ping()));
  }

  async function passBeats(...processes: readonly Process[]): Promise<void> {
    for (let beat = 0; beat < MANY_BEATS; beat += 1) await passBeat(processes);
  }

  type Counted = Pick<Process, 'bus' | 'counts'>;

  /** Lets a beat pass. The function reports whether each process has received its own and that of the other one. */
  async function passSharedBeat(...both: readonly [Counted, Counted]): Promise<() => boolean> {
    const expected = both.map(({ counts }) => counts.beats + 2);
    await passBeat(both);
    return () => both.every(({ counts }, i) => counts.beats >= Number(expected[i]));
  }

  /** Passes beats of two processes, each of which receives that of the other one. */
  async function passSharedBeats(...both: readonly [Process, Process]): Promise<void> {
    for (let beat = 0; beat < MANY_BEATS; beat += 1)
      await expect.poll(async () => (await passSharedBeat(...both))(), WAIT).toBe(true);
  }

  const untilAway = (...processes: readonly Process[]) =>
    Promise.all(
      processes.map(({ bus }) =>
        expect
          .poll(() => bus.ping().catch((error: Error) => error.message), WAIT)
          .toContain('Redis'),
      ),
    );

  /** Waits until the processes have subscribed again after the outage. */
  const untilReturned = (...processes: readonly Process[]) =>
    expect.poll(() => processes.every(({ counts }) => counts.returns > 0), WAIT).toBe(true);

  it('users of another process stay online, and no change is reported', async () => {
    await using stack = new AsyncDisposableStack();
    const { link, one, two } = await startProcesses(stack);
    await link.cut();
    await untilAway(one, two);
    await passBeats(one, two);
    expect(one.isOnline(7)).toBe(true);
    two.enter(8);
    await link.mend();
    await untilReturned(one, two);
    // The first beat after the outage reports what happened during it.
    await passSharedBeats(one, two);
    expect(one.isOnline(8)).toBe(true);
    expect(one.isOnline(7)).toBe(true);
    expect(one.changes).toEqual([
      [7, true],
      [8, true],
    ]);
  });

  it('users stay online, too, while Redis keeps the connections but does not answer', async () => {
    await using stack = new AsyncDisposableStack();
    const { link, one, two } = await startProcesses(stack, {});
    // On a busy machine each may have lost and replaced its connection before.
    const before = [one, two].map(({ counts }) => counts.returns);
    link.silence();
    vi.advanceTimersByTime(MANY_BEATS * BEAT_MS);
    expect(one.isOnline(7)).toBe(true);
    const returns = () => [one, two].every(({ counts }, i) => counts.returns > Number(before[i]));
    await expect.poll(returns, WAIT).toBe(true);
    await passSharedBeats(one, two);
    expect(one.changes).toEqual([[7, true]]);
  });

  it('users of a process that dies in the meantime are shown offline after the return, not before', async () => {
    await using stack = new AsyncDisposableStack();
    const { link, one, two } = await startProcesses(stack);
    await link.cut();
    await untilAway(one, two);
    await two.bus.close();
    await passBeats(one);
    expect(one.isOnline(7)).toBe(true);
    await link.mend();
    await untilReturned(one);
    expect(one.isOnline(7)).toBe(true);
    await passBeats(one);
    expect(one.isOnline(7)).toBe(false);
    expect(one.changes).toEqual([
      [7, true],
      [7, false],
    ]);
  });
});
