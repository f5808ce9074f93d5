import fc from 'fast-check';
import { expect, it } from 'vitest';
import { windowOf } from './page-window.ts';

const list = fc.nat({ max: 60 }).map((length) => Array.from({ length }, (_, i) => i));
const page = fc.record({ limit: fc.integer({ min: 1, max: 20 }), offset: fc.nat({ max: 80 }) });

it('the window is the page, read from the nearer end', () => {
  fc.assert(
    fc.property(list, page, (all, { limit, offset }) => {
      const window = windowOf({ limit, offset }, all.length);
      const expected = all.slice(offset, offset + limit);
      if (window === null) {
        expect(expected).toEqual([]);
        return;
      }
      const end = window.reversed ? all.toReversed() : all;
      const read = end.slice(window.offset, window.offset + window.limit);
      expect(window.reversed ? read.reverse() : read).toEqual(expected);
      expect(window.offset).toBeLessThanOrEqual(all.length / 2);
    }),
  );
});
