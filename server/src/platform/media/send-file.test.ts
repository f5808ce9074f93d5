import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFilesIn } from '#server/testing/open-files.ts';
import { sendFile } from './send-file.ts';

const SIZE = 20_000_000;
const PATIENT = new AbortController().signal;
let folder: string;
let path: string;
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'send-file-'));
  path = join(folder, 'clip');
  await writeFile(path, Buffer.alloc(SIZE, 'x'));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

async function requestTo(listener: RequestListener): Promise<Request> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return new Request(`http://127.0.0.1:${port}/`, { method: 'PUT', headers: { 'x-kind': 'clip' } });
}

describe('sending a file', () => {
  it('sends all of it with its length and the headers of the request', async () => {
    const request = await requestTo(async (incoming, outgoing) => {
      const { 'x-kind': kind, 'content-length': length } = incoming.headers;
      const { length: received } = await buffer(incoming);
      outgoing.end(JSON.stringify({ method: incoming.method, kind, length, received }));
    });
    const response = await sendFile(request, { path, size: SIZE }, PATIENT);
    expect(response.status).toBe(200);
    const expected = { method: 'PUT', kind: 'clip', length: String(SIZE), received: SIZE };
    expect(await response.json()).toEqual(expected);
  });

  it('accepts an answer without a body', async () => {
    const request = await requestTo(async (incoming, outgoing) => {
      await buffer(incoming);
      outgoing.writeHead(204).end();
    });
    expect((await sendFile(request, { path, size: SIZE }, PATIENT)).status).toBe(204);
  });

  it('accepts a refusal that arrives before the file was read, and closes the file', async () => {
    const request = await requestTo((_incoming, outgoing) => outgoing.writeHead(403).end('no'));
    const response = await sendFile(request, { path, size: SIZE }, PATIENT);
    expect([response.status, await response.text()]).toEqual([403, 'no']);
    server.closeAllConnections();
    server.close();
    await expect.poll(() => openFilesIn(folder)).toEqual([]);
  });

  it('fails when the receiver never answers', async () => {
    const request = await requestTo(() => undefined);
    const sending = sendFile(request, { path, size: SIZE }, AbortSignal.timeout(50));
    await expect(sending).rejects.toThrow(/abort/i);
  });

  it('closes the file when the sending was stopped while it was opened', async () => {
    const request = await requestTo(() => undefined);
    const sending = sendFile(request, { path, size: SIZE }, AbortSignal.abort());
    await expect(sending).rejects.toThrow(/abort/i);
    await expect.poll(() => openFilesIn(folder)).toEqual([]);
  });

  it('fails when the file is missing', async () => {
    const request = await requestTo((incoming) => incoming.resume());
    const sending = sendFile(request, { path: join(folder, 'missing'), size: 1 }, PATIENT);
    await expect(sending).rejects.toThrow(/ENOENT/);
  });
});
