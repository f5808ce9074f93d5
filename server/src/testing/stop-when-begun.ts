import { expect } from 'vitest';

/** Does some work, and stops it by its signal as soon as a reading finds it begun. */
export async function stopWhenBegun(
  work: (signal: AbortSignal) => Promise<unknown>,
  hasBegun: () => Promise<boolean>,
): Promise<void> {
  const ending = new AbortController();
  const working = work(ending.signal);
  const stopIfBegun = async () => {
    if (await hasBegun()) ending.abort();
    return ending.signal.aborted;
  };
  await expect.poll(stopIfBegun, { interval: 1 }).toBe(true);
  await working;
}
