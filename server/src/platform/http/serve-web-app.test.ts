import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@portal/contract/languages';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder, type TestFolder } from '#server/testing/test-folder.ts';
import { handleError } from './error-handler.ts';
import { serveWebApp } from './serve-web-app.ts';
import { readWebBuild } from './web-build.ts';

const PAGE = '<!doctype html><title>Portal</title>';
const LOGIN = '<!doctype html><title>Login</title>';
const LOGO = '<svg/>';

const logged: string[] = [];
let folder: TestFolder;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await makeTestFolder();
  // The cache rules do not depend on the folder of the installation.
  const dist = join(folder.path, 'assets', 'dist');
  await writeBuild(dist, 1, { shell: PAGE, login: LOGIN });
  await writeFile(join(dist, 'logo.svg'), LOGO);
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => logged.push(line) } } });
  app.setErrorHandler(handleError);
  await serveWebApp(app, await readWebBuild(dist, ''));
  // The app goes on with the build of its start.
  await writeBuild(dist, 2, { shell: 'next shell', login: 'next login' });
});
afterAll(async () => {
  await app.close();
  await folder[Symbol.asyncDispose]();
});

/** Writes what the build of the web app writes. The number stands for the hash in names. */
async function writeBuild(dist: string, hash: number, pages: { shell: string; login: string }) {
  await mkdir(join(dist, 'pages'), { recursive: true });
  await mkdir(join(dist, 'assets'), { recursive: true });
  const list = {
    languages: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        {
          shell: `pages/${language}-shell-${hash}.html`,
          pages: [{ addresses: '^/login/?$', file: `pages/${language}-login-${hash}.html` }],
        },
      ]),
    ),
    inlineScripts: [],
    inlineStyles: [],
  };
  for (const language of LANGUAGES) {
    const shown = language === 'en' ? '' : ` in ${language}`;
    for (const name of ['shell', 'login'] as const) {
      const file = join(dist, `pages/${language}-${name}-${hash}.html.br`);
      await writeFile(file, brotliCompressSync(pages[name] + shown));
    }
  }
  await writeFile(join(dist, `assets/main-${hash}.js`), `main(${hash})`);
  await writeFile(join(dist, 'pages.json'), JSON.stringify(list));
}

const get = (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });

describe('a file', () => {
  const [url, content, size] = ['/logo.svg', LOGO, LOGO.length];

  it.each(['bytes=999999999-', `bytes=${size}-`])(
    'refuses the range %s, which lies outside the file',
    async (range) => {
      const { statusCode, headers, body } = await get(url, { range });
      expect(statusCode).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${size}`);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(body)).toEqual({
        message: 'The file has no such part.',
        code: 'RANGE_NOT_SATISFIABLE',
        details: { reason: 'noSuchPart' },
      });
    },
  );

  it.each([
    'bytes=5-2',
    'bytes=-0',
    'bytes=-1',
    'bytes=-999999999',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=1',
    'bytes=--1',
    'lines=0-1',
    'bytes=0-0,2-2',
    'bytes=0-0,999999999-',
    'bytes=999999999-,888888888-',
    `bytes=${'0-0,'.repeat(1_000)}`,
  ])('ignores the range %.30s', async (range) => {
    const { statusCode, headers, body } = await get(url, { range });
    expect([statusCode, body]).toEqual([200, content]);
    expect(headers).not.toHaveProperty('content-range');
  });

  it('sends a requested range', async () => {
    for (const range of ['bytes=0-2', 'bytes= 0-2']) {
      const { statusCode, headers, body } = await get(url, { range });
      expect([statusCode, body]).toEqual([206, content.slice(0, 3)]);
      expect(headers['content-range']).toBe(`bytes 0-2/${size}`);
    }
  });

  it('ignores the range of a HEAD request', async () => {
    const { statusCode, headers } = await get(url, { range: 'bytes=999999999-' }, 'HEAD');
    expect([statusCode, headers['content-length']]).toEqual([200, String(size)]);
  });

  it('refuses a request for another version', async () => {
    const { statusCode, body } = await get(url, { 'if-match': '"other"' });
    expect([statusCode, JSON.parse(body).code]).toEqual([412, 'PRECONDITION_FAILED']);
  });
});

it.each(['/../package.json', '//logo.svg', '/.%2e/x', '/./logo.svg'])(
  'a path outside of the web app is not an internal error: %s',
  async (url) => {
    expect((await get(url, {})).statusCode).toBeLessThan(500);
  },
);

it.each([
  ['/LOGIN', LOGIN],
  ['/login/', LOGIN],
  ['/login?next=%2Fchat', LOGIN],
  ['/login/ADMIN', PAGE],
  // The files of pages are no addresses: the app answers that there is no such page.
  ['/index.html', PAGE],
  ['/pages/login-1.html', PAGE],
  ['/pages.json', PAGE],
])(
  '%s is answered with the page of its path, which is asked for again each time',
  async (url, content) => {
    const { statusCode, headers, body } = await get(url, {});
    expect([statusCode, body]).toEqual([200, content]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  },
);

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'a page for a browser that accepts %s is compressed: %s',
  async (accepted, encoding, decode) => {
    const { headers, rawPayload } = await get('/login', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(String(decode(rawPayload))).toBe(LOGIN);
  },
);

it.each([
  [undefined, LOGIN],
  ['de', `${LOGIN} in de`],
  ['ar-EG, en;q=0.8', `${LOGIN} in ar`],
  ['nl, uk;q=0.5', `${LOGIN} in uk`],
  ['nl', LOGIN],
])('a page is sent in the language that the browser accepts: %s', async (accepted, content) => {
  const asked = accepted === undefined ? {} : { 'accept-language': accepted };
  const { headers, body } = await get('/login', asked);
  expect(body).toBe(content);
  expect(headers['vary']).toMatch(/accept-language/i);
});

it.each([
  ['/login?language=de', `${LOGIN} in de`],
  ['/login?next=%2Fchat&language=ar', `${LOGIN} in ar`],
  ['/reset-password/x?language=pl', `${PAGE} in pl`],
  ['/login?language=en', LOGIN],
  ['/login?language=nl', `${LOGIN} in fr`],
  ['/login?language=DE', `${LOGIN} in fr`],
  ['/login?language=', `${LOGIN} in fr`],
  ['/login?languages=de', `${LOGIN} in fr`],
])('the language of the address wins over that of the browser: %s', async (url, content) => {
  expect((await get(url, { 'accept-language': 'fr' })).body).toBe(content);
});

it('a file without a hash in its name is asked for again each time', async () => {
  const { body, headers } = await get('/logo.svg', {});
  expect([body, headers['cache-control']]).toEqual([LOGO, 'no-cache']);
});

it.each([1, 2])('a file with a hash is kept for a year, of build %d', async (hash) => {
  const { body, headers } = await get(`/assets/main-${hash}.js`, {});
  expect(body).toBe(`main(${hash})`);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('a missing file with a hash is no page', async () => {
  const { statusCode, headers } = await get('/assets/main-3.js', {});
  expect([statusCode, headers['cache-control']]).toEqual([404, undefined]);
});

it('none of these requests is logged', () => {
  expect(logged).toEqual([]);
});
