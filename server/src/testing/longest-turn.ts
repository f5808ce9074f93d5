/**
 * What the work answers, and the longest that anybody else waited for their turn on the event loop, in ms of
 * this thread's own time: on a busy machine a turn may take longer for others' sake.
 */
export async function longestTurnDuring<T>(
  work: Promise<T>,
): Promise<{ answer: T; longestMs: number }> {
  let longestMs = 0;
  let last = usedMs();
  const tick = setInterval(() => {
    longestMs = Math.max(longestMs, usedMs() - last);
    last = usedMs();
  }, 1);
  try {
    const answer = await work;
    return { answer, longestMs };
  } finally {
    clearInterval(tick);
  }
}

/** CPU time of this thread so far. */
export function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
