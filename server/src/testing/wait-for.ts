import { vi } from 'vitest';

/** Much longer than a busy machine needs; it only ends attempts that hang. */
const LIMIT_MS = 60_000;

/** Repeats the attempt until it does not throw. Resolves with its result. */
export function waitFor<T>(attempt: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(attempt, { timeout: LIMIT_MS, interval: 20 });
}
