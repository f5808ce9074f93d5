import { expect, vi } from 'vitest';
import { makeCompany } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { compiledForEach, compiledForIds, compiledOnce } from './compiled-once.ts';
import type { Param } from './prepared.ts';
import type { Db } from './schema.ts';

const secret = (name: string) => ({ name, value: `value of ${name}` });

it('builds a statement once, and runs it in each transaction with its values', async ({
  portal: {
    resources: { db },
  },
}) => {
  const build = vi.fn((of: Db, param: Param<{ name: string; value: string }>) =>
    of
      .insertInto('portal_secrets')
      .values({ name: param('name'), value: param('value') })
      .returning('name'),
  );
  const insert = compiledOnce(build);
  await db.transaction().execute(async (tx) => {
    expect(await insert(tx, secret('kept'))).toEqual([{ name: 'kept' }]);
  });
  const undone = db.transaction().execute(async (tx) => {
    await insert(tx, secret('undone'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(build).toHaveBeenCalledTimes(1);
  const stored = await db.selectFrom('portal_secrets').select('name').execute();
  expect(stored).toContainEqual({ name: 'kept' });
  expect(stored).not.toContainEqual({ name: 'undone' });
});

it('builds a statement once for each length of a list', async ({ portal }) => {
  const [a, b] = [await makeCompany(portal), await makeCompany(portal)];
  const build = vi.fn((of: Db, ids: readonly number[]) =>
    of.selectFrom('companies').where('id', 'in', ids).select('id').orderBy('id'),
  );
  const find = compiledForIds(build);
  const { db } = portal.resources;
  expect(await find(db, [b.id, a.id])).toEqual([{ id: a.id }, { id: b.id }]);
  expect(await find(db, [b.id, 0])).toEqual([{ id: b.id }]);
  expect(await find(db, [a.id])).toEqual([{ id: a.id }]);
  expect(await find(db, [])).toEqual([]);
  expect(build).toHaveBeenCalledTimes(2);
});

it('keeps the latest texts', async ({
  portal: {
    resources: { db },
  },
}) => {
  const build = vi.fn((of: Db, param: Param<{ id: number }>, limit: number) =>
    of.selectFrom('companies').where('id', '=', param('id')).select('id').limit(limit),
  );
  const find = compiledForEach(build);
  for (let limit = 0; limit <= 100; limit += 1) await find(db, limit, { id: 0 });
  for (const limit of [1, 100]) await find(db, limit, { id: 0 });
  expect(build).toHaveBeenCalledTimes(101);
  await find(db, 0, { id: 0 });
  expect(build).toHaveBeenCalledTimes(102);
});
