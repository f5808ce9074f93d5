import { once } from 'node:events';
import { connect } from 'node:net';
import type { Session } from '@portal/contract/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTrainee } from '#server/testing/factories.ts';
import { createRecordedLines } from '#server/testing/recorded-lines.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';

const recorded = createRecordedLines('debug');
let portal: TestPortal;
let origin: string;
let trainee: Session;

beforeAll(async () => {
  portal = await startTestPortal({}, recorded.log);
  origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  trainee = await makeTrainee(portal);
});
afterAll(() => portal[Symbol.asyncDispose]());
beforeEach(() => {
  recorded.clear();
});

const requests = () => recorded.lines().filter(({ msg }) => msg === 'request');

async function loggedFor(path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path, init);
  const { byteLength } = await response.arrayBuffer();
  await expect.poll(() => requests().length).toBe(1);
  return { response, byteLength, line: requests()[0] };
}

describe('at level debug a request', () => {
  it('has a line with its call, status, time, bytes, account, address and id', async () => {
    const headers = { authorization: `Bearer ${trainee.token}` };
    const { response, byteLength, line } = await loggedFor('/api/trainee/modules', { headers });
    expect(line).toMatchObject({
      level: 20,
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      path: '/api/trainee/modules',
      status: 200,
      ms: expect.any(Number),
      userId: trainee.user.id,
      address: '127.0.0.1',
      isComplete: true,
    });
    expect(line?.['bytes']).toBeGreaterThan(byteLength);
  });

  it.each([
    ['/api/trainee/modules/123?s=secret', '/api/trainee/modules/123', 401],
    ['/api/uploads/secret?s=secret', '/api/uploads/:key', 404],
    ['/api/admin/modules/secret', '/api/admin/modules/:id', 401],
    ['/api/secret', '(no route)', 404],
  ])('for %s is logged as %s', async (asked, path, status) => {
    const { line } = await loggedFor(asked);
    expect(line).toMatchObject({ path, status });
    expect(recorded.texts.join('')).not.toContain('secret');
  });
});

it('a request whose client left before the answer is logged without a status', async () => {
  const client = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(client, 'connect');
  const received = once(portal.app.server, 'request');
  client.write('POST /api/auth/login HTTP/1.1\r\nhost: portal.test\r\ncontent-length: 9\r\n');
  client.write('content-type: application/json\r\n\r\n{');
  await received;
  client.destroy();
  await expect.poll(requests).toMatchObject([{ path: '/api/auth/login', isComplete: false }]);
  expect(requests()[0]).not.toHaveProperty('status');
});

it('at level info no request has a line', async () => {
  const quiet = createRecordedLines('info');
  await using other = await startTestPortal({}, quiet.log);
  await other.inject({ method: 'GET', url: '/api/companies' });
  expect(quiet.lines()).toEqual([]);
});
