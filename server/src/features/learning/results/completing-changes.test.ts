import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, causeOf, type Pass } from './completing-changes.ts';

const change = (id: number, moduleId: number | null, at: number): Change => ({ id, moduleId, at });
const pass = (moduleId: number, at: number, isPresent = true): Pass => ({
  moduleId,
  at,
  isPresent,
});

describe('the change that has completed a training', () => {
  test('is the latest one of a module that was still to be passed', () => {
    const changes = [change(1, 5, 100), change(2, 6, 200), change(3, 7, 300)];
    const passes = [pass(4, 50), pass(7, 60, false)];
    expect(causeOf(changes, passes)).toEqual(change(2, 6, 200));
  });

  test('can have passed the module itself', () => {
    const changes = [change(1, 5, 100), change(2, 6, 200)];
    expect(causeOf(changes, [pass(4, 50), pass(5, 100), pass(6, 80)])).toEqual(change(1, 5, 100));
  });

  test('is not before the last pass', () => {
    const update = change(9, null, 500);
    expect(causeOf([change(1, 5, 100), update], [pass(4, 150)])).toEqual(update);
  });

  test('is unknown without a change', () => {
    expect(causeOf([], [pass(4, 50)])).toBeNull();
  });

  test('is one of the changes, whatever was passed', () => {
    const changes = fc
      .array(fc.tuple(fc.nat(5), fc.nat(50)), { minLength: 1 })
      .map((list) =>
        list.map(([moduleId, at], id) => change(id, moduleId, at)).toSorted((a, b) => a.at - b.at),
      );
    const passes = fc.array(
      fc.tuple(fc.nat(5), fc.nat(50), fc.boolean()).map((each) => pass(...each)),
    );
    fc.assert(
      fc.property(changes, passes, (changes, passes) => {
        const cause = causeOf(changes, passes);
        const open = changes.filter(
          ({ moduleId, at }) =>
            !passes.some((each) => each.moduleId === moduleId && each.at < at) &&
            passes.every((each) => !each.isPresent || each.at <= at),
        );
        expect(cause).toEqual(open.at(-1) ?? changes.at(-1));
      }),
    );
  });
});
