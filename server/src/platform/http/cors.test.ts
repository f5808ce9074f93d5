import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';

const FRIEND = 'https://learn.example';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ CORS_ORIGINS: FRIEND });
});
afterAll(() => portal[Symbol.asyncDispose]());

const preflight = (origin: string, method: string) =>
  portal.inject({
    method: 'OPTIONS',
    url: '/api/admin/trainees/1',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  });

describe('pages of another origin', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'])(
    'that is named may call with %s and a token',
    async (method) => {
      const { status, headers } = await preflight(FRIEND, method);
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(FRIEND);
      expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method);
      expect(headers['access-control-allow-headers']).toBe('authorization,content-type');
    },
  );

  it('that is not named may not', async () => {
    const { headers } = await preflight('https://evil.example', 'PUT');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('may read why a call was refused, and are told apart by caches', async () => {
    const headers = { origin: FRIEND };
    const answer = await portal.inject({ method: 'GET', url: '/api/admin/users', headers });
    expect(answer.status).toBe(401);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': FRIEND, vary: 'Origin' });
  });
});
