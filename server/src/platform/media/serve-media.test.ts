import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFilesIn } from '#server/testing/open-files.ts';
import { isCutOff } from '../http/cut-off.ts';
import { FileMediaStore } from './file-media-store.ts';
import { contentOfStream } from './media-content.ts';
import { newMediaKey } from './media-key.ts';
import { answerFor, type ServedMedia, serveMedia } from './serve-media.ts';

const MODIFIED = new Date('2026-01-15T12:00:00.789Z');

function media(change: Partial<ServedMedia> = {}): ServedMedia {
  return {
    size: 10,
    etag: '"tag"',
    contentType: 'video/mp4',
    audience: 'private',
    lastModified: MODIFIED,
    open: async ({ start, end }) =>
      contentOfStream(Readable.from(['0123456789'.slice(start, end + 1)])),
    ...change,
  };
}

function ask(headers: Record<string, string>, method = 'GET', thing = media()) {
  return answerFor({ method, headers }, thing);
}

describe('the answer to a media request', () => {
  it('is the whole file when nothing else is asked', () => {
    const { status, headers, range } = ask({});
    expect({ status, range }).toEqual({ status: 200, range: { start: 0, end: 9 } });
    expect(headers).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'content-length': 10,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'video/mp4',
      'last-modified': 'Thu, 15 Jan 2026 12:00:00 GMT',
      'x-content-type-options': 'nosniff',
      etag: '"tag"',
    });
  });

  it('lets shared caches store public media', () => {
    const { headers } = ask({}, 'GET', media({ audience: 'public' }));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['bytes=2-4', { start: 2, end: 4 }, 'bytes 2-4/10', 3],
    ['bytes=8-', { start: 8, end: 9 }, 'bytes 8-9/10', 2],
    ['bytes=-1', { start: 9, end: 9 }, 'bytes 9-9/10', 1],
  ])('to %s is that part', (range, span, contentRange, length) => {
    const answer = ask({ range });
    expect(answer).toMatchObject({ status: 206, range: span });
    expect(answer.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': length,
    });
  });

  it('to a range behind the end is 416 with the size', () => {
    const answer = ask({ range: 'bytes=10-' });
    expect(answer).toMatchObject({ status: 416, range: null });
    expect(answer.headers['content-range']).toBe('bytes */10');
  });

  it('to several ranges is the whole file', () => {
    expect(ask({ range: 'bytes=0-1,4-5' }).status).toBe(200);
  });

  it('to HEAD is the headers of a GET without its range', () => {
    expect(ask({}, 'HEAD')).toEqual({ ...ask({}), range: null });
    expect(ask({ range: 'bytes=2-4' }, 'HEAD')).toMatchObject({ status: 200, range: null });
  });

  it('for an empty file opens nothing', () => {
    const empty = ask({}, 'GET', media({ size: 0 }));
    expect(empty).toMatchObject({ status: 200, range: null, headers: { 'content-length': 0 } });
  });

  it.each([
    { 'if-none-match': '"tag"' },
    { 'if-none-match': 'W/"tag"' },
    { 'if-none-match': '"a", "tag"' },
    { 'if-none-match': '*' },
    { 'if-none-match': '"tag"', range: 'bytes=0-1' },
    { 'if-modified-since': 'Thu, 15 Jan 2026 12:00:00 GMT' },
  ])('is 304 to %j', (headers) => {
    const answer = ask(headers as Record<string, string>);
    expect(answer).toMatchObject({ status: 304, range: null, headers: { etag: '"tag"' } });
    expect(answer.headers).not.toHaveProperty('content-length');
  });

  it.each([
    { 'if-none-match': '"other"' },
    { 'if-none-match': 'tag' },
    { 'if-none-match': '"other"', 'if-modified-since': 'Thu, 15 Jan 2099 12:00:00 GMT' },
    { 'if-modified-since': 'Thu, 15 Jan 2026 11:59:59 GMT' },
    { 'if-modified-since': 'some day' },
  ])('is the file to %j', (headers) => {
    expect(ask(headers as Record<string, string>).status).toBe(200);
  });

  it.each([
    ['"tag"', 206],
    ['Thu, 15 Jan 2026 12:00:00 GMT', 206],
    ['W/"tag"', 200],
    ['"other"', 200],
    ['Thu, 15 Jan 2026 12:00:01 GMT', 200],
  ])('to a range if it is still %s is %i', (condition, status) => {
    expect(ask({ range: 'bytes=2-4', 'if-range': condition }).status).toBe(status);
  });
});

describe('serving from a file', () => {
  const key = newMediaKey('mp4');
  const clip = new URL('../../../../fixtures/clips/intro-4s.mp4', import.meta.url);
  const bigKey = newMediaKey('webm');
  const bigSize = 40_000_000;
  let folder: string;
  let server: Server;
  let base: string;
  const failures: unknown[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-media-'));
    await writeFile(join(folder, key), await readFile(clip));
    await writeFile(join(folder, bigKey), Buffer.alloc(bigSize));
    const store = new FileMediaStore(folder);
    server = createServer(async (request, response) => {
      const asked = request.url?.slice(1) ?? '';
      const size = (await store.stat(asked))?.size ?? 100;
      const open = (span: { start: number; end: number }) => store.open(asked, span);
      const served = serveMedia(
        { method: request.method ?? 'GET', headers: request.headers },
        response,
        media({ size, open }),
      );
      await served.catch((error: unknown) => {
        if (!isCutOff(error)) failures.push(error);
        response.destroy();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  it('sends exactly the requested bytes', async () => {
    const whole = await readFile(clip);
    const all = await fetch(base + key);
    expect(Buffer.from(await all.arrayBuffer())).toEqual(whole);
    const part = await fetch(base + key, { headers: { range: 'bytes=100-5099' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 5100));
  });

  it('sends no body with HEAD, 304 and 416', async () => {
    const head = await fetch(base + key, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const known = await fetch(base + key, { headers: { 'if-none-match': '"tag"' } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const behind = await fetch(base + key, { headers: { range: 'bytes=9999999-' } });
    expect([behind.status, await behind.text()]).toEqual([416, '']);
  });

  it('closes the file when clients disconnect half-way, and reports no failure', async () => {
    await Promise.all(Array.from({ length: 100 }, () => leaveAfterFirstChunk(base + bigKey)));
    await expect.poll(() => openFilesIn(folder)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('sends each of many clients its own part, while others leave', async () => {
    const mixedKey = newMediaKey('mp4');
    const content = randomBytes(3_000_000);
    await writeFile(join(folder, mixedKey), content);
    const parts = Array.from({ length: 60 }, async (_, index) => {
      if (index % 5 === 0) await leaveAfterFirstChunk(base + bigKey);
      const [start, end] = [index * 10_000, index * 10_000 + 2_000_000];
      const range = `bytes=${start}-${end}`;
      const part = await fetch(base + mixedKey, { headers: { range } });
      expect(
        content.compare(
          new Uint8Array(await part.arrayBuffer()),
          0,
          end + 1 - start,
          start,
          end + 1,
        ),
      ).toBe(0);
    });
    await Promise.all(parts);
    await expect.poll(() => openFilesIn(folder)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('reports a missing file before sending anything', async () => {
    await expect(fetch(base + newMediaKey('mp4'))).rejects.toThrow('fetch failed');
    expect(failures.splice(0)).toMatchObject([{ name: 'MissingMediaError' }]);
  });
});

/** As a player does when it seeks. */
async function leaveAfterFirstChunk(url: string): Promise<void> {
  const request = get(url, { agent: false });
  const [response] = await once(request, 'response');
  await once(response, 'data');
  request.destroy();
  await once(request, 'close');
}
