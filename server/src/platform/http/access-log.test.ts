import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect } from 'vitest';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { createRecordedLines } from '#server/testing/recorded-lines.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';

const recorded = createRecordedLines('debug');
const it = portalIt
  .extend('log', recorded.log)
  .extend('logged', { scope: 'file' }, ({ origin }) => {
    async function loggedFor(path: string, init: RequestInit = {}) {
      const response = await fetch(origin + path, init);
      const { byteLength } = await response.arrayBuffer();
      await expect.poll(() => requests().length).toBe(1);
      return { response, byteLength, line: requests()[0] };
    }
    return { loggedFor };
  });

const requests = () => recorded.lines().filter(({ msg }) => msg === 'request');

it.beforeEach(({ trainee: _ }) => {
  recorded.clear();
});

describe('at level debug a request', () => {
  it('has a line with its call, status, time, bytes, account, address and id', async ({
    trainee,
    logged,
  }) => {
    const headers = { authorization: `Bearer ${trainee.token}` };
    const { response, byteLength, line } = await logged.loggedFor('/api/trainee/modules', {
      headers,
    });
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

  it.for<[string, string, number]>([
    ['/api/trainee/modules/123?s=secret', '/api/trainee/modules/123', 401],
    ['/api/uploads/secret?s=secret', '/api/uploads/:key', 404],
    ['/api/admin/modules/secret', '/api/admin/modules/:id', 401],
    ['/api/secret', '(no route)', 404],
  ])('for %s is logged as %s', async ([asked, path, status], { logged }) => {
    const { line } = await logged.loggedFor(asked);
    expect(line).toMatchObject({ path, status });
    expect(recorded.texts.join('')).not.toContain('secret');
  });
});

it('a request whose client disconnected before the answer is logged without a status', async ({
  portal,
  origin,
}) => {
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

it('at level info requests are not logged', async () => {
  const quiet = createRecordedLines('info');
  await using other = await startTestPortal({}, quiet.log);
  await other.inject({ method: 'GET', url: '/api/companies' });
  expect(quiet.lines()).toEqual([]);
});
