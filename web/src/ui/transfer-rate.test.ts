import { expect, test } from 'vitest';
import { sampleRate, secondsLeft, type TransferRate } from './transfer-rate.ts';

const total = 100_000_000;

function after(samples: [ms: number, bytes: number][]): TransferRate | null {
  return samples.reduce<TransferRate | null>(
    (rate, [at, bytes]) => sampleRate(rate, at, bytes),
    null,
  );
}

test('says nothing before there are two samples apart', () => {
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

test('an even speed gives the exact rest', () => {
  const rate = after([
    [0, 0],
    [1000, 10_000_000],
    [2000, 20_000_000],
  ]);
  expect(secondsLeft(rate, total)).toBeCloseTo(8);
});

test('a short stall stretches the forecast without stopping it', () => {
  const rate = after([
    [0, 0],
    [1000, 10_000_000],
    [2000, 10_000_000],
  ]);
  const left = secondsLeft(rate, total);
  expect(left).toBeGreaterThan(9);
  expect(left).toBeLessThan(60);
});

test('begins anew when the transfer does', () => {
  expect(
    after([
      [0, 0],
      [1000, 5_000_000],
      [2000, 0],
    ])?.bytesPerSecond,
  ).toBeNull();
});
