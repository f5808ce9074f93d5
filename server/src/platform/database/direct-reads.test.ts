import { expect, test } from 'vitest';
import { makeTestFolder } from '#server/testing/test-resources.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { type Param, prepared } from './prepared.ts';

test('a prepared select past Kysely reads committed rows, and within a transaction its own writes', async () => {
  await using folder = await makeTestFolder();
  const { db, close } = openDatabase({ dataDir: folder.path });
  await migrate(db);
  const find = prepared(db, (param: Param<{ name: string }>) =>
    db.selectFrom('portal_secrets').select('value').where('name', '=', param('name')),
  );
  const row = { name: 'a', value: 'b' };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('portal_secrets').values(row).execute();
    expect(await find({ name: 'a' })).toEqual([]);
    expect(await find({ name: 'a' }, tx)).toEqual([{ value: 'b' }]);
  });
  expect(await find({ name: 'a' })).toEqual([{ value: 'b' }]);
  await close();
});

test('a prepared select works before the first query has opened the database', async () => {
  await using folder = await makeTestFolder();
  const first = openDatabase({ dataDir: folder.path });
  await migrate(first.db);
  await first.close();
  const { db, close } = openDatabase({ dataDir: folder.path });
  const find = prepared(db, () => db.selectFrom('companies').select('id'));
  expect(await find({})).toEqual([]);
  await close();
});
