// Measures how much JavaScript a visitor loads before the login page works, in compressed bytes and in files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../set-up/paths.mjs';

const LIMIT_BYTES = 120_000;

/** Each file is a request. The groups of `web/vite.config.ts` keep their number small. */
const LIMIT_FILES = 8;

/** The lazy chunks of the login route, by the source they come from. */
const LOGIN_SOURCE = /(?:^|\/)login[\w-]*\.tsx$/;

/**
 * @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[] }} ManifestChunk
 * @typedef {Record<string, ManifestChunk>} Manifest as vite writes it, keyed by source or chunk name
 */

/**
 * Returns the scripts that the login page loads: the entry, the chunks of the login route, and all their static
 * imports.
 * @param {Manifest} manifest
 * @returns {string[]} file names below web/dist
 */
export function loginScripts(manifest) {
  const starts = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const login = Object.keys(manifest).filter((key) => LOGIN_SOURCE.test(manifest[key]?.src ?? ''));
  if (starts.length === 0) throw new Error('The manifest of the web build names no entry.');
  if (login.length === 0) {
    throw new Error(`The manifest names no lazy chunk of the login page (${LOGIN_SOURCE}).`);
  }
  /** @type {Set<string>} */
  const reached = new Set();
  const visit = (/** @type {string} */ key) => {
    if (reached.has(key)) return;
    reached.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const key of [...starts, ...login]) visit(key);
  const files = [...reached].map((key) => manifest[key]?.file ?? '');
  return files.filter((file) => file.endsWith('.js'));
}

if (import.meta.main) {
  const dist = inRoot('web', 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const weights = loginScripts(manifest).map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(join(dist, file))).length,
  }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of weights.sort((a, b) => b.bytes - a.bytes)) {
    process.stdout.write(`${String(bytes).padStart(8)}  ${file}\n`);
  }
  process.stdout.write(
    `${total} of at most ${LIMIT_BYTES} bytes of JavaScript (brotli), ${weights.length} of at most ${LIMIT_FILES} files\n`,
  );
  if (total > LIMIT_BYTES || weights.length > LIMIT_FILES) process.exitCode = 1;
}
