import { readFile, writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { forBuiltFiles } from './vite-built-files.ts';

/**
 * Chrome then compiles all functions of a script in the background, while the script arrives. Otherwise each is compiled
 * on the main thread when it first runs. Must be the first line of the script.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Writes the hint above the first line of every script (docs/performance-choices.md). */
export function earlyCompile(): Plugin {
  return forBuiltFiles({
    name: 'early-compile',
    files: /\.js$/,
    async work(path) {
      await writeFile(path, HINT + (await readFile(path, 'utf8')));
    },
  });
}
