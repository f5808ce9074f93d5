import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type BuiltFiles = {
  readonly name: string;
  /** Matches the names of the files. */
  readonly files: RegExp;
  readonly work: (path: string) => Promise<void>;
};

/** Runs the work for each of the built files, after the plugins before this one have written theirs. */
export function forBuiltFiles({ name, files, work }: BuiltFiles): Plugin {
  return {
    name,
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no folder for its files.');
        const names = await readdir(dir, { recursive: true });
        const found = names.filter((each) => files.test(each));
        await Promise.all(found.map((each) => work(join(dir, each))));
      },
    },
  };
}
