import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLinksFresh, renewalDelay } from './keep-links-fresh.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const MINUTE = 60_000;
const URLS = ['fresh'];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-12T10:00:00Z') });
  vi.stubGlobal('document', page);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(renewals: readonly ('answered' | 'failed')[] = []) {
  let wantsToPlay = false;
  let changed: () => void = () => undefined;
  let requested = 0;
  const takeAddresses = vi.fn();
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
  let expiresAt = inMinutes(10);
  const stop = keepLinksFresh({
    player: {
      snapshot: () => ({ wantsToPlay }) as never,
      subscribe(listener) {
        changed = listener;
        return () => true;
      },
      takeAddresses,
    },
    expiresAt: () => expiresAt,
    renew: async () => {
      requested += 1;
      if (renewals[requested - 1] === 'failed') throw new Error('away');
      expiresAt = inMinutes(6);
      return URLS;
    },
  });
  return {
    stop,
    takeAddresses,
    requested: () => requested,
    setPlaying(isPlaying: boolean) {
      wantsToPlay = isPlaying;
      changed();
    },
    show(isShown: boolean) {
      page.hidden = !isShown;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    pass: (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE),
  };
}

it('renews each link a minute before it expires, until it is stopped', async () => {
  const { requested, takeAddresses, setPlaying, pass, stop } = start();
  setPlaying(true);
  await pass(8.9);
  expect(requested()).toBe(0);
  await pass(0.2);
  expect(takeAddresses.mock.calls).toEqual([[URLS]]);
  await pass(20);
  expect(requested()).toBe(5);
  stop();
  await pass(60);
  expect(requested()).toBe(5);
});

it('tries again after a failure', async () => {
  const { requested, takeAddresses, setPlaying, pass, stop } = start(['failed', 'failed']);
  setPlaying(true);
  await pass(9.01);
  expect([requested(), takeAddresses.mock.calls.length]).toEqual([1, 0]);
  await pass(0.5);
  expect([requested(), takeAddresses.mock.calls.length]).toEqual([3, 1]);
  stop();
});

it('renews nothing on a hidden page until it is visible again', async () => {
  const { requested, show, pass, stop } = start();
  show(false);
  await pass(15);
  expect(requested()).toBe(0);
  show(true);
  expect(requested()).toBe(1);
  stop();
});

it('continues for a paused video for 20 minutes, and then waits until it is played', async () => {
  const { requested, setPlaying, pass, stop } = start();
  setPlaying(true);
  setPlaying(false);
  await pass(120);
  const whilePaused = requested();
  expect(whilePaused).toBe(3);
  setPlaying(true);
  expect(requested()).toBe(whilePaused + 1);
  stop();
});

const now = Date.parse('2026-03-12T10:00:00Z');

it.each([
  ['2026-03-12T10:10:00Z', true, 9 * 60_000],
  ['2026-03-12T10:05:01Z', true, 4 * 60_000 + 1_000],
  ['2026-03-12T10:03:00Z', false, 2 * 60_000],
])('renews links that expire at %s (fresh: %s) a minute before', (expiresAt, isFresh, delay) => {
  expect(renewalDelay({ expiresAt, isFresh }, now)).toBe(delay);
});

it.each(['2026-03-12T10:00:30Z', '2026-03-12T09:00:00Z'])(
  'renews links of an old answer that expire at %s at once',
  (expiresAt) => {
    expect(renewalDelay({ expiresAt, isFresh: false }, now)).toBe(0);
  },
);

it.each([
  ['2026-03-12T09:00:00Z', true],
  ['2026-03-12T10:00:30Z', true],
  ['2026-03-12T12:00:00Z', true],
  ['2026-03-12T12:00:00Z', false],
  ['never', true],
])('believes no end that cannot be: %s (fresh: %s)', (expiresAt, isFresh) => {
  expect(renewalDelay({ expiresAt, isFresh }, now)).toBe(4 * 60_000);
});
