import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const KEPT_MS = 30 * 86_400_000;

/** Removes files that only builds of more than a month ago have written. */
export function removeOldFiles(): Plugin {
  return {
    name: 'remove-old-files',
    async writeBundle({ dir = '' }) {
      for (const name of await readdir(dir)) {
        const file = join(dir, name);
        const { mtimeMs } = await stat(file);
        if (mtimeMs < Date.now() - KEPT_MS) await rm(file, { recursive: true });
      }
    },
  };
}
