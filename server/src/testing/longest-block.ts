/**
 * Returns the result of the work, and the longest time that other work had to wait for the event loop, in ms of this
 * thread's CPU time, because other processes may interrupt the thread.
 */
export async function longestBlockDuring<T>(
  work: Promise<T>,
): Promise<{ answer: T; longestMs: number }> {
  let longestMs = 0;
  let last = usedMs();
  const tick = setInterval(() => {
    const now = usedMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  }, 1);
  try {
    const answer = await work;
    return { answer, longestMs };
  } finally {
    clearInterval(tick);
  }
}

const cell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** CPU time of this thread so far, in ms. */
export function usedMs(): number {
  // Linux adds a running thread's time to its sum every 4 ms, but at once when the thread pauses.
  Atomics.wait(cell, 0, 0, 0.01);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** CPU time in ms of the reference work on the machine for which the limits of the tests were chosen. */
const REFERENCE_MS = 0.8;
const REFERENCE_TEXT = JSON.stringify(
  Array.from({ length: 4_000 }, (_, i) => ({ id: i, name: `n${i}` })),
);

/**
 * How many times slower this thread is now than on the machine for which the limits were chosen, at least 1. The
 * fastest of some tries counts, because other work of the machine only adds time.
 */
export function slowness(tries = 10): number {
  const samples = Array.from({ length: tries }, () => {
    const before = usedMs();
    JSON.stringify(JSON.parse(REFERENCE_TEXT));
    return usedMs() - before;
  });
  return Math.max(1, Math.min(...samples) / REFERENCE_MS);
}
