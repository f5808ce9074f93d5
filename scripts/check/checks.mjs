import { readFileSync } from 'node:fs';
import { inRoot } from '../set-up/paths.mjs';

/** @typedef {{ name: string, args: string[] }} Check args of the Node runtime; exit code 0 passes */

/** @param {string[]} parts */
const packageFile = (...parts) => inRoot('node_modules', ...parts);

const workspaces = /** @type {string[]} */ (
  JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).workspaces
);

/** All checks of `npm run check`, the slowest first. @type {Check[]} */
export const CHECKS = [
  {
    name: 'dead code and unused dependencies',
    args: [
      packageFile('knip', 'bin', 'knip.js'),
      '--no-progress',
      '--treat-config-hints-as-errors',
    ],
  },
  // The configuration of the build runs in Node, not in a browser.
  ...[...workspaces, 'scripts', 'web/tsconfig.build.json'].map((project) => ({
    name: `types of ${project}`,
    args: [packageFile('typescript', 'bin', 'tsc'), '-p', inRoot(project)],
  })),
  {
    name: 'format and lint',
    args: [packageFile('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
  },
  { name: 'structure', args: [inRoot('scripts', 'check', 'structure.mjs')] },
  { name: 'runtime', args: [inRoot('scripts', 'check', 'runtime.mjs')] },
  { name: 'packages', args: [inRoot('scripts', 'check', 'packages.mjs')] },
  { name: 'documents', args: [inRoot('scripts', 'check', 'documents.mjs')] },
  { name: 'plain language', args: [inRoot('scripts', 'check', 'words.mjs')] },
];

/** @type {Check} */
export const WEIGHT_CHECK = {
  name: 'weight of the pages',
  args: [inRoot('scripts', 'check', 'weight.mjs')],
};

/** Packs, installs and starts the portal. @type {Check} */
export const PACKAGE_CHECK = {
  name: 'the package, installed',
  args: [inRoot('scripts', 'release', 'try-package.ts')],
};
