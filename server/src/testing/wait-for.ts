import { vi } from 'vitest';

/** Far more than a busy machine takes: it only ends what hangs. */
const LIMIT_MS = 60_000;

/** Tries again until the attempt does not throw; resolves with its result. */
export function waitFor<T>(attempt: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(attempt, { timeout: LIMIT_MS, interval: 20 });
}
