import { vi } from 'vitest';

/** Until its end nothing in this process is repeated after a time, such as the check of a socket's session. */
export function withoutIntervals(): Disposable {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return { [Symbol.dispose]: () => void vi.useRealTimers() };
}
