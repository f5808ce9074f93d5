/** The web app with accented texts, for `npm run gallery -- --pseudo` (docs/testing.md#the-gallery). */
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './vite-first-paint.ts';
import { pseudoTexts } from './vite-pseudo-texts.ts';
import { strictPolicy, strictPolicyAliases } from './vite-strict-policy.ts';

/** The script in the head of each page. The pages themselves are not rendered in advance. */
const { writeBundle: _writePages, ...headScript } = firstPaint();

const portal = `http://127.0.0.1:${process.env['PORT']}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [pseudoTexts(), headScript, react(), tailwind(), strictPolicy()],
  resolve: { alias: strictPolicyAliases },
  build: { outDir: '../gallery/pseudo-app', emptyOutDir: true, assetsInlineLimit: 0 },
  preview: { host: '127.0.0.1', proxy: { '/api': { target: portal, ws: true } } },
});
