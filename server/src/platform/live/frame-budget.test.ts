import { expect, it } from 'vitest';
import { createFrameBudget } from './frame-budget.ts';

it('a frame budget allows a burst and then a fixed number per second', () => {
  let now = 0;
  const budget = createFrameBudget({ burst: 3, perSecond: 2, now: () => now });
  const spend = (times: number) => Array.from({ length: times }, () => budget.spend());
  expect(spend(4)).toEqual([true, true, true, false]);
  now += 1_500;
  expect(spend(3)).toEqual([true, true, false]);
  now += 60_000;
  expect(spend(4)).toEqual([true, true, true, false]);
});
