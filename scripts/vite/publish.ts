import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** How long a file stays after a build without it. */
const KEPT_MS = 30 * 86_400_000;

/** Since when each file of earlier builds is in no build any more, in ms since 1970. */
type Replaced = Readonly<Record<string, number>>;
const LIST = '.replaced.json';

/**
 * Makes the build in a folder of its own and moves its files into the output folder when all are complete. Those of
 * earlier builds stay for a month: a portal that runs meanwhile, and pages that are open, load some of them later. So
 * all names need a hash of the content, except for files that are read once.
 */
export function publish(): Plugin {
  // Several processes may build at the same time.
  const own = `.build-${process.pid}`;
  let made = '';
  return {
    name: 'publish',
    apply: 'build',
    config: ({ build }) => ({
      build: { outDir: join(build?.outDir ?? 'dist', own), emptyOutDir: true },
    }),
    configResolved({ root, build }) {
      made = join(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await moveInto(dirname(made), made);
      },
    },
    // Also after a failure.
    closeBundle: () => rm(made, { recursive: true, force: true }),
  };
}

async function moveInto(output: string, made: string): Promise<void> {
  const built = new Set(await filesBelow(made));
  const before = new Set(await filesBelow(output));
  // Files with fixed names come last, so that all files that they name are there.
  for (const name of [...built.difference(before), ...built.intersection(before)])
    await move(join(made, name), join(output, name));
  const replaced = await removeOldFiles(output, built);
  await writeFile(join(made, LIST), JSON.stringify(replaced));
  await move(join(made, LIST), join(output, LIST));
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

/** Removes the files that have been in no build for a month, and returns the other files that are not in this one. */
async function removeOldFiles(output: string, built: ReadonlySet<string>): Promise<Replaced> {
  const known = await readReplaced(join(output, LIST));
  const now = Date.now();
  const replaced: Record<string, number> = {};
  for (const name of await filesBelow(output)) {
    if (built.has(name) || name === LIST) continue;
    const since = known[name] ?? now;
    if (since < now - KEPT_MS) await rm(join(output, name));
    else replaced[name] = since;
  }
  return replaced;
}

async function readReplaced(path: string): Promise<Replaced> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Replaced;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
