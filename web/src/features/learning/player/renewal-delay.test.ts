import { expect, it } from 'vitest';
import { renewalDelay } from './renewal-delay.ts';

const now = Date.parse('2026-03-12T10:00:00Z');

it('renews a minute before the end', () => {
  expect(renewalDelay('2026-03-12T12:00:00Z', now)).toBe(119 * 60_000);
});

it.each(['2026-03-12T10:00:30Z', '2026-03-12T09:00:00Z', 'never'])(
  'leaves %s to the refusal of the address',
  (end) => {
    expect(renewalDelay(end, now)).toBeNull();
  },
);
