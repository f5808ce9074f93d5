import { type Expression, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openItems } from './testing/items-on-sqlite.ts';

test('a limit that is a parameter is no mere parameter for SQLite, and limits as before', async () => {
  await using items = await openItems();
  const names = ['a', 'b', 'c'].map((name) => ({ name }));
  await items.db.insertInto('items').values(names).execute();
  const first = (limit: number | Expression<number>) =>
    items.db.selectFrom('items').select('name').orderBy('name').limit(limit).offset(1);
  expect(first(1).compile()).toMatchObject({
    sql: expect.stringContaining('limit cast(? as integer) offset ?'),
    parameters: [1, 1],
  });
  expect(first(sql.lit(1)).compile().sql).toContain('limit 1 offset ?');
  expect(await first(1).execute()).toEqual([{ name: 'b' }]);
  expect(await first(sql.lit(1)).execute()).toEqual([{ name: 'b' }]);
});
