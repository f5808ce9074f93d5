/**
 * What the work answers, and the longest that other work waited for the event loop meanwhile, in ms of this
 * thread's CPU time: the thread may be interrupted for the work of other processes.
 */
export async function longestTurnDuring<T>(
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

/** CPU time of the reference work on the machine for which the limits of the tests were chosen. */
const REFERENCE_MS = 0.8;
const REFERENCE_TEXT = JSON.stringify(
  Array.from({ length: 4_000 }, (_, i) => ({ id: i, name: `n${i}` })),
);

/**
 * How many times slower this thread is now than where the limits of the tests were chosen, at least 1: by the quickest
 * of some tries, since other work of the machine only adds to them.
 */
export function slowness(tries = 10): number {
  const samples = Array.from({ length: tries }, () => {
    const before = usedMs();
    JSON.stringify(JSON.parse(REFERENCE_TEXT));
    return usedMs() - before;
  });
  return Math.max(1, Math.min(...samples) / REFERENCE_MS);
}
