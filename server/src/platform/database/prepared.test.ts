import { expect, expectTypeOf, vi } from 'vitest';
import { makeCompany } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { type Ids, isOneOf, type Param, prepared } from './prepared.ts';
import type { Db } from './schema.ts';

const secret = (name: string) => ({ name, value: `value of ${name}` });

const insertSecret = prepared((db, param: Param<{ name: string; value: string }>) =>
  db
    .insertInto('portal_secrets')
    .values({ name: param('name'), value: param('value') })
    .returning('name'),
);

it('builds a query once, and runs each call with its own values, in any order', async ({
  portal,
}) => {
  const { db } = portal.resources;
  for (const name of ['a', 'b', 'c']) await insertSecret(db, secret(name));
  const build = vi.fn((of: Db, param: Param<{ least: string; not: string }>) =>
    of
      .selectFrom('portal_secrets')
      .where('name', '>=', param('least'))
      .where('name', '<', 'd')
      .where('name', '!=', param('not'))
      .orderBy('name')
      .select('name'),
  );
  const find = prepared(build);
  expectTypeOf(find).returns.resolves.toEqualTypeOf<readonly { name: string }[]>();
  const [first, second] = await Promise.all([
    find(db, { least: 'a', not: 'b' }),
    find(db, { not: 'none', least: 'b' }),
  ]);
  expect([first, second]).toEqual([
    [{ name: 'a' }, { name: 'c' }],
    [{ name: 'b' }, { name: 'c' }],
  ]);
  expect(build).toHaveBeenCalledTimes(1);
});

it('runs in a transaction, and reads its uncommitted writes there alone', async ({ portal }) => {
  const { db } = portal.resources;
  const find = prepared((of, param: Param<{ name: string }>) =>
    of.selectFrom('portal_secrets').where('name', '=', param('name')).select('name'),
  );
  const undone = db.transaction().execute(async (tx) => {
    expect(await insertSecret(tx, secret('undone'))).toEqual([{ name: 'undone' }]);
    expect(await find(tx, { name: 'undone' })).toEqual([{ name: 'undone' }]);
    expect(await find(db, { name: 'undone' })).toEqual([]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await find(db, { name: 'undone' })).toEqual([]);
});

it('finds the rows of a list of any length by one text', async ({ portal }) => {
  const [a, b] = [await makeCompany(portal), await makeCompany(portal)];
  const build = vi.fn((of: Db, param: Param<Ids>) =>
    of
      .selectFrom('companies')
      .where(isOneOf(of, 'id', param('ids')))
      .select('id')
      .orderBy('id'),
  );
  const find = prepared(build);
  const { db } = portal.resources;
  expect(await find(db, { ids: [b.id, a.id, b.id] })).toEqual([{ id: a.id }, { id: b.id }]);
  expect(await find(db, { ids: [b.id, 0] })).toEqual([{ id: b.id }]);
  expect(await find(db, { ids: [] })).toEqual([]);
  expect(build).toHaveBeenCalledTimes(1);
});

it('refuses a missing value and accepts null', async ({ portal }) => {
  const { db } = portal.resources;
  const store = prepared((of, param: Param<{ logo: string | null }>) =>
    of
      .updateTable('all_companies')
      .set({ logo_key: param('logo') })
      .returning('logo_key'),
  );
  await makeCompany(portal);
  expect(await store(db, { logo: null })).toContainEqual({ logo_key: null });
  await expect(store(db, {} as { logo: string })).rejects.toThrow(
    "No value for the parameter 'logo'",
  );
});
