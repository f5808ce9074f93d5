import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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

/** The sources of the pages for visitors, and of the start of the app. */
const FOR_VISITORS =
  /[\\/]web[\\/](?:index\.html|src[\\/](?:main\.tsx|app[\\/](?:landing|unauthorized|not-found|data-provider)|features[\\/]accounts[\\/]))/;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/**
 * The code that pages for signed-in users share, in one file: divided by use it would be eighty files, each with a
 * request. Visitors never load it, so that the login page stays small.
 */
const signedIn = {
  debugName: 'signed-in',
  name: (id: string, graph: ModuleGraph) => {
    const seen = new Set<string>();
    const isForVisitors = (each: string): boolean => {
      if (seen.has(each)) return false;
      seen.add(each);
      return (
        FOR_VISITORS.test(each) || (graph.getModuleInfo(each)?.importers ?? []).some(isForVisitors)
      );
    };
    return isForVisitors(id) ? null : 'signed-in';
  },
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), strictPolicy(), precompress()],
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
    rolldownOptions: { output: { codeSplitting: { groups: [foundation, signedIn] } } },
  },
  server: {
    proxy: { '/api': { target: api, ws: true } },
  },
});
