import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWithStored, isSameOrder, mergeOrder, moveInOrder } from './module-order.ts';

const orders = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 12 });

test('moving one module keeps the order of the others', () => {
  expect(moveInOrder([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  expect(moveInOrder([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
  fc.assert(
    fc.property(orders, fc.nat(15), fc.integer({ min: -3, max: 15 }), (order, from, to) => {
      const after = moveInOrder(order, from, to);
      const others = (ids: readonly number[]) => ids.filter((id) => id !== order[from]);
      expect(after.toSorted()).toEqual(order.toSorted());
      expect(others(after)).toEqual(others(order));
      const place = Math.min(Math.max(to, 0), order.length - 1);
      if (from < order.length) expect(after[place]).toBe(order[from]);
    }),
  );
});

test('moving a module there and back changes nothing', () => {
  fc.assert(
    fc.property(orders, fc.nat(11), fc.nat(11), (order, from, to) => {
      fc.pre(from < order.length && to < order.length);
      expect(isSameOrder(moveInOrder(moveInOrder(order, from, to), to, from), order)).toBe(true);
    }),
  );
});

test('added and deleted modules are merged into the edited order', () => {
  expect(mergeOrder([3, 1, 2], [1, 2, 4])).toEqual([1, 2, 4]);
  fc.assert(
    fc.property(orders, orders, (written, stored) => {
      const merged = mergeOrder(written, stored);
      expect(merged.toSorted()).toEqual(stored.toSorted());
      const inBoth = (ids: readonly number[]) =>
        ids.filter((id) => written.includes(id) && stored.includes(id));
      expect(inBoth(merged)).toEqual(inBoth(written));
    }),
  );
});

test('an order that was not edited is the stored one, whatever is stored', () => {
  fc.assert(
    fc.property(orders, orders, (base, stored) => {
      expect(compareWithStored({ base, written: base }, stored)).toEqual({
        order: stored,
        isEdited: false,
        isChanged: false,
        isOutdated: false,
      });
    }),
  );
});

test('an edited order stays, and is outdated only by another order of the same modules', () => {
  const draft = { base: [1, 2, 3], written: [3, 1, 2] };
  const edited = { isEdited: true, isChanged: true };
  expect(compareWithStored(draft, [1, 2, 3])).toEqual({
    order: [3, 1, 2],
    isOutdated: false,
    ...edited,
  });
  expect(compareWithStored(draft, [1, 3, 4])).toMatchObject({
    order: [3, 1, 4],
    isOutdated: false,
    ...edited,
  });
  expect(compareWithStored(draft, [2, 1, 3])).toMatchObject({
    order: [3, 1, 2],
    isOutdated: true,
    ...edited,
  });
  expect(compareWithStored(draft, [3, 1, 2])).toMatchObject({
    order: [3, 1, 2],
    isOutdated: false,
    isChanged: false,
  });
});
