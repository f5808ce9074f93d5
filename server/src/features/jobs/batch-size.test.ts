import { expect, it } from 'vitest';
import { createBatchSizes } from './batch-size.ts';

function sizesWith(engine: 'sqlite' | 'postgres', msPerTrainee: readonly number[]) {
  const sizes = createBatchSizes(engine);
  return msPerTrainee.map((ms) => {
    const { next } = sizes;
    sizes.took(next, next * ms);
    return sizes.next;
  });
}

it('a batch has as many trainees as take 3 ms, at most 100', () => {
  expect(sizesWith('sqlite', [0.1, 0.1])).toEqual([30, 30]);
  expect(sizesWith('sqlite', [0.001])).toEqual([100]);
});

it('a batch that other processes delay leaves the next ones nearly as large', () => {
  expect(sizesWith('sqlite', [0.1, 5, 0.1])).toEqual([30, 24, 29]);
});

it('trainees who all take long are processed in the smallest batches', () => {
  expect(sizesWith('sqlite', Array(20).fill(5)).at(-1)).toBe(5);
  expect(sizesWith('postgres', Array(20).fill(5)).at(-1)).toBe(25);
});
