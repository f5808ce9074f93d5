import { ApiError } from '../http/api-error.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Up to three more attempts, but none if the server reports that the request itself is wrong. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefusal && failures < RETRIES;
}

/** The wait in ms before attempt `retry` + 1: 1 s, doubling, 30 s at most. */
export function retryDelay(retry: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** retry, LONGEST_DELAY_MS);
}
