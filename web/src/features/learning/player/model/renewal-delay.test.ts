import { expect, it } from 'vitest';
import { renewalDelay } from './renewal-delay.ts';

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
