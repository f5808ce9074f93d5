import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asideOffset, dropIndex, type RowBox } from './drag-geometry.ts';

const GAP = 12;

function stack(heights: readonly number[]): RowBox[] {
  let top = 100;
  return heights.map((height) => {
    const row = { top, height };
    top += height + GAP;
    return row;
  });
}

const rows = stack([80, 80, 80, 80]);
const heights = fc.array(fc.integer({ min: 40, max: 200 }), { minLength: 1, maxLength: 12 });

test('a row is dropped where its middle has passed the middle of the others', () => {
  expect(dropIndex(rows, 1, 0)).toBe(1);
  expect(dropIndex(rows, 1, 91)).toBe(1);
  expect(dropIndex(rows, 1, 93)).toBe(2);
  expect(dropIndex(rows, 1, -93)).toBe(0);
  expect(dropIndex(rows, 0, 10_000)).toBe(3);
});

test('a row dragged farther is dropped farther, and never outside the list', () => {
  fc.assert(
    fc.property(heights, fc.nat(11), fc.integer(), fc.integer(), (all, from, one, other) => {
      fc.pre(from < all.length);
      const [near, far] = [Math.min(one, other), Math.max(one, other)];
      const list = stack(all);
      const [first, last] = [dropIndex(list, from, near), dropIndex(list, from, far)];
      expect(first).toBeLessThanOrEqual(last);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThan(all.length);
    }),
  );
});

test('the other rows move aside exactly to their places after the drop', () => {
  fc.assert(
    fc.property(heights, fc.nat(11), fc.nat(11), (all, from, to) => {
      fc.pre(from < all.length && to < all.length);
      const [own = 0] = all.slice(from, from + 1);
      const dropped = stack(all.toSpliced(from, 1).toSpliced(to, 0, own));
      const list = stack(all);
      for (const [index, row] of list.entries()) {
        if (index === from) continue;
        const passed = Number(index < from && index >= to) - Number(index > from && index <= to);
        const aside = row.top + asideOffset(list, { index, from, to });
        expect(aside).toBe(dropped[index + passed]?.top);
      }
    }),
  );
});
