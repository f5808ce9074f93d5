/** The package as npm installs it. */
import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { readInstalled, readWanted } from '../set-up/lockfile.mjs';
import { runNpm } from '../set-up/npm.mjs';
import { closureOf } from './closure.mjs';
import { packageManifest } from './manifest.mjs';

const BLOCK_BYTES = 512;

export interface InstalledPackage {
  readonly folder: string;
  /** The path of the command `training-portal`. */
  readonly program: string;
}

/** Installs the file without a network, from npm's cache. */
export async function installOffline(tarball: string, prefix: string): Promise<InstalledPackage> {
  await fillCache();
  await npm(['install', '--global', '--offline', '--prefix', prefix, tarball]);
  const { name } = packageManifest();
  return {
    folder: realpathSync(join(prefix, 'lib', 'node_modules', name)),
    program: join(prefix, 'bin', name),
  };
}

/** Adds what the package needs on this machine, unless npm has it already. */
async function fillCache(): Promise<void> {
  const { dependencies, optionalDependencies } = packageManifest();
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  const here = readInstalled() ?? {};
  const needed = closureOf(names, readWanted(), { withOptional: true });
  const specs = needed
    .filter((folder) => here[folder])
    .map((folder) => `${folder.replace('node_modules/', '')}@${here[folder]?.version}`);
  await npm(['cache', 'add', '--prefer-offline', ...specs]);
}

async function npm(args: readonly string[]): Promise<void> {
  const { code, output } = await runNpm(args);
  if (code !== 0) throw new Error(`npm ${args.join(' ')}\n${output}`);
}

/** The names of all packages below the folder, sorted. */
export function packagesIn(folder: string): string[] {
  const modules = join(folder, 'node_modules');
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((each) => `${name}/${each}`)
        : [name],
    )
    .sort();
}

/** The bytes on disk of all files below the folder, without folders that match. */
export function sizeOf(folder: string, leftOut: RegExp): number {
  const sizes = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    if (leftOut.test(path)) return 0;
    return entry.isDirectory() ? sizeOf(path, leftOut) : lstatSync(path).blocks * BLOCK_BYTES;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
