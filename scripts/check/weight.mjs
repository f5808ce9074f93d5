// Measures how much JavaScript a visitor loads before the login page works, and a user for any page that is opened
// first, in compressed bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { START_CHUNKS, scriptsOf } from '../../web/vite-chunks.ts';
import { inRoot } from '../set-up/paths.mjs';

/**
 * Limits in bytes, compressed by brotli: before the login works, for any page that a signed-in user opens first, and for
 * a file that is loaded with a page.
 */
const LIMITS = { login: 95_000, firstPage: 180_000, file: 60_000 };

/** Each file is a request. The groups of `web/vite.config.ts` keep their number small. */
const LIMIT_LOGIN_FILES = 8;

const LOGIN = 'src/features/accounts/pages/login-page.tsx';
/** The chunk of every page for signed-in users, besides those of the start. */
const SIGNED_IN = 'signed-in';
const COMPANY = 'src/app/pages/company/company-page.tsx';
const ROUTE = /(?:-page|-tab)\.tsx$/;
const PUBLIC_ROUTE =
  /^src\/(?:features\/accounts\/|app\/[\w-]+(?:\/landing-page|-page)\.tsx$|app\/landing\/)/;

/** @typedef {import('vite').Manifest} Manifest */

/**
 * Returns the sources of all pages for signed-in users.
 * @param {Manifest} manifest
 */
export function signedInPages(manifest) {
  return Object.keys(manifest).filter((key) => ROUTE.test(key) && !PUBLIC_ROUTE.test(key));
}

/**
 * Returns the weights of the login, of each page for signed-in users, and of the largest file that the login does not
 * load.
 * @param {Manifest} manifest
 * @param {(file: string) => number} bytesOf
 */
export function weigh(manifest, bytesOf) {
  const sum = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((total, file) => total + bytesOf(file), 0);
  const login = scriptsOf(manifest, [...START_CHUNKS, LOGIN]);
  const pages = signedInPages(manifest).map((page) => {
    const own = page.endsWith('-tab.tsx') ? [COMPANY, page] : [page];
    const files = scriptsOf(manifest, [...START_CHUNKS, SIGNED_IN, ...own]);
    return { page, bytes: sum(files), files: files.size };
  });
  const lazy = scriptsOf(manifest, Object.keys(manifest)).difference(login);
  return {
    login: { bytes: sum(login), files: login.size },
    pages,
    largestFile: Math.max(...[...lazy].map(bytesOf)),
  };
}

if (import.meta.main) {
  const dist = inRoot('web', 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  /** @type {Map<string, number>} */
  const known = new Map();
  const { login, pages, largestFile } = weigh(manifest, (file) => {
    const bytes = known.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
    known.set(file, bytes);
    return bytes;
  });
  for (const { page, bytes, files } of pages.sort((a, b) => b.bytes - a.bytes))
    process.stdout.write(`${String(bytes).padStart(8)} ${String(files).padStart(3)}  ${page}\n`);
  const heaviest = pages[0]?.bytes ?? 0;
  process.stdout.write(
    `JavaScript in bytes (brotli):\n` +
      `${login.bytes} of at most ${LIMITS.login} before the login works, ${login.files} of at most ${LIMIT_LOGIN_FILES} files\n` +
      `${heaviest} of at most ${LIMITS.firstPage} for the first page of a signed-in user\n` +
      `${largestFile} of at most ${LIMITS.file} in a file that is loaded later\n`,
  );
  if (
    login.bytes > LIMITS.login ||
    login.files > LIMIT_LOGIN_FILES ||
    heaviest > LIMITS.firstPage ||
    largestFile > LIMITS.file
  )
    process.exitCode = 1;
}
