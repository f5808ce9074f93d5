import { afterEach, describe, expect, it, vi } from 'vitest';
import { timedFetch } from '../http/timed-fetch.ts';
import { relativeTime } from './format-instant.ts';
import { createServerClock, serverClock } from './server-clock.ts';

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;
const TRUE_TIME = Date.UTC(2026, 10, 28, 12);
const header = (ms: number) => new Date(ms).toUTCString();

/** A device whose clock is ahead of the server's. */
function device(aheadMs: number) {
  let time = TRUE_TIME;
  const clock = createServerClock(() => time + aheadMs);
  return {
    clock,
    wait: (ms: number) => {
      time += ms;
    },
    answer: (made = time) => clock.note(header(made), time + aheadMs),
    error: () => clock.now().getTime() - time,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the clock of the server', () => {
  it.each([45 * MINUTE_MS, -45 * MINUTE_MS, YEAR_MS, -YEAR_MS])(
    'is known after one answer to a device that is %d ms ahead',
    (aheadMs) => {
      const { clock, wait, answer, error } = device(aheadMs);
      answer();
      wait(90_000);
      expect(error()).toBe(0);
      const said = (agoMs: number) =>
        relativeTime(new Date(TRUE_TIME + 90_000 - agoMs), clock.now());
      expect([said(0), said(30_000), said(120_000)]).toEqual(['just now', 'just now', '2 min ago']);
    },
  );

  it('is that of the device before the first answer, and while both agree', () => {
    const { clock, wait, answer, error } = device(800);
    const onChange = vi.fn();
    clock.onChange(onChange);
    answer();
    wait(15_000);
    answer();
    expect(error()).toBe(800);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stays after a slow answer', () => {
    const { clock, wait, error } = device(0);
    wait(14_000);
    clock.note(header(TRUE_TIME + 13_000), TRUE_TIME);
    expect(error()).toBe(0);
  });

  it.each([null, '', 'soon'])('stays after an answer with the date %j', (date) => {
    const { clock, error } = device(0);
    clock.note(date, TRUE_TIME);
    expect(error()).toBe(0);
  });
});

it('learns from answers of the portal, not from refusals by a proxy', async () => {
  vi.useFakeTimers({ now: TRUE_TIME + 45 * MINUTE_MS });
  const answers = [
    new Response('<html>', { status: 502, headers: { date: header(0) } }),
    new Response('{}', { headers: { date: header(TRUE_TIME) } }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift());
  await timedFetch('/api/me');
  expect(serverClock.now().getTime()).toBe(TRUE_TIME + 45 * MINUTE_MS);
  await timedFetch('/api/me');
  expect(serverClock.now().getTime()).toBe(TRUE_TIME);
});
