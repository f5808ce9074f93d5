/** `/readyz` of the whole app: which failures stop a load balancer from using a process, and which do not. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startS3TestService } from './platform/media/s3-test-service.ts';
import { startTestPortal } from './testing/start-test-portal.ts';
import { makeTestFolder } from './testing/test-folder.ts';

it('is degraded without Redis and without the bucket, which no other process has either', async () => {
  await using folder = await makeTestFolder();
  const bucket = await startS3TestService(folder.path);
  await using portal = await startTestPortal({
    REDIS_URL: 'redis://127.0.0.1:1',
    S3_URL: bucket.url,
  });
  await bucket.close();
  const { status, body } = await portal.inject({ method: 'GET', url: '/readyz' });
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'degraded',
    checks: { database: 'ok', media: 'unreachable', bus: 'unreachable' },
  });
});

it.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'is not ready while the SQLite database accepts no writes, and is ready again afterwards',
  async () => {
    await using portal = await startTestPortal();
    const readyz = async () => {
      const { status, body } = await portal.inject({ method: 'GET', url: '/readyz' });
      return { status, body };
    };
    await sql`create trigger refuse_writes before insert on portal_secrets
      begin select raise(abort, 'attempt to write a readonly database'); end`.execute(
      portal.resources.db,
    );
    expect(await readyz()).toEqual({
      status: 503,
      body: {
        status: 'not ready',
        checks: { database: 'not writable', media: 'ok', bus: 'ok' },
      },
    });
    await sql`drop trigger refuse_writes`.execute(portal.resources.db);
    await expect.poll(readyz).toMatchObject({ status: 200 });
  },
);
