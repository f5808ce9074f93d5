import { expect, test } from 'vitest';
import { copyMigratedSqlite } from '#server/testing/copy-migrated-sqlite.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { openDatabase } from './open-database.ts';
import { type Param, prepared } from './prepared.ts';

test('a prepared select past Kysely reads committed rows, and within a transaction its own writes', async () => {
  await using folder = await makeTestFolder();
  await copyMigratedSqlite(folder.path);
  const { db, close } = openDatabase({ dataDir: folder.path });
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
  await copyMigratedSqlite(folder.path);
  const { db, close } = openDatabase({ dataDir: folder.path });
  const find = prepared(db, () => db.selectFrom('companies').select('id'));
  expect(await find({})).toEqual([]);
  await close();
});
