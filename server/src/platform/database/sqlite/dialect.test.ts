import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openItems } from './testing/items-on-sqlite.ts';
import { WriteLockTimeoutError } from './transaction-errors.ts';

test('opens the file for durable, checked writing', async () => {
  await using items = await openItems();
  const pragma = (name: string) =>
    items.db
      .transaction()
      .execute(async (trx) => (await sql.raw(`pragma ${name}`).execute(trx)).rows[0]);
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  // It would block the event loop.
  expect(await pragma('busy_timeout')).toEqual({ timeout: 0 });
  expect((await sql`pragma busy_timeout`.execute(items.db)).rows).toEqual([{ timeout: 0 }]);
});

test('writes and reads booleans, bytes, null and numbers', async () => {
  await using items = await openItems();
  const content = new Uint8Array([0, 127, 255]);
  await items.db.insertInto('items').values({ name: 'a', size: 1.5, content }).execute();
  const row = await items.db.selectFrom('items').selectAll().executeTakeFirstOrThrow();
  expect(row).toEqual({ id: 1, name: 'a', size: 1.5, content });
  const { rows } = await sql`select ${true} as yes, ${null} as "none", ${5} / 2 as half`.execute(
    items.db,
  );
  expect(rows).toEqual([{ yes: 1, none: null, half: 2 }]);
});

test.each([
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Date', new Date(0)],
  ['Array', [1]],
  ['Symbol(a)', Symbol('a')],
])('refuses a parameter that is %s', async (name, value) => {
  await using items = await openItems();
  await expect(
    items.db.executeQuery(CompiledQuery.raw('select ?, ?', ['fine', value])),
  ).rejects.toThrow(`Parameter 2 is ${name}`);
});

test('returns ids and counts for statements that change rows, and only for those', async () => {
  await using items = await openItems();
  const { db } = items;
  const inserted = await db
    .insertInto('items')
    .values([{ name: 'a' }, { name: 'b' }])
    .executeTakeFirst();
  expect(inserted).toMatchObject({ insertId: 2n, numInsertedOrUpdatedRows: 2n });
  const updated = await db.updateTable('items').set({ size: 2 }).executeTakeFirst();
  expect(updated.numUpdatedRows).toBe(2n);
  const returned = await db.deleteFrom('items').returning('name').execute();
  expect(returned).toEqual([{ name: 'a' }, { name: 'b' }]);
  const deleted = await db.deleteFrom('items').executeTakeFirst();
  expect(deleted.numDeletedRows).toBe(0n);
  expect(await sql`create index by_size on items (size)`.execute(db)).toEqual({ rows: [] });
  expect(await db.executeQuery(db.selectFrom('items').selectAll())).toEqual({ rows: [] });
});

test('savepoints undo a part of a transaction', async () => {
  await using items = await openItems();
  const trx = await items.db.startTransaction().execute();
  await trx.insertInto('items').values({ name: 'kept' }).execute();
  const inner = await trx.savepoint('a "quoted" name').execute();
  await inner.insertInto('items').values({ name: 'undone' }).execute();
  await inner.rollbackToSavepoint('a "quoted" name').execute();
  await inner.releaseSavepoint('a "quoted" name').execute();
  await trx.commit().execute();
  expect(items.namesOnDisk()).toEqual(['kept']);
});

test.each(['begin', ' COMMIT', '-- why\nrollback', '/* so */ savepoint x', 'end'])(
  'refuses raw transaction control: %s',
  async (text) => {
    await using items = await openItems();
    await expect(sql.raw(text).execute(items.db)).rejects.toThrow('is not for raw SQL');
    await items.db.transaction().execute(async (trx) => {
      await expect(sql.raw(text).execute(trx)).rejects.toThrow('is not for raw SQL');
      await trx.insertInto('items').values({ name: 'a' }).execute();
    });
    expect(items.namesOnDisk()).toEqual(['a']);
  },
);

test('runs raw statements of every kind, also outside a transaction', async () => {
  await using items = await openItems();
  const run = async (text: string) => (await sql.raw(text).execute(items.db)).rows;
  expect(await run("insert into items (name) values ('a') returning name")).toEqual([
    { name: 'a' },
  ]);
  expect(await run("with n(x) as (values ('b')) insert into items (name) select x from n")).toEqual(
    [],
  );
  expect(await run('select name from items')).toEqual([{ name: 'a' }, { name: 'b' }]);
  await run('pragma user_version = 7');
  expect(await run('pragma user_version')).toEqual([{ user_version: 7 }]);
  expect(items.namesOnDisk()).toEqual(['a', 'b']);
});

test('raw SQL outside a transaction waits for the write lock, even to read', async () => {
  await using items = await openItems({ lockTimeoutMs: 50 });
  await items.db.transaction().execute(async () => {
    await expect(sql`select 1`.execute(items.db)).rejects.toThrow(WriteLockTimeoutError);
  });
});

test('a select of the query builder does not wait for the transaction that writes', async () => {
  await using items = await openItems();
  const { db } = items;
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('items').values({ name: 'a' }).execute();
    const counted = db
      .with('all_items', (cte) => cte.selectFrom('items').selectAll())
      .selectFrom('all_items')
      .select(({ fn }) => fn.countAll<number>().as('count'));
    expect(await counted.execute()).toEqual([{ count: 0 }]);
  });
});

test('refuses streaming', async () => {
  await using items = await openItems();
  const stream = items.db.selectFrom('items').select('name').stream();
  await expect(stream.next()).rejects.toThrow('does not stream');
});
