import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '../figures.ts';

const TIMES = 100;
const BYTES = 16 * 1024;

/** The median time of a synced write in the folder, in ms: a folder in memory syncs nothing. */
export async function syncTimeIn(folder: string): Promise<number> {
  await using file = await open(join(folder, 'synced'), 'w');
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    await file.write(Buffer.alloc(BYTES, i), 0, BYTES, i * BYTES);
    const startedAt = performance.now();
    await file.datasync();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}
