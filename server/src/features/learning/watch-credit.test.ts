import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPosition } from './watch-credit.ts';

const seconds = fc.double({ min: 0, max: 100_000, noNaN: true });

describe('clampPosition', () => {
  it('stays within the video', () => {
    fc.assert(
      fc.property(seconds, seconds, (position, duration) => {
        const clamped = clampPosition(position, duration);
        expect(clamped).toBeLessThanOrEqual(duration);
        if (position <= duration) expect(clamped).toBe(position);
      }),
    );
  });
});
