import { expect, it } from 'vitest';
import { placeAbove } from './raised-cues.ts';

const auto = { line: 'auto', snapToLines: true } as const;

it('lifts captions by the lines that the controls cover and by their own lines', () => {
  expect(placeAbove(80, 480, auto)).toEqual({ line: -5, snapToLines: true });
  expect(placeAbove(90, 219, auto)).toEqual({ line: -7, snapToLines: true });
});

it('does not move captions that are not covered', () => {
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
] as const)('%j is lifted only if it is covered', (place, isLifted) => {
  expect(placeAbove(80, 480, place)).toEqual(isLifted ? { line: -5, snapToLines: true } : place);
});
