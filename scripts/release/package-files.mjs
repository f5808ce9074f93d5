import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot, ROOT } from '../set-up/paths.mjs';

/** The program of the package. It needs the scripts that it imports. */
export const PROGRAM = 'scripts/training-portal.mjs';

/** Files and folders that are in the package as they are in the repository. */
const COPIED = [
  '.env.example',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'compose.several.yaml',
  'compose.yaml',
  'docs',
  'nginx.several.conf',
  ...['captions', 'clips', 'logos', 'posters', 'signatures'].map((name) => `fixtures/${name}`),
  'server/fonts',
];

const BUILT = ['server/dist', 'web/dist'];

/** The list that a built folder has of the files of earlier builds (`scripts/vite/publish.ts`). */
const EARLIER = '.replaced.json';

const IMPORT = /^(?:import|\}) .*'(\.{1,2}\/[^']+)';$/gm;

/** @returns {string[]} the files of the repository and of its built folders that are in the package, sorted */
export function listPackageFiles() {
  const files = [
    ...listCopiedFiles(),
    ...withImports(PROGRAM),
    ...BUILT.flatMap((folder) => builtFiles(inRoot(folder)).map((name) => join(folder, name))),
  ];
  return files.sort();
}

/** @returns {string[]} the files that are in the package as they are in the repository, without the program */
export const listCopiedFiles = () =>
  COPIED.flatMap((path) => filesAt(inRoot(path)).map((file) => relative(ROOT, file)));

/**
 * @param {string} folder of a build
 * @returns {string[]} names of the files of the last build, without those of earlier ones and those about the build
 */
export function builtFiles(folder) {
  const list = join(folder, EARLIER);
  const earlier = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  return filesAt(folder)
    .map((file) => relative(folder, file))
    .filter((name) => !name.startsWith('.') && !Object.hasOwn(earlier, name));
}

/**
 * @param {string} path of a file, or of a folder with files
 * @returns {string[]}
 */
function filesAt(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesAt(join(path, name)));
}

/**
 * @param {string} script path below the repository
 * @returns {Set<string>} the script and all that it imports
 */
export function withImports(script) {
  const found = new Set([script]);
  for (const file of found)
    for (const [, target = ''] of readFileSync(inRoot(file), 'utf8').matchAll(IMPORT))
      found.add(join(dirname(file), target));
  return found;
}
