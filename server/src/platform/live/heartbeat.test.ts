import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOfToken } from '#server/testing/start-live.ts';
import { createRecordingLog } from '../log.fixture.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createLiveSocket } from './live-socket.ts';

const PERIOD_MS = 25_000;
const SLICES = 250;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('10,000 members', () => {
  it.each([
    ['that arrive at once', 0],
    ['that arrive within three seconds', 3_000],
  ])('%s are each checked once per period, in slices of equal size', (_, withinMs) => {
    const slices: number[] = [];
    const checks = new Map<number, number[]>();
    const { add, stop } = createHeartbeat<number>(PERIOD_MS, (members) => {
      const slice = [...members];
      slices.push(slice.length);
      for (const member of slice)
        checks.set(member, [...(checks.get(member) ?? []), performance.now()]);
    });
    for (let member = 0; member < 10_000; member += 1) {
      add(member);
      vi.advanceTimersByTime(withinMs / 10_000);
    }
    slices.length = 0;
    checks.clear();
    vi.advanceTimersByTime(2 * PERIOD_MS);
    expect(slices).toEqual(Array(2 * SLICES).fill(40));
    expect(checks.size).toBe(10_000);
    for (const times of checks.values()) {
      const [first = 0, second = 0] = times;
      expect([times.length, second - first]).toEqual([2, PERIOD_MS]);
    }
    stop();
  });
});

it('a removed member is not checked, and its place is used for the next one', () => {
  const checked: number[] = [];
  const { add, remove, stop } = createHeartbeat<number>(200, (members) => checked.push(...members));
  for (const member of [1, 2, 3]) add(member);
  remove(1);
  remove(99);
  add(4);
  vi.advanceTimersByTime(200);
  expect(checked.toSorted()).toEqual([2, 3, 4]);
  stop();
  vi.advanceTimersByTime(200);
  expect(checked).toHaveLength(3);
});

it('a socket without a sign of life is closed within two periods, one that answers stays open', () => {
  const refusals: string[] = [];
  const openSocket = (answers: boolean) => {
    const ws = Object.assign(new EventEmitter(), {
      readyState: 1,
      OPEN: 1,
      cutOffAt: null as number | null,
      ping: () => answers && ws.emit('pong'),
      terminate: () => {
        ws.cutOffAt ??= performance.now();
      },
    });
    const socket = createLiveSocket({
      ws: ws as never,
      identity: identityOfToken('user-1') as never,
      token: 'user-1',
      log: createRecordingLog(),
      counters: {
        received: () => undefined,
        sent: () => undefined,
        refused: (why) => refusals.push(why),
      },
      onFrame: () => undefined,
    });
    return { ws, socket };
  };
  const since = performance.now();
  const [dead, alive] = [openSocket(false), openSocket(true)];
  const { add, stop } = createHeartbeat<typeof dead.socket>(PERIOD_MS, (sockets) => {
    for (const socket of sockets) socket.checkAlive();
  });
  add(dead.socket);
  add(alive.socket);
  vi.advanceTimersByTime(2 * PERIOD_MS);
  expect((dead.ws.cutOffAt ?? Number.NaN) - since).toBeLessThanOrEqual(2 * PERIOD_MS);
  expect(alive.ws.cutOffAt).toBe(null);
  expect(refusals[0]).toBe('silent');
  stop();
});
