import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MediaStoreUnavailableError } from './media-errors.ts';
import { S3Client } from './s3-client.ts';
import { parseS3Url } from './s3-url.ts';

let server: Server;
let calls: number;

/** A client of a service that gives these answers one after another. */
async function clientOf(...statuses: number[]): Promise<S3Client> {
  calls = 0;
  server = createServer((_request, response) => {
    const status = statuses[calls] ?? 200;
    calls += 1;
    response.writeHead(status).end('<Error><Code>TheCode</Code></Error>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return new S3Client(parseS3Url(`http://KEY:SECRET@127.0.0.1:${port}/media`));
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('an S3 call', () => {
  it('is retried while the service is failing or overloaded', async () => {
    const client = await clientOf(503, 429, 200);
    expect((await client.call({ method: 'GET', path: 'x' })).status).toBe(200);
    expect(calls).toBe(3);
  });

  it('is given up after three attempts', async () => {
    const client = await clientOf(500, 500, 500, 200);
    await expect(client.call({ method: 'GET', path: 'x' })).rejects.toThrow(
      MediaStoreUnavailableError,
    );
    expect(calls).toBe(3);
  });

  it('is not repeated when it is refused, and its cause has the reason', async () => {
    const client = await clientOf(403);
    const failure = await client
      .call({ method: 'GET', path: 'x' })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ cause: { message: 'S3 answered 403 TheCode to GET' } });
    expect(calls).toBe(1);
  });

  it('returns "not found" to its caller', async () => {
    const client = await clientOf(404);
    expect((await client.call({ method: 'GET', path: 'x' })).status).toBe(404);
  });
});

it('signs the address of a file once while it stays the same', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  const sign = vi.spyOn(crypto.subtle, 'sign');
  try {
    const client = await clientOf();
    const presigning = { lifetimeSeconds: 60, cacheControl: 'no-store' };
    const first = await client.presign('a', presigning);
    const signatures = sign.mock.calls.length;
    expect(signatures).toBeGreaterThan(0);
    expect(await client.presign('a', presigning)).toBe(first);
    expect(sign.mock.calls.length).toBe(signatures);

    expect(await client.presign('b', presigning)).not.toBe(first);
    const longer = await client.presign('a', { ...presigning, lifetimeSeconds: 600 });
    expect(longer).toContain('X-Amz-Expires=600');
    vi.setSystemTime(30_000);
    const later = await client.presign('a', presigning);
    expect(later).toContain('X-Amz-Date=19700101T000030Z');
  } finally {
    sign.mockRestore();
    vi.useRealTimers();
  }
});
