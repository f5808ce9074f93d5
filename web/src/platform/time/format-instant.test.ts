import { expect, it } from 'vitest';
import { relativeTime, shortDate } from './format-instant.ts';

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
