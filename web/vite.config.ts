import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite-precompress.ts';
import { strictPolicy, strictPolicyAliases } from './vite-strict-policy.ts';

/** The server of `npm run dev`. */
const api = `http://127.0.0.1:${process.env['PORT'] || 3000}`;

/**
 * What every page needs and no release of ours changes: one file, which compresses better than the
 * many pieces it would be cut into and stays in the browser's cache over updates.
 */
const foundation = {
  name: 'foundation',
  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
  includeDependenciesRecursively: false,
};

/** Sources of the pages that can be seen without signing in, and of what starts the app. */
const FOR_VISITORS =
  /[\\/]web[\\/](?:index\.html|src[\\/](?:main\.tsx|app[\\/](?:landing|unauthorized|not-found|data-provider)|features[\\/]accounts[\\/]))/;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/**
 * What pages behind the login share, in one file: cut by who needs what it would be eighty, and each
 * a request. Visitors never load it, so that the login page stays light.
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
    // Tells the weight check which chunks the login page loads.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [foundation, signedIn] } } },
  },
  server: {
    proxy: { '/api': { target: api, ws: true } },
  },
});
