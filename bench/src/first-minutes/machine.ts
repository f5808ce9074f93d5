/** The machine of a newcomer: a folder whose name has blanks, with a Node and its npm, and clones of the repository. */
import { rmSync } from 'node:fs';
import { chmod, cp, lchown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runQuietly } from '../../../scripts/set-up/child.mjs';
import { runNpm } from '../../../scripts/set-up/npm.mjs';
import { inRoot, ROOT } from '../../../scripts/set-up/paths.mjs';
import { RUNTIME_PACKAGES } from '../../../scripts/set-up/runtime.mjs';

/** The npm that comes with a Node of this major version. */
const NPM_OF_NODE: Readonly<Record<number, string>> = {
  18: '10',
  20: '10',
  22: '10',
  24: '11',
  26: '11',
};

export interface Machine extends Disposable {
  readonly folder: string;
  /** The folder with the packages that npm has downloaded. */
  readonly cache: string;
}

export async function makeMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'the first minutes of a portal '));
  // Other users go through it.
  await chmod(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    folder,
    cache: join(folder, 'npm cache'),
    [Symbol.dispose]: remove,
  };
}

/** Installs a Node of the major version and its npm. Returns the folder that belongs first on the PATH. */
export async function installNode({ folder }: Machine, major: number): Promise<string> {
  const prefix = join(folder, `Node ${major}`);
  await mkdir(prefix);
  const platform = `${process.platform}-${process.arch}` as keyof typeof RUNTIME_PACKAGES;
  const specs = [`${RUNTIME_PACKAGES[platform]}@${major}`, `npm@${NPM_OF_NODE[major]}`];
  const { code, output } = await runNpm(['install', '--prefix', prefix, ...specs]);
  if (code !== 0) throw new Error(`Node ${major} could not be installed: ${output}`);
  return join(prefix, 'node_modules', '.bin');
}

/** Clones the repository, with what was changed in this checkout since its last commit. */
export async function cloneInto({ folder }: Machine, name: string): Promise<string> {
  const clone = join(folder, name);
  // Files of its own, because a clone can get another owner.
  await git(['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
  const list = async (...which: string[]) => (await git(['ls-files', '-z', ...which])).split('\0');
  const deleted = (await list('--deleted')).filter(Boolean);
  for (const file of deleted) await rm(join(clone, file));
  const changed = await list('--modified', '--others', '--exclude-standard');
  for (const file of changed.filter((each) => each && !deleted.includes(each))) {
    await mkdir(dirname(join(clone, file)), { recursive: true });
    await cp(inRoot(file), join(clone, file));
  }
  return clone;
}

async function git(args: readonly string[]): Promise<string> {
  const { code, output } = await runQuietly('git', [...args]);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output;
}

/** Gives the folders with all that is in them to a user. */
export async function giveTo(userId: number, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    for (const name of ['', ...names]) await lchown(join(folder, name), userId, userId);
  }
}
