import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import { ERROR_CODES, STATUS_BY_CODE } from '@portal/contract/errors';
import { describe, expect } from 'vitest';
import type { Operation } from './platform/http/openapi.ts';
import { makeTrainee } from './testing/factories.ts';
import { it as portalIt } from './testing/portal-test.ts';

const it = portalIt
  .extend('env', { METRICS_TOKEN: 'a-token-for-prometheus' })
  .extend('tokens', { scope: 'file' }, async ({ portal, admin }) => ({
    trainee: (await makeTrainee(portal)).token,
    admin: admin.token,
  }))
  .extend('requests', { scope: 'file' }, ({ portal, origin }) => {
    const ask = (call: Call, token?: string) =>
      portal.inject({
        method: call.method,
        url: `/api${call.path.replaceAll(/:\w+/g, '1')}`,
        ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      });

    /** Sends bytes on a separate connection and returns everything that is received until it is closed. */
    function exchange(sent: string): Promise<string> {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.write(sent);
      return text(socket);
    }
    const get = (url: string, options: object = {}) =>
      portal.inject({ method: 'GET', url, ...options });
    return { ask, exchange, get };
  });

const all = Object.values(callsByFeature).flat();
const named = all.map((call): [string, Call] => [call.name, call]);

const UNREADABLE = {
  message: 'The request could not be read.',
  code: 'INVALID_INPUT',
  details: { reason: 'unreadableRequest' },
};

describe('access of each call', () => {
  it.for(named)('%s', async ([_, call], { tokens, requests }) => {
    if (call.access === 'public') {
      expect((await requests.ask(call)).status).not.toBe(401);
      return;
    }
    expect((await requests.ask(call)).status).toBe(401);
    expect((await requests.ask(call, 'made-up')).status).toBe(401);
    if (call.access === 'signed-in') return;
    const other = call.access === 'admin' ? tokens.trainee : tokens.admin;
    const answer = await requests.ask(call, other);
    expect([answer.status, answer.error.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('the contract', () => {
  it('has a unique name and address for each call', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
  });

  it('has a status for every code', () => {
    expect(ERROR_CODES.map((code) => STATUS_BY_CODE[code]).every((status) => status >= 400)).toBe(
      true,
    );
  });

  it('is what the API page shows, completely and without other calls', async ({ portal }) => {
    const page = await portal.inject({ method: 'GET', url: '/api/docs' });
    const document = await portal.inject({ method: 'GET', url: '/api/docs/openapi.json' });
    const { openapi, paths } = document.body as { openapi: string; paths: object };
    expect(openapi).toBe('3.1.0');
    const shown = Object.values(paths).flatMap((methods) => Object.values<Operation>(methods));
    expect(shown.map(({ operationId }) => operationId).toSorted()).toEqual(
      all.map(({ name }) => name).toSorted(),
    );
    for (const { name } of all) expect(page.raw).toContain(`id="${name}"`);
    expect(page.raw).not.toMatch(/https?:\/\/(?!portal\.test)|<script/);
  });
});

describe('operation', () => {
  it('reports that the process is running and the state of its services', async ({ requests }) => {
    expect((await requests.get('/healthz')).body).toMatchObject({ status: 'ok' });
    expect((await requests.get('/readyz')).body).toEqual({
      status: 'ready',
      checks: { database: 'ok', media: 'ok', bus: 'ok' },
    });
  });

  it('shows metrics to clients with the token', async ({ requests }) => {
    const remoteAddress = '10.0.0.9';
    const withToken = (token: string) => ({
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await requests.get('/metrics', { remoteAddress })).status).toBe(403);
    expect((await requests.get('/metrics', withToken('another-token-entirely'))).status).toBe(403);
    const { raw } = await requests.get('/metrics', withToken('a-token-for-prometheus'));
    expect(raw).toContain('portal_http_request_duration_seconds');
  });

  it('labels metrics by route, not by address', async ({ requests }) => {
    await requests.get('/api/admin/trainees/123456/progress');
    const headers = { authorization: 'Bearer a-token-for-prometheus' };
    const { raw } = await requests.get('/metrics', { headers });
    expect(raw).toContain('/api/admin/trainees/:id/progress');
    expect(raw).not.toContain('/123456');
  });
});

describe('a request that cannot be read', () => {
  it.for(['/api/admin/modules/%zz', '/assets/%', '/api/uploads/%zz'])(
    'for the address %s is answered like any other',
    async (url, { portal }) => {
      const answer = await portal.inject({ method: 'GET', url });
      expect([answer.status, answer.body]).toEqual([400, UNREADABLE]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.for<[string, string, string]>([
    ['text that is not HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    ['an unknown method', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', '400 Bad Request'],
    [
      'headers over the limit',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])(
    'for being %s is answered and the connection closed',
    async ([_what, sent, status], { requests }) => {
      const [head, body] = (await requests.exchange(sent)).split('\r\n\r\n');
      expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
      expect(head).toContain("content-security-policy: default-src 'none'");
      expect(JSON.parse(body ?? '')).toEqual(UNREADABLE);
    },
  );
});

describe('headers', () => {
  it.for<[string, string]>([
    ['/api/companies', "default-src 'none'; frame-ancestors 'none'"],
    ['/api/nothing', "default-src 'none'; frame-ancestors 'none'"],
    ['/anything', "script-src 'self'"],
    ['/healthz', "frame-ancestors 'none'"],
  ])('%s may not be framed, sniffed or traced', async ([url, policy], { portal }) => {
    const { headers } = await portal.inject({ method: 'GET', url });
    expect(headers['content-security-policy']).toContain(policy);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it.for([
    '/api/companies',
    '/%61pi/companies',
    '/ap%69/nothing',
    '/api',
    '/api/docs',
    'http://other.test/api/companies',
    '/healthz',
    '/readyz',
    '/metrics',
    '/assets/nothing.js',
  ])('%s is not cached, in any spelling', async (url, { requests }) => {
    const answer = await requests.exchange(
      `GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toContain('cache-control: no-store\r\n');
  });

  it.for(['/%61pi/companies', '/api', 'http://other.test/api/companies'])(
    '%s is answered as a call',
    async (url, { requests }) => {
      const answer = await requests.exchange(
        `GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      );
      expect(answer).toContain(
        "content-security-policy: default-src 'none'; frame-ancestors 'none'\r\n",
      );
    },
  );

  it('pages load and run only files of the portal, and text never becomes HTML or a script', async ({
    portal,
  }) => {
    const { headers } = await portal.inject({ method: 'GET', url: '/anything' });
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      // With the hashes of what the built pages contain; without a build there are none.
      expect.stringMatching(/^script-src 'self'(?:(?: 'sha256-[\w+/]{43}='){2})?$/),
      expect.stringMatching(/^style-src 'self'(?: 'sha256-[\w+/]{43}=')?$/),
      "img-src 'self' blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('the API page allows its own style sheet by its hash', async ({ portal }) => {
    const { headers, raw } = await portal.inject({ method: 'GET', url: '/api/docs' });
    const style = /<style>(.*?)<\/style>/s.exec(raw)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(raw).not.toMatch(/<script|<style[^>]+>|style="/);
  });
});
