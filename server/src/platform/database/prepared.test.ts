import type { Kysely } from 'kysely';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { type Param, prepared } from './prepared.ts';
import { type Items, openItems } from './sqlite/testing/items-on-sqlite.ts';

function findLarger(db: Kysely<Items>) {
  return prepared(db, (param: Param<{ size: number; name: string }>) =>
    db
      .selectFrom('items')
      .where('size', '>', param('size'))
      .where('name', '!=', param('name'))
      .where('content', 'is', null)
      .orderBy('name')
      .select(['name', 'size']),
  );
}

const three = [
  { name: 'a', size: 1 },
  { name: 'b', size: 2 },
  { name: 'c', size: 3 },
];

test('runs each call with its own values, in any order', async () => {
  await using items = await openItems();
  await items.db.insertInto('items').values(three).execute();
  const larger = findLarger(items.db);
  expectTypeOf(larger).returns.resolves.toEqualTypeOf<
    readonly { name: string; size: number | null }[]
  >();
  const [first, second] = await Promise.all([
    larger({ size: 1, name: 'c' }),
    larger({ name: 'none', size: 1 }),
  ]);
  expect(first).toEqual([{ name: 'b', size: 2 }]);
  expect(second).toEqual([
    { name: 'b', size: 2 },
    { name: 'c', size: 3 },
  ]);
});

test('builds the query once', async () => {
  await using items = await openItems();
  const build = vi.fn((param: Param<{ name: string }>) =>
    items.db.selectFrom('items').where('name', '=', param('name')).select('id'),
  );
  const find = prepared(items.db, build);
  for (const name of ['a', 'b', 'c']) await find({ name });
  expect(build).toHaveBeenCalledTimes(1);
});

test('within a transaction, reads the uncommitted writes of the transaction', async () => {
  await using items = await openItems();
  const larger = findLarger(items.db);
  const add = prepared(items.db, (param: Param<{ name: string; size: number }>) =>
    items.db.insertInto('items').values({ name: param('name'), size: param('size') }),
  );
  const abandoned = items.db.transaction().execute(async (trx) => {
    expect(await add({ name: 'a', size: 5 }, trx)).toEqual([]);
    expect(await larger({ size: 1, name: '' }, trx)).toEqual([{ name: 'a', size: 5 }]);
    expect(await larger({ size: 1, name: '' })).toEqual([]);
    throw new Error('changed my mind');
  });
  await expect(abandoned).rejects.toThrow('changed my mind');
  expect(items.namesOnDisk()).toEqual([]);
});

test('refuses a missing value and accepts null', async () => {
  await using items = await openItems();
  await items.db.insertInto('items').values({ name: 'a' }).execute();
  const find = prepared(items.db, (param: Param<{ size: number | null }>) =>
    items.db.selectFrom('items').where('size', 'is', param('size')).select('name'),
  );
  expect(await find({ size: null })).toEqual([{ name: 'a' }]);
  await expect(find({} as { size: number })).rejects.toThrow("No value for the parameter 'size'");
});
