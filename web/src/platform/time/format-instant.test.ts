import { afterEach, expect, it, vi } from 'vitest';
import { dateAndTime, fullDate, relativeTime, shortDate } from './format-instant.ts';

afterEach(() => vi.unstubAllEnvs());

const now = new Date('2026-03-12T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  [-3600, 'just now'],
  [-20, 'just now'],
  [59, 'just now'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [3600, '1 h ago'],
  [86_399, '23 h ago'],
  [86_400, 'yesterday'],
  [2 * 86_400, '2 days ago'],
  [6.9 * 86_400, '6 days ago'],
])('%d s ago is %s', (seconds, said) => {
  expect(relativeTime(secondsAgo(seconds), now)).toBe(said);
});

it('shows the date of instants in the more distant past', () => {
  const instant = secondsAgo(7 * 86_400);
  expect(relativeTime(instant, now)).toBe(shortDate(instant));
});

it('times name their zone, which is the reader’s', () => {
  const zoneOf = (zone: string) => {
    vi.stubEnv('TZ', zone);
    return [dateAndTime(now), fullDate(now)].map((text) => text.split(' ').at(-1));
  };
  expect(zoneOf('Pacific/Kiritimati')).toEqual(['GMT+14', 'GMT+14']);
  expect(zoneOf('UTC')).toEqual(['UTC', 'UTC']);
});
