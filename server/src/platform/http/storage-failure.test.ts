import { createModule } from '@portal/contract/modules';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { makeCompany, signInAdmin } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';

const it = portalIt.extend('storage', { scope: 'file' }, ({ portal }) => {
  const limitPages = (pages: number) =>
    portal.resources.db
      .transaction()
      .execute((tx) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(tx));
  return { limitPages };
});

// A full disk can only be simulated with SQLite.
it.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'a full disk gets 503 with Retry-After, and the next request succeeds once there is space',
  async ({ portal, storage }) => {
    const { id } = await makeCompany(portal);
    const { token } = await signInAdmin(portal);
    const add = () => {
      const body = { name: 'Module', description: 'x'.repeat(2_000) };
      return portal.call(createModule, { params: { id }, body, token });
    };
    await storage.limitPages(1);
    // The existing pages have space for some modules.
    for (let i = 0; i < 10; i += 1) await add();
    const { status, error, headers } = await add();
    expect([status, error.code]).toEqual([503, 'UNAVAILABLE']);
    expect(headers).toHaveProperty('retry-after');
    await storage.limitPages(1_000_000);
    expect((await add()).status).toBe(201);
  },
);
