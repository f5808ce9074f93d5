import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { runQuietly } from './child.mjs';
import { inRoot, ROOT, VITE } from './paths.mjs';
import { runtimePath } from './runtime.mjs';
import { Refusal, step } from './step.mjs';

/**
 * @typedef Part
 * @property {string} name
 * @property {string} folder with a `vite.config.ts` whose output is the folder `dist`
 * @property {string[]} sources
 */

const SHARED = ['contract', 'scripts/vite', 'package-lock.json', 'tsconfig.base.json'];
/** @type {Part} */
const WEB = { name: 'the web app', folder: 'web', sources: ['web', ...SHARED] };
/** @type {Part} */
const SERVER = { name: 'the server', folder: 'server', sources: ['server', ...SHARED] };
const NOT_SOURCES = new Set(['node_modules', 'dist']);

export const ensureWebBuilt = () => ensureBuilt(WEB);
export const ensureServerBuilt = () => ensureBuilt(SERVER);

export async function ensurePortalBuilt() {
  await ensureServerBuilt();
  await ensureWebBuilt();
}

/**
 * Builds a part unless its `dist` was built from the current sources.
 * @param {Part} part
 */
async function ensureBuilt(part) {
  const sources = fingerprint(ROOT, part.sources);
  // In the folder of the build, so that deleting this folder is enough for a new build.
  const stamp = inRoot(part.folder, 'dist', '.built-from');
  if (readStamp(stamp) === sources) return;
  await step(`Building ${part.name}`, async () => {
    await build(part);
    writeFileSync(stamp, sources);
  });
}

/** @param {Part} part */
async function build({ name, folder }) {
  const { code, output } = await runQuietly(runtimePath(), [VITE, 'build'], {
    cwd: inRoot(folder),
  });
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nBuilding ${name} failed.`);
}

/** @param {string} stamp */
function readStamp(stamp) {
  try {
    return readFileSync(stamp, 'utf8');
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
