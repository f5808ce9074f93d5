import { expect, it, onTestFinished, vi } from 'vitest';

it('polling does not advance faked time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let passed = 0;
  setInterval(() => {
    passed += 1;
  }, 10);
  let tries = 0;
  await expect
    .poll(() => {
      tries += 1;
      return tries;
    })
    .toBe(3);
  expect(passed).toBe(0);
  vi.advanceTimersByTime(20);
  expect(passed).toBe(2);
});
