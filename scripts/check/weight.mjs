// Measures how much JavaScript a visitor loads before the login page works, and visitors and users for any page that they
// open first, in compressed bytes, with the texts of the language that has the largest ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '../../contract/src/languages.ts';
import { START_CHUNKS, scriptsOf, textsOf } from '../../web/vite-chunks.ts';
import { inRoot } from '../set-up/paths.mjs';

/**
 * Limits in bytes, compressed by brotli: before a login is sent, for the texts of the login page, and for any page that is
 * opened first.
 */
const LIMITS = { login: 130_000, texts: 12_000, firstPage: 250_000 };

const LOGIN = 'src/features/accounts/pages/login-page.tsx';
/** The chunk that sends a login, loaded when the form is first touched. */
const CALLS = 'calls';
/** The chunk of every page for signed-in users, besides those of the start. */
const SIGNED_IN = 'signed-in';
const COMPANY = 'src/app/pages/company/company-page.tsx';
const ROUTE = /(?:-page|-tab)\.tsx$/;
const PUBLIC_ROUTE = /^src\/(?:features\/accounts|app\/landing|app\/not-found-page\.tsx$)/;

/** @typedef {import('vite').Manifest} Manifest */

/**
 * Returns the sources of all pages for signed-in users.
 * @param {Manifest} manifest
 */
export function signedInPages(manifest) {
  return Object.keys(manifest).filter((key) => ROUTE.test(key) && !PUBLIC_ROUTE.test(key));
}

/**
 * Returns the sources of all pages that people open who have not logged in.
 * @param {Manifest} manifest
 */
export function visitorsPages(manifest) {
  return Object.keys(manifest).filter((key) => ROUTE.test(key) && PUBLIC_ROUTE.test(key));
}

/**
 * Returns the weights of a login that is sent and of each page that is opened first. Throws if a page of visitors loads
 * the code for signed-in users.
 * @param {Manifest} manifest
 * @param {(file: string) => number} bytesOf
 */
export function weigh(manifest, bytesOf) {
  const sum = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((total, file) => total + bytesOf(file), 0);
  /** @param {readonly string[]} chunks */
  const textsIn = (chunks) =>
    LANGUAGES.map((language) => textsOf(manifest, language, chunks)).reduce((most, files) =>
      sum(files) > sum(most) ? files : most,
    );
  /** @param {readonly string[]} chunks */
  function weighed(chunks) {
    const files = [...scriptsOf(manifest, chunks), ...textsIn(chunks)];
    return { bytes: sum(files), files: files.length };
  }
  const login = [...START_CHUNKS, LOGIN, CALLS];
  const forVisitors = visitorsPages(manifest).map((page) => ({
    page,
    chunks: [...START_CHUNKS, page],
  }));
  const [signedIn = ''] = scriptsOf(manifest, [SIGNED_IN]);
  for (const { page, chunks } of [...forVisitors, { page: CALLS, chunks: login }])
    if (scriptsOf(manifest, chunks).has(signedIn))
      throw new Error(`${page} loads the code for signed-in users.`);
  const pages = signedInPages(manifest).map((page) => {
    const own = page.endsWith('-tab.tsx') ? [COMPANY, page] : [page];
    return { page, chunks: [...START_CHUNKS, SIGNED_IN, ...own] };
  });
  return {
    login: weighed(login),
    texts: sum(textsIn([...START_CHUNKS, LOGIN])),
    pages: [...forVisitors, ...pages].map(({ page, chunks }) => ({ page, ...weighed(chunks) })),
  };
}

if (import.meta.main) {
  const dist = inRoot('web', 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  /** @type {Map<string, number>} */
  const known = new Map();
  const weights = weigh(manifest, (file) => {
    const bytes = known.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
    known.set(file, bytes);
    return bytes;
  });
  const { login, texts } = weights;
  const pages = weights.pages.sort((a, b) => b.bytes - a.bytes);
  for (const { page, bytes, files } of pages)
    process.stdout.write(`${String(bytes).padStart(8)} ${String(files).padStart(3)}  ${page}\n`);
  const rows = /** @type {const} */ ([
    [login.bytes, LIMITS.login, `before a login is sent, in ${login.files} files`],
    [texts, LIMITS.texts, 'for the texts of the login page'],
    [pages[0]?.bytes ?? 0, LIMITS.firstPage, 'for the first page of a user'],
  ]);
  process.stdout.write('JavaScript in bytes (brotli):\n');
  for (const [weight, limit, what] of rows) {
    process.stdout.write(`${weight} of at most ${limit} ${what}\n`);
    if (weight > limit) process.exitCode = 1;
  }
}
