import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Chrome then compiles all functions of a script in the background, while the script arrives. Otherwise each is compiled
 * on the main thread when it first runs. Must be the first line of the script.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Writes the hint into every script, after Vite has written its own first line (docs/decisions/062-short-tasks-in-the-browser.md). */
export function earlyCompile(): Plugin {
  return {
    name: 'early-compile',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no folder for its scripts.');
        const names = await readdir(dir, { recursive: true });
        for (const name of names.filter((each) => each.endsWith('.js'))) {
          const path = join(dir, name);
          await writeFile(path, HINT + (await readFile(path, 'utf8')));
        }
      },
    },
  };
}
