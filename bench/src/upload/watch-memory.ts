import { setTimeout as pause } from 'node:timers/promises';
import { residentKib } from '../measure.ts';

const POLL_MS = 10;

export interface MemoryUse {
  /** MiB of the process before the work. */
  readonly before: number;
  /** The most during the work. */
  readonly most: number;
}

/** The memory of the process while the work is done. Linux only. */
export async function watchMemory(pid: number, work: () => Promise<unknown>): Promise<MemoryUse> {
  const before = await residentKib(pid);
  let most = before;
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await pause(POLL_MS);
    most = Math.max(most, await residentKib(pid));
  }
  await done;
  return { before: before / 1024, most: most / 1024 };
}
