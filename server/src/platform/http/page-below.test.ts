import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@portal/contract/languages';
import Fastify from 'fastify';
import { expect, it as plainIt } from 'vitest';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { hashesOfStyles } from './page-below.ts';
import { serveWebApp } from './serve-web-app.ts';
import { readWebBuild } from './web-build.ts';

const PAGE = `<!doctype html>
<html lang="en" dir="ltr"><head><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="home" content="/training" data-role="TRAINEE"><meta name="description" content="Watch / learn">
<style>.a{background:url(/assets/hill.svg)}</style>
<meta name="code" content="/assets/index.js"><script>const a=1/2;const b="</b>"</script>
<script type="module" src="/assets/index.js"></script></head>
<body data-addresses="^/login/?$"><a href="/">Home</a> <a href="//other.test/x">and/or</a></body></html>`;

const BELOW = `<!doctype html>
<html data-base="/a/b" lang="en" dir="ltr"><head><link rel="icon" href="/a/b/favicon.svg" type="image/svg+xml">
<meta name="home" content="/a/b/training" data-role="TRAINEE"><meta name="description" content="Watch / learn">
<style>.a{background:url(/a/b/assets/hill.svg)}</style>
<meta name="code" content="/a/b/assets/index.js"><script>const a=1/2;const b="</b>"</script>
<script type="module" src="/a/b/assets/index.js"></script></head>
<body data-addresses="^/login/?$"><a href="/a/b/">Home</a> <a href="//other.test/x">and/or</a></body></html>`;

const it = plainIt
  .extend('basePath', { scope: 'file' }, '/a/b')
  .extend('build', { scope: 'file' }, async ({ basePath }, { onCleanup }) => {
    const folder = await makeTestFolder();
    onCleanup(() => folder[Symbol.asyncDispose]());
    const dist = folder.path;
    await mkdir(join(dist, 'pages'));
    await mkdir(join(dist, 'assets'));
    await writeFile(join(dist, 'pages/shell.html.br'), brotliCompressSync(PAGE));
    const pages = { shell: 'pages/shell.html', pages: [] };
    const languages = Object.fromEntries(LANGUAGES.map((language) => [language, pages]));
    const list = { languages, inlineScripts: ['sha256-of-script'], inlineStyles: ['sha256-built'] };
    await writeFile(join(dist, 'pages.json'), JSON.stringify(list));
    const build = await readWebBuild(dist, basePath);
    if (build === null) throw new Error('no build');
    return build;
  })
  .extend('get', { scope: 'file' }, async ({ build }, { onCleanup }) => {
    const app = Fastify();
    onCleanup(() => app.close());
    await serveWebApp(app, build);
    return (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: '/login', headers });
  });

it('a page has its addresses below the path', async ({ get }) => {
  const { statusCode, headers, body } = await get();
  expect([statusCode, body]).toEqual([200, BELOW]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-length': String(Buffer.byteLength(BELOW)),
    vary: 'accept-language, accept-encoding',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

it('the security policy allows the style sheet that is sent', ({ build }) => {
  expect(build.inlineStyles).toEqual(hashesOfStyles(BELOW));
  expect(build.inlineStyles).not.toEqual(hashesOfStyles(PAGE));
  expect(build.inlineScripts).toEqual(['sha256-of-script']);
});

it.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=0.5', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, identity', undefined],
  ['zstd', undefined],
] as const)(
  'a page for a browser that accepts %s is encoded as %s',
  async ([accepted, encoding], { get }) => {
    // A second time it is the one that was kept.
    for (let time = 0; time < 2; time++) {
      const { headers, rawPayload } = await get({ 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
      expect(String(decode[encoding ?? 'none'](rawPayload))).toBe(BELOW);
    }
  },
);

it('a browser that has the page gets no body', async ({ get }) => {
  const accepted = { 'accept-encoding': 'br' };
  const etag = String((await get(accepted)).headers['etag']);
  const again = await get({ ...accepted, 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await get({ 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect(other.statusCode).toBe(200);
});

it('a page is sent whole, whatever range is asked for', async ({ get }) => {
  const { statusCode, body } = await get({ range: 'bytes=0-2' });
  expect([statusCode, body]).toEqual([200, BELOW]);
});

it('HEAD has the headers alone', async ({ get }) => {
  const { statusCode, headers, body } = await get({}, 'HEAD');
  expect([statusCode, headers['content-length'], body]).toEqual([
    200,
    String(Buffer.byteLength(BELOW)),
    '',
  ]);
});
