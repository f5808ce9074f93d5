import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './vite-first-paint.ts';
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

/** Files of code that pages share, and the sources that need them. A module is in the first that fits. */
const SHARED_FILES = [
  {
    file: 'first-pages',
    // The start of the app, the landing page and the login.
    neededBy:
      /[\\/]web[\\/](?:index\.html|src[\\/](?:app[\\/]landing|features[\\/]accounts[\\/]pages[\\/]login-page))/,
  },
  {
    file: 'forms',
    neededBy:
      /[\\/]web[\\/]src[\\/](?:app[\\/](?:unauthorized|not-found)|features[\\/]accounts[\\/]pages[\\/](?:forgot|reset)-)/,
  },
  {
    file: 'data',
    neededBy: /[\\/]web[\\/]src[\\/](?:app[\\/]data-provider|features[\\/]accounts[\\/])/,
  },
];

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Returns whether one of these sources needs the module to start. */
function isNeededBy(sources: RegExp, module: string, graph: ModuleGraph): boolean {
  const seen = new Set([module]);
  for (const each of seen) {
    if (sources.test(each)) return true;
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/**
 * The code that several pages share, in a few files: divided by use it would be a hundred, each with a request. A page
 * loads about ten files. Visitors never load the code for signed-in users, and the login page loads only that of the
 * first pages, so that it stays small.
 */
const shared = {
  debugName: 'shared',
  name: (id: string, graph: ModuleGraph) =>
    SHARED_FILES.find(({ neededBy }) => isNeededBy(neededBy, id, graph))?.file ?? 'signed-in',
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), strictPolicy(), firstPaint(), precompress()],
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
    rolldownOptions: { output: { codeSplitting: { groups: [foundation, shared] } } },
  },
  server: {
    proxy: { '/api': { target: api, ws: true } },
  },
});
