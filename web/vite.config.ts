import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite-precompress.ts';

const api = 'http://127.0.0.1:3000';

/**
 * What every page needs and no release of ours changes: one file, which compresses better than the
 * many pieces it would be cut into and stays in the browser's cache over updates.
 */
const foundation = {
  name: 'foundation',
  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), precompress()],
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
    rolldownOptions: { output: { codeSplitting: { groups: [foundation] } } },
  },
  server: {
    proxy: { '/api': { target: api, ws: true } },
  },
});
