import { expect, test, vi } from 'vitest';
import { preparedForIds } from './prepared-for-ids.ts';
import { openItems } from './sqlite/testing/items-on-sqlite.ts';

const NAMES = ['a', 'b', 'c'].map((name) => ({ name }));

test('finds the rows of a list of any length, and builds a query once for each length', async () => {
  await using items = await openItems();
  const added = await items.db.insertInto('items').values(NAMES).returning('id').execute();
  const [a = 0, b = 0, c = 0] = added.map(({ id }) => id);
  const build = vi.fn((ids: readonly number[]) =>
    items.db.selectFrom('items').where('id', 'in', ids).select('name').orderBy('name'),
  );
  const find = preparedForIds(items.db, build);
  const namesOf = async (ids: readonly number[]) => (await find(ids)).map(({ name }) => name);
  expect(await Promise.all([namesOf([c, a]), namesOf([b]), namesOf([])])).toEqual([
    ['a', 'c'],
    ['b'],
    [],
  ]);
  expect(await namesOf([b, c])).toEqual(['b', 'c']);
  expect(build).toHaveBeenCalledTimes(2);
});

test('keeps no query for a list that is longer than a page', async () => {
  await using items = await openItems();
  await items.db.insertInto('items').values(NAMES).execute();
  const build = vi.fn((ids: readonly number[]) =>
    items.db.selectFrom('items').where('id', 'in', ids).select('id'),
  );
  const find = preparedForIds(items.db, build);
  const ids = Array.from({ length: 101 }, (_, index) => index);
  expect([(await find(ids)).length, (await find(ids)).length]).toEqual([3, 3]);
  expect(build).toHaveBeenCalledTimes(2);
});
