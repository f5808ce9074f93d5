import { describe, expect } from 'vitest';
import { it as portalIt } from '#server/testing/portal-test.ts';

const FRIEND = 'https://learn.example';

const it = portalIt
  .extend('env', { CORS_ORIGINS: FRIEND })
  .extend('cors', { scope: 'file' }, ({ portal }) => {
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
    return { preflight };
  });

describe('cross-origin requests', () => {
  it.for(['GET', 'POST', 'PUT', 'DELETE'])(
    'a named origin may call with %s and a token',
    async (method, { cors }) => {
      const { status, headers } = await cors.preflight(FRIEND, method);
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(FRIEND);
      expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method);
      expect(headers['access-control-allow-headers']).toBe('authorization,content-type');
    },
  );

  it('an origin that is not named may not', async ({ cors }) => {
    const { headers } = await cors.preflight('https://evil.example', 'PUT');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('refusals can be read by pages of a named origin, and vary by origin in caches', async ({
    portal,
  }) => {
    const headers = { origin: FRIEND };
    const answer = await portal.inject({ method: 'GET', url: '/api/admin/users', headers });
    expect(answer.status).toBe(401);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': FRIEND, vary: 'Origin' });
  });
});
