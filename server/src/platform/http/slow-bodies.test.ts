import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { uploadCaptions } from '@portal/contract/modules';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTrainee, makeVideoModule, signInAdmin } from '#server/testing/factories.ts';
import { createRecordedLines } from '#server/testing/recorded-lines.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { GRACE_MS, MIN_RATE, remainingAfter, WINDOW_MS } from './slow-bodies.ts';

const MEGABIT = 125_000;

describe('the time limit of a body', () => {
  /** The second in which a body with these bytes in each second is refused; null for never. */
  const refusedIn = (seconds: readonly number[]) => {
    let remainingMs = GRACE_MS;
    for (const [second, received] of seconds.entries()) {
      remainingMs = remainingAfter(remainingMs, { waitedMs: 1_000, received });
      if (remainingMs < 0) return second;
    }
    return null;
  };

  it('is enough for 100 MB over a line of 1 Mbit/s, also with a pause', () => {
    const seconds: number[] = Array(100 * 8).fill(MEGABIT);
    expect(refusedIn(seconds)).toBeNull();
    const pause = Array(WINDOW_MS / 1_000).fill(0);
    expect(refusedIn([...seconds.slice(0, 10), ...pause, ...seconds])).toBeNull();
  });

  it('is a few seconds at one byte a second, and one window after a fast start', () => {
    const trickle = Array(1_000).fill(1);
    expect(refusedIn(trickle)).toBe(GRACE_MS / 1_000);
    expect(refusedIn([50 * 2 ** 20, ...trickle])).toBe(WINDOW_MS / 1_000 + 1);
  });

  it('is at most the grace period plus the size at the minimum rate, in any pattern of arrival', () => {
    const second = fc.oneof(fc.constant(0), fc.nat(MIN_RATE), fc.nat(10 * MIN_RATE));
    fc.assert(
      fc.property(fc.array(second, { maxLength: 300 }), (seconds) => {
        const last = refusedIn(seconds) ?? seconds.length;
        const size = seconds.slice(0, last).reduce((sum, bytes) => sum + bytes, 0);
        expect(last).toBeLessThanOrEqual(GRACE_MS / 1_000 + size / MIN_RATE + 1e-6);
      }),
    );
  });
});

describe('a body that arrives slowly', () => {
  const recorded = createRecordedLines('debug');
  let portal: TestPortal;
  let tokens: { trainee: string; admin: string };
  let moduleId: number;
  let connection: Connection;

  beforeAll(async () => {
    // The test advances the time for work at intervals.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    portal = await startTestPortal({}, recorded.log);
    const trainee = await makeTrainee(portal);
    tokens = { trainee: trainee.token, admin: (await signInAdmin(portal)).token };
    moduleId = (await makeVideoModule(portal, trainee.user.company?.id ?? 0)).id;
    await portal.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await portal[Symbol.asyncDispose]();
    vi.useRealTimers();
  });
  beforeEach(async () => {
    connection = await open(portal);
  });
  afterEach(() => connection.client.destroy());

  const boundary = 'the-boundary';
  const form = `multipart/form-data; boundary=${boundary}`;
  const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="captions"; filename="a.vtt"\r\n\r\n`;
  const staged = () => readdir(join(portal.settings.dataDir, 'media', 'staging'));
  const headOf = (path: string, headers: Record<string, string | number>) =>
    [
      `POST /api${path} HTTP/1.1`,
      'host: portal.test',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n');
  const captionsPath = () => uploadCaptions.path.replace(':id', String(moduleId));
  const json = { 'content-type': 'application/json', 'content-length': 1_000 };

  async function expectRefusal(): Promise<void> {
    vi.advanceTimersByTime(GRACE_MS - 2_000);
    expect(connection.server.writableEnded).toBe(false);
    vi.advanceTimersByTime(4_000);
    await once(connection.client, 'close');
    const [head = '', body = ''] = connection.received().split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(head).toContain('connection: close');
    expect(head).toContain('content-type: application/json');
    expect(JSON.parse(body)).toEqual({
      message: 'The request was sent too slowly. Please try again.',
      code: 'REQUEST_TIMEOUT',
      details: { reason: 'requestTooSlow' },
    });
    const requestId = /^x-request-id: (\S+)$/m.exec(head)?.[1];
    expect(requestId).toBeDefined();
    const linesOfRequest = () =>
      recorded.lines().filter((line) => line['requestId'] === requestId && line.msg === 'request');
    await expect.poll(linesOfRequest).toMatchObject([{ status: 408, isComplete: false }]);
  }

  it('is refused as JSON, also from a visitor', async () => {
    await connection.send(`${headOf('/auth/login', json)}{`);
    await expectRefusal();
  });

  it('is refused when it is sent in chunks', async () => {
    const { 'content-length': _, ...headers } = json;
    await connection.send(headOf('/auth/login', { ...headers, 'transfer-encoding': 'chunked' }));
    await connection.send('1\r\n{\r\n');
    await expectRefusal();
  });

  it('is refused as a file, and no part of the file is stored', async () => {
    const headers = { authorization: `Bearer ${tokens.admin}`, 'content-type': form };
    const length = { 'content-length': 100_000 };
    await connection.send(`${headOf(captionsPath(), { ...headers, ...length }) + fileHead}WEBVTT`);
    await expect.poll(staged).toHaveLength(1);
    await expectRefusal();
    await expect.poll(staged).toEqual([]);
  });

  it('is cut off when the answer was already sent', async () => {
    await connection.send(`${headOf('/chat/send', json)}{`);
    await expect.poll(connection.received).toContain('HTTP/1.1 401');
    vi.advanceTimersByTime(GRACE_MS - 2_000);
    expect(connection.server.destroyed).toBe(false);
    vi.advanceTimersByTime(4_000);
    expect(connection.server.destroyed).toBe(true);
  });

  it('is accepted as long as it arrives at 1 Mbit/s', async () => {
    const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n${'x'.repeat(900_000)}\n`;
    const body = `${fileHead}${text}\r\n--${boundary}--\r\n`;
    const headers = { authorization: `Bearer ${tokens.admin}`, 'content-type': form };
    await connection.send(headOf(captionsPath(), { ...headers, 'content-length': body.length }));
    for (let at = 0; at < body.length; at += MEGABIT) {
      vi.advanceTimersByTime(GRACE_MS - 2_000);
      await connection.send(body.slice(at, at + MEGABIT));
      vi.advanceTimersByTime(1_000);
    }
    await expect.poll(connection.received).toMatch(/^HTTP\/1\.1 200/);
  });

  it('does not include the time after a client has sent all of it', async () => {
    const body = JSON.stringify({ email: 'a@b.test', password: 'wrong' });
    await connection.send(headOf('/auth/login', { ...json, 'content-length': body.length }) + body);
    await expect.poll(connection.received).toMatch(/^HTTP\/1\.1 401/);
    vi.advanceTimersByTime(2 * WINDOW_MS);
    expect(connection.server.destroyed).toBe(false);
  });

  it('is refused for the time that the client takes, not for a pause of the process', async () => {
    await connection.send(`${headOf('/auth/login', json)}{`);
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now');
    later.mockImplementation(() => now() + 10 * GRACE_MS);
    vi.advanceTimersByTime(1_000);
    await expectRefusal();
    // The next test needs a clock that does not go back.
    later.mockRestore();
    vi.advanceTimersByTime(10 * GRACE_MS);
  });
});

interface Connection {
  readonly client: Socket;
  /** The portal's end of the connection. */
  readonly server: Socket;
  received(): string;
  /** Resolves when the portal has read the text. */
  send(text: string): Promise<void>;
}

async function open({ app }: TestPortal): Promise<Connection> {
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [server] = await accepted;
  let received = '';
  let sent = 0;
  client.on('data', (bytes: Buffer) => {
    received += bytes.toString();
  });
  client.on('error', () => undefined);
  return {
    client,
    server,
    received: () => received,
    async send(text) {
      client.write(text);
      sent += text.length;
      await expect.poll(() => server.bytesRead, { interval: 1 }).toBe(sent);
    },
  };
}
