import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the SHA-256 sums of the files in the folder, as `sha256sum --check` reads them.
 * @param {string} folder
 */
export const sumsOf = (folder) =>
  readdirSync(folder)
    .sort()
    .map((name) => `${sha256Of(join(folder, name))}  ${name}\n`)
    .join('');

/** @param {string} path */
const sha256Of = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
