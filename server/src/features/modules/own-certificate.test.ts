import { listActivity } from '@portal/contract/activity';
import * as calls from '@portal/contract/modules';
import { expect } from 'vitest';
import { succeeded } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';

it('a module has certificates of its own from the moment when an admin wants it', async ({
  portal,
  admin,
  company,
}) => {
  const { db } = portal.resources;
  const params = { id: company.id };
  const { module } = succeeded(
    await admin.call(calls.createModule, { params, body: { name: 'Forklift' } }),
  );
  const { id } = module;
  const save = async (body: object) => {
    const saved = succeeded(await admin.call(calls.updateModule, { params: { id }, body }));
    const row = await db
      .selectFrom('modules')
      .select('certified_since')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [saved.ownCertificate, row.certified_since, saved.version];
  };
  expect(module.ownCertificate).toBe(false);
  const on = portal.clock.now;
  expect(await save({ ownCertificate: true, version: 1 })).toEqual([true, on, 2]);
  portal.clock.advance(1000);
  expect(await save({ ownCertificate: true, version: 2 })).toEqual([true, on, 2]);
  expect(await save({ name: 'Lift trucks' })).toEqual([true, on, 3]);
  expect(await save({ ownCertificate: false })).toEqual([false, null, 4]);
  expect(await save({ ownCertificate: true })).toEqual([true, portal.clock.now, 5]);
  const stale = await admin.call(calls.updateModule, {
    params: { id },
    body: { ownCertificate: false, version: 4 },
  });
  expect([stale.status, stale.error.code]).toEqual([409, 'CONFLICT']);
  const records = succeeded(
    await admin.call(listActivity, { query: { company: String(company.id) } }),
  );
  const switched = records.flatMap(({ before, after }) =>
    after?.ownCertificate === undefined ? [] : [[before?.ownCertificate, after.ownCertificate]],
  );
  expect(switched).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ]);
});

it('a new module can have them at once', async ({ portal, admin, company }) => {
  const body = { name: 'Forklift', ownCertificate: true };
  const { module } = succeeded(
    await admin.call(calls.createModule, { params: { id: company.id }, body }),
  );
  expect(module.ownCertificate).toBe(true);
  const row = await portal.resources.db
    .selectFrom('modules')
    .select('certified_since')
    .where('id', '=', module.id)
    .executeTakeFirstOrThrow();
  expect(row.certified_since).toBe(portal.clock.now);
});
