import { expect, test } from 'vitest';
import { sampleRate, secondsLeft, type TransferRate } from './transfer-rate.ts';

const total = 100_000_000;

function after(samples: [ms: number, bytes: number][]): TransferRate | null {
  return samples.reduce<TransferRate | null>(
    (rate, [at, bytes]) => sampleRate(rate, at, bytes),
    null,
  );
}

test('returns nothing before there are two samples with enough time between them', () => {
  expect(secondsLeft(after([[0, 0]]), total)).toBeNull();
  expect(
    secondsLeft(
      after([
        [0, 0],
        [100, 900_000],
      ]),
      total,
    ),
  ).toBeNull();
});

test('a constant speed gives the exact remaining time', () => {
  const rate = after([
    [0, 0],
    [1000, 10_000_000],
    [2000, 20_000_000],
  ]);
  expect(secondsLeft(rate, total)).toBeCloseTo(8);
});

test('a short stall increases the estimate without stopping it', () => {
  const rate = after([
    [0, 0],
    [1000, 10_000_000],
    [2000, 10_000_000],
  ]);
  const left = secondsLeft(rate, total);
  expect(left).toBeGreaterThan(9);
  expect(left).toBeLessThan(60);
});

test('starts again when the transfer does', () => {
  expect(
    after([
      [0, 0],
      [1000, 5_000_000],
      [2000, 0],
    ])?.bytesPerSecond,
  ).toBeNull();
});
