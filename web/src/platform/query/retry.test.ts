import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../http/api-error.ts';
import { retryDelay, shouldRetry } from './retry.ts';

it('tries three more times, but never after a final refusal', () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, new NetworkError()))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(shouldRetry(0, new ApiError(503, {}))).toBe(true);
  expect([400, 401, 404, 429].some((status) => shouldRetry(0, new ApiError(status, {})))).toBe(
    false,
  );
});

it('waits 1 s, doubling, 30 s at most', () => {
  expect([0, 1, 2, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 16000, 30000, 30000]);
});
