import { onTestFinished, vi } from 'vitest';

/** Until the test ends nothing in this process is repeated after a time, such as the check of a socket's session. */
export function withoutIntervals(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}
