import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './vite-first-paint.ts';
import { leanContract } from './vite-lean-contract.ts';
import { precompress } from './vite-precompress.ts';
import { strictPolicy, strictPolicyAliases } from './vite-strict-policy.ts';

/** The server of `npm run dev`. */
const api = `http://127.0.0.1:${process.env['PORT'] || 3000}`;

/**
 * The libraries of every page, which do not change between our releases: one file, which compresses better than many
 * small ones and stays in the browser's cache over updates.
 */
const foundation = {
  name: 'foundation',
  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
  includeDependenciesRecursively: false,
};

/**
 * Files of code that pages share, and the sources that need them. A module is in the first that fits. So a page loads
 * little that it does not use, and a file changes only with its own sources.
 */
const SHARED_FILES = [
  {
    file: 'first-pages',
    // The start of the app, the landing page and the login.
    neededBy:
      /[\\/]web[\\/](?:index\.html|src[\\/](?:app[\\/]landing|features[\\/]accounts[\\/]pages[\\/]login-page))/,
  },
  {
    file: 'calls',
    // The client of the API, the validation and the cache.
    neededBy: /[\\/]web[\\/]src[\\/]app[\\/](?:data-provider|session-checks|unauthorized)/,
  },
  {
    file: 'overlays',
    neededBy: /[\\/]web[\\/]src[\\/]ui[\\/](?:dialog|searchable-select)\.tsx$/,
  },
  { file: 'layout', neededBy: /[\\/]web[\\/]src[\\/]app[\\/]signed-in-layout/ },
  {
    file: 'training',
    neededBy:
      /[\\/]web[\\/]src[\\/](?:features[\\/]learning[\\/]pages|app[\\/]pages[\\/]training-progress)/,
  },
  { file: 'forms', neededBy: /[\\/]web[\\/]src[\\/]features[\\/]accounts[\\/]pages[\\/]/ },
  { file: 'learning', neededBy: /[\\/]web[\\/]src[\\/]app[\\/]pages[\\/]training-module-page/ },
];

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** The sources that need the module to start, and the module itself. */
function importersOf(module: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([module]);
  for (const each of found)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer);
  return found;
}

const PAGE = /-(?:page|tab)\.tsx$/;

/** Pages of administrators that share much with each other and little with the others. */
const FAMILIES = [
  {
    file: 'modules',
    pages:
      /[\\/]app[\\/]pages[\\/](?:company-modules|module-insight|company[\\/](?:company|modules|settings))-/,
  },
  {
    file: 'trainees',
    pages:
      /[\\/](?:features[\\/]trainees[\\/]pages[\\/]|app[\\/]pages[\\/](?:trainee-|company[\\/](?:trainees|progress)-))/,
  },
];

/** The file of a module that several pages share. */
function sharedFile(id: string, graph: ModuleGraph): string {
  const importers = [...importersOf(id, graph)];
  const first = SHARED_FILES.find(({ neededBy }) => importers.some((each) => neededBy.test(each)));
  if (first !== undefined) return first.file;
  const pages = importers.filter((each) => PAGE.test(each));
  const family = FAMILIES.find((each) => pages.every((page) => each.pages.test(page)));
  return family?.file ?? 'signed-in';
}

/**
 * The code that several pages share, in a few files: divided by use it would be a hundred, each with a request. Visitors
 * never load the code for signed-in users, and the login page loads only that of the first pages, so that it stays small.
 * Pages have a file of their own each, by which the check of weight finds them.
 */
const shared = {
  debugName: 'shared',
  test: /^(?!.*-(?:page|tab)\.tsx$)/,
  name: sharedFile,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), leanContract(), strictPolicy(), firstPaint(), precompress()],
  resolve: { alias: strictPolicyAliases },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    // The page's security policy allows fonts and scripts from its own host only, never data: URIs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // Lists for the weight check the chunks that the login page loads.
    manifest: true,
    // The licences of the libraries in the build, at /licenses.md: minifying removes their comments.
    license: { fileName: 'licenses.md' },
    rolldownOptions: { output: { codeSplitting: { groups: [foundation, shared] } } },
  },
  server: {
    proxy: { '/api': { target: api, ws: true } },
  },
});
