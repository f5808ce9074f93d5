import { expect, it } from 'vitest';
import { placeAbove } from './raised-cues.ts';

const auto = { line: 'auto', snapToLines: true } as const;

it('lifts captions by as many lines as the controls cover, and their own', () => {
  expect(placeAbove(80, 480, auto)).toEqual({ line: -5, snapToLines: true });
  expect(placeAbove(90, 219, auto)).toEqual({ line: -7, snapToLines: true });
});

it('leaves them where they were wanted while nothing is in their way', () => {
  expect(placeAbove(0, 480, auto)).toEqual(auto);
  expect(placeAbove(80, 0, auto)).toEqual(auto);
});

it.each([
  [{ line: 85, snapToLines: false }, true],
  [{ line: 10, snapToLines: false }, false],
  [{ line: -1, snapToLines: true }, true],
  [{ line: -9, snapToLines: true }, false],
  [{ line: 0, snapToLines: true }, false],
  [{ line: 14, snapToLines: true }, true],
] as const)('of %j tells whether it would be covered', (place, isLifted) => {
  expect(placeAbove(80, 480, place)).toEqual(isLifted ? { line: -5, snapToLines: true } : place);
});
