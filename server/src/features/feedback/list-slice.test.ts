import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sliceOf } from './list-slice.ts';

const page = fc.record({ limit: fc.integer({ min: 1, max: 20 }), offset: fc.nat(120) });

it('the slice is the page, and skips at most half of the list', () => {
  fc.assert(
    fc.property(page, fc.nat(100), ({ limit, offset }, total) => {
      const list = Array.from({ length: total }, (_, i) => i);
      const slice = sliceOf({ limit, offset }, total);
      const expected = list.slice(offset, offset + limit);
      if (slice === null) {
        expect(expected).toEqual([]);
        return;
      }
      const read = (slice.fromEnd ? list.toReversed() : list).slice(
        slice.offset,
        slice.offset + slice.limit,
      );
      expect(slice.fromEnd ? read.toReversed() : read).toEqual(expected);
      expect(slice.offset).toBeLessThanOrEqual(total / 2);
    }),
  );
});
