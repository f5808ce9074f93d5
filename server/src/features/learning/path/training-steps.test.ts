import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { NO_MODULE, type OrderedModule, stepsOf } from './training-steps.ts';

const forEveryone = (id: number): OrderedModule => ({ id, groupIds: null });
const forGroups = (id: number, ...groupIds: number[]): OrderedModule => ({ id, groupIds });
const shown = (order: readonly OrderedModule[]) =>
  stepsOf(order).map(({ moduleId, previousId, skippedGroups, moduleGroups, previousGroups }) => [
    moduleId,
    previousId,
    skippedGroups,
    `${moduleGroups} after ${previousGroups}`,
  ]);

test('modules for everyone follow one another', () => {
  expect(shown([forEveryone(7), forEveryone(3)])).toEqual([
    [7, NO_MODULE, '', ' after '],
    [3, 7, '', ' after '],
  ]);
});

test('a module after one for groups also follows the one before it, for the others', () => {
  expect(shown([forEveryone(1), forGroups(2, 20, 5), forEveryone(3)])).toEqual([
    [1, NO_MODULE, '', ' after '],
    [2, 1, '', ',5,20, after '],
    [3, 2, '', ' after ,5,20,'],
    [3, 1, ',5,20,', ' after '],
  ]);
  expect(shown([forGroups(1, 9), forEveryone(2)])).toEqual([
    [1, NO_MODULE, '', ',9, after '],
    [2, 1, '', ' after ,9,'],
    [2, NO_MODULE, ',9,', ' after '],
  ]);
});

const order = fc
  .array(fc.option(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }), { nil: null }), {
    maxLength: 8,
  })
  .map((all) => all.map((groupIds, i) => ({ id: i + 1, groupIds })));
const membership = fc.uniqueArray(fc.integer({ min: 1, max: 4 }));

it('has the steps of the path of every trainee, and no others', () => {
  fc.assert(
    fc.property(order, membership, (order, groups) => {
      const path = order.filter(
        ({ groupIds }) => groupIds === null || groupIds.some((id) => groups.includes(id)),
      );
      const isIn = (text: string) => groups.some((id) => text.includes(`,${id},`));
      const own = stepsOf(order).filter(
        ({ skippedGroups, moduleGroups, previousGroups }) =>
          !isIn(skippedGroups) &&
          [moduleGroups, previousGroups].every((text) => text === '' || isIn(text)),
      );
      expect(own.map(({ moduleId, previousId }) => [moduleId, previousId])).toEqual(
        path.map(({ id }, i) => [id, path[i - 1]?.id ?? NO_MODULE]),
      );
    }),
  );
});
