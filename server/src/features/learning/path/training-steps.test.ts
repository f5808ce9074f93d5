import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { NO_MODULE, type OrderedModule, stepsOf } from './training-steps.ts';

const forEveryone = (id: number): OrderedModule => ({ id, groupIds: null });
const forGroups = (id: number, ...groupIds: number[]): OrderedModule => ({ id, groupIds });
const shown = (order: readonly OrderedModule[]) =>
  stepsOf(order).map(({ moduleId, previousId, skippedGroups }) => [
    moduleId,
    previousId,
    skippedGroups,
  ]);

test('modules for everyone follow one another', () => {
  expect(shown([forEveryone(7), forEveryone(3)])).toEqual([
    [7, NO_MODULE, ''],
    [3, 7, ''],
  ]);
});

test('a module after one for groups also follows the one before it, for the others', () => {
  expect(shown([forEveryone(1), forGroups(2, 20, 5), forEveryone(3)])).toEqual([
    [1, NO_MODULE, ''],
    [2, 1, ''],
    [3, 2, ''],
    [3, 1, ',5,20,'],
  ]);
  expect(shown([forGroups(1, 9), forEveryone(2)])).toEqual([
    [1, NO_MODULE, ''],
    [2, 1, ''],
    [2, NO_MODULE, ',9,'],
  ]);
});

const order = fc
  .array(fc.option(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }), { nil: null }), {
    maxLength: 8,
  })
  .map((all) => all.map((groupIds, i) => ({ id: i + 1, groupIds })));
const membership = fc.uniqueArray(fc.integer({ min: 1, max: 4 }));

it('has each step of the path of every trainee', () => {
  fc.assert(
    fc.property(order, membership, (order, groups) => {
      const path = order.filter(
        ({ groupIds }) => groupIds === null || groupIds.some((id) => groups.includes(id)),
      );
      const own = stepsOf(order).filter(
        ({ skippedGroups }) => !groups.some((id) => skippedGroups.includes(`,${id},`)),
      );
      for (const [i, { id }] of path.entries()) {
        const before = path[i - 1]?.id ?? NO_MODULE;
        const previous = own.filter(({ moduleId }) => moduleId === id);
        expect(previous.map(({ previousId }) => previousId)).toContain(before);
        // Any other one is for groups in which the trainee is not, and so was never passed.
        const others = previous.filter(({ previousId }) => previousId !== before);
        for (const { previousId } of others)
          expect(path.map((module) => module.id)).not.toContain(previousId);
      }
    }),
  );
});
