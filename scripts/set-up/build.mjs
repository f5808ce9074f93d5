import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { runQuietly } from './child.mjs';
import { inRoot, ROOT, VITE, WEB_FOLDER } from './paths.mjs';
import { runtimePath } from './runtime.mjs';
import { Refusal, step } from './step.mjs';

const SOURCES = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist']);

/** In the folder of the build, so that deleting this folder is enough for a new build. */
const STAMP = inRoot('web', 'dist', '.built-from');

/** Builds the web app unless `web/dist` was built from the current sources. */
export async function ensureWebBuilt() {
  const sources = fingerprint(ROOT, SOURCES);
  if (readStamp() === sources) return;
  await step('Building the web app', () => buildWeb(sources));
}

/** @param {string} sources */
async function buildWeb(sources) {
  const { code, output } = await runQuietly(runtimePath(), [VITE, 'build'], { cwd: WEB_FOLDER });
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nThe web app could not be built.`);
  writeFileSync(STAMP, sources);
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Returns a hash over names and contents, without tests. Contents instead of times, because a checkout sets new times
 * on all files.
 * @param {string} root
 * @param {string[]} names files and folders below the root
 */
export function fingerprint(root, names) {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesBelow(join(root, name)))) {
    hash.update(`${relative(root, file).split(sep).join('/')}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]} files in a fixed order
 */
function filesBelow(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .filter(({ name }) => !NOT_SOURCES.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(join(path, name)));
}
