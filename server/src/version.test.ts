/** Where the portal shows its version, and to whom. */
import { readFileSync } from 'node:fs';
import { getVersion } from '@portal/contract/config';
import { expect, it } from 'vitest';
import { signInAdmin, succeeded } from './testing/factories.ts';
import { runPortalCommand } from './testing/portal-process.ts';
import { startTestPortal } from './testing/start-test-portal.ts';

const TOKEN = 'a-token-for-prometheus';
const packageFile = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(packageFile) as { version: string };

it.each([['--version'], ['version']])('portal %s prints only the version', async (argument) => {
  const { code, said } = await runPortalCommand([argument], {});
  expect([code, said]).toEqual([0, `${version}\n`]);
});

it.each([['help'], ['--help']])('portal %s begins with the version', async (argument) => {
  const { code, said } = await runPortalCommand([argument], {});
  expect(code).toBe(0);
  expect(said.split('\n')[0]).toBe(`Training Portal ${version}`);
});

it('/healthz shows the version to the same callers as /metrics', async () => {
  await using portal = await startTestPortal({
    METRICS_TOKEN: TOKEN,
    PUBLIC_URL: 'http://localhost:3000',
  });
  const healthz = async (from: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await portal.inject({ method: 'GET', url: '/healthz', ...from })).body;
  const remoteAddress = '10.0.0.9';
  const authorization = `Bearer ${TOKEN}`;
  expect(await healthz({})).toEqual({ status: 'ok', version });
  expect(await healthz({ remoteAddress, headers: { authorization } })).toEqual({
    status: 'ok',
    version,
  });
  expect(await healthz({ remoteAddress })).toEqual({ status: 'ok' });
  // Behind a proxy on this machine all requests come from loopback.
  for (const name of ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'])
    expect(await healthz({ headers: { [name]: '127.0.0.1' } })).toEqual({ status: 'ok' });
});

it.for([
  ['https://training.example', false],
  ['http://10.0.0.5:3000', false],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
] as const)(
  'with the address %s a request from this machine without the token sees metrics and version: %s',
  async ([publicUrl, isShown]) => {
    await using portal = await startTestPortal({ METRICS_TOKEN: TOKEN, PUBLIC_URL: publicUrl });
    const ask = (url: string, headers: Record<string, string> = {}) =>
      portal.inject({ method: 'GET', url, headers });
    const authorization = `Bearer ${TOKEN}`;
    expect((await ask('/metrics')).status).toBe(isShown ? 200 : 403);
    expect((await ask('/healthz')).body).toEqual(
      isShown ? { status: 'ok', version } : { status: 'ok' },
    );
    expect((await ask('/metrics', { authorization })).status).toBe(200);
    expect((await ask('/healthz', { authorization })).body).toEqual({ status: 'ok', version });
  },
);

it('administrators can read the version, and no public address contains it', async () => {
  await using portal = await startTestPortal();
  const { token } = await signInAdmin(portal);
  expect(succeeded(await portal.call(getVersion, { token }))).toEqual({ version });
  for (const url of ['/', '/readyz', '/api/config', '/api/docs', '/api/docs/openapi.json']) {
    const answer = await portal.inject({ method: 'GET', url, remoteAddress: '10.0.0.9' });
    expect([url, JSON.stringify(answer.headers), answer.raw].join()).not.toContain(version);
  }
});
