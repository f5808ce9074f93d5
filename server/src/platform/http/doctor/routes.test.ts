import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import { it } from '#server/testing/portal-test.ts';
import { DOCTOR_PATHS, SAMPLE, UPLOAD_BYTES } from './calls.ts';
import { doctorToken } from './token.ts';

const LIFE_MS = 60_000;
const url = `/api${DOCTOR_PATHS.echo}`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it('the calls exist for a fresh token of the installation alone', async ({ portal }) => {
  const { doctorSecret: secret } = portal.resources;
  const ask = async (headers: Record<string, string>) => {
    const { status, raw } = await portal.inject({ method: 'GET', url, headers });
    return status === 404 ? raw : status;
  };
  const { raw: unknown } = await portal.inject({ method: 'GET', url: '/api/no-such-call' });
  const now = Date.now();
  expect(await ask(bearer(doctorToken(secret, now)))).toBe(200);
  const refused = [
    {},
    bearer(doctorToken(secret, now - LIFE_MS)),
    bearer(doctorToken(randomBytes(32), now)),
    bearer(doctorToken(secret, now).replace(/^\d+/, String(now + 2 * LIFE_MS))),
    bearer('a-token-for-the-tests'),
  ];
  for (const headers of refused) expect(await ask(headers)).toBe(unknown);
});

it('an upload of more than the command sends is refused, also without its length', async ({
  portal,
  origin,
}) => {
  const send = async (body: Uint8Array<ArrayBuffer> | ReadableStream) => {
    const token = doctorToken(portal.resources.doctorSecret, Date.now());
    const headers = { ...bearer(token), 'content-type': 'application/octet-stream' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    const { status } = await fetch(`${origin}/api${DOCTOR_PATHS.upload('x')}`, init);
    return status;
  };
  const streamed = (bytes: number) => new Blob([new Uint8Array(bytes)]).stream();
  const requests: IncomingMessage[] = [];
  portal.app.server.on('request', (request: IncomingMessage) => requests.push(request));
  expect(await send(new Uint8Array(UPLOAD_BYTES))).toBe(200);
  expect(await send(streamed(UPLOAD_BYTES))).toBe(200);
  expect(await send(streamed(UPLOAD_BYTES + 1))).toBe(413);
  // The check for slow bodies reads it, and would end the process.
  for (const { socket } of requests) expect(socket).not.toBeNull();
});

it('an upload without a body, or of another type, is answered', async ({ portal }) => {
  const token = doctorToken(portal.resources.doctorSecret, Date.now());
  const send = async (headers: Record<string, string>, payload?: string) => {
    const url = `/api${DOCTOR_PATHS.upload('x')}`;
    const request = { method: 'POST', url, headers: { ...bearer(token), ...headers } } as const;
    return (await portal.app.inject({ ...request, ...(payload && { payload }) })).statusCode;
  };
  expect(await send({})).toBe(200);
  expect(await send({ 'content-type': 'application/json' }, '{"a":1}')).toBe(415);
});

it('a part of the sample is sent as that part, and others whole', async ({ portal }) => {
  const token = doctorToken(portal.resources.doctorSecret, Date.now());
  const ask = (range: string) => {
    const headers = { ...bearer(token), range };
    return portal.inject({ method: 'GET', url: `/api${DOCTOR_PATHS.bytes}`, headers });
  };
  const part = await ask('bytes=65-67');
  expect([part.status, part.headers['content-range'], part.raw]).toEqual([
    206,
    `bytes 65-67/${SAMPLE.length}`,
    'ABC',
  ]);
  expect((await ask('lines=1-2')).status).toBe(200);
});
