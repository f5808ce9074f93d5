import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCompleteOrder } from './module-changes.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
const shuffled = ids.chain((list) =>
  fc.tuple(
    fc.constant(list),
    fc
      .shuffledSubarray(list, { minLength: list.length })
      .map((order) => order.map((id, index) => ({ id, order: index }))),
    fc.nat(list.length - 1),
  ),
);

test('a list with each module once and the places from 0 is complete in any order', () => {
  fc.assert(fc.property(shuffled, ([list, places]) => isCompleteOrder(list, places)));
});

test('a list with a module or place missing, repeated, foreign or out of range is not complete', () => {
  fc.assert(
    fc.property(shuffled, ([list, places, at]) => {
      const changedAt = (change: { id?: number; order?: number }) =>
        places.map((place, index) => (index === at ? { ...place, ...change } : place));
      expect(isCompleteOrder(list, places.toSpliced(at, 1))).toBe(false);
      expect(isCompleteOrder(list, [...places, { id: 99, order: list.length }])).toBe(false);
      expect(isCompleteOrder(list, changedAt({ id: 99 }))).toBe(false);
      expect(isCompleteOrder(list, changedAt({ order: list.length }))).toBe(false);
      expect(isCompleteOrder(list, changedAt({ order: -1 }))).toBe(false);
      if (list.length === 1) return;
      const other = places[(at + 1) % list.length];
      expect(isCompleteOrder(list, changedAt({ id: other?.id ?? 0 }))).toBe(false);
      expect(isCompleteOrder(list, changedAt({ order: other?.order ?? 0 }))).toBe(false);
    }),
  );
});
