import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publish } from '../scripts/vite/publish.ts';
import { earlyCompile } from './vite-early-compile.ts';
import { firstPaint } from './vite-first-paint.ts';
import { precompress } from './vite-precompress.ts';
import { relativeAddresses } from './vite-relative-addresses.ts';
import { sharedFile } from './vite-shared-files.ts';
import { strictPolicy, strictPolicyAliases } from './vite-strict-policy.ts';
import { verifier } from './vite-verifier.ts';

/** The server of `npm run dev`. */
const api = `http://127.0.0.1:${process.env['PORT'] || 3000}`;

/**
 * The libraries of every page, which do not change between our releases: one file, which compresses better than many
 * small ones and stays in the browser's cache over updates.
 */
const foundation = {
  name: 'foundation',
  test: (id: string) =>
    /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/.test(id) ||
    id.includes('vite/preload-helper'),
  includeDependenciesRecursively: false,
};

/**
 * The code that several pages share, in a few files: divided by use it would be a hundred, each with a request. Visitors
 * never load the code for signed-in users, and the login page loads only that of the first pages, so that it stays small;
 * the check of weight shows both.
 */
const shared = {
  debugName: 'shared',
  name: sharedFile,
  minShareCount: 1,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    strictPolicy(),
    relativeAddresses(),
    firstPaint(),
    verifier(),
    earlyCompile(),
    precompress(),
    publish(),
  ],
  resolve: { alias: strictPolicyAliases },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
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
    // Beside the calls: the page that checks certificates, and the signed log.
    proxy: {
      '/api': { target: api, ws: true },
      '/verify': { target: api },
      '^/log/': { target: api },
    },
  },
});
