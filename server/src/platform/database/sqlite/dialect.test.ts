import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { type ItemsFixture, openItems } from './testing/items-on-sqlite.ts';

test('the file is opened for durable, checked writing', async () => {
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

test('booleans, bytes, null and numbers go in and come out', async () => {
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
])('a parameter that is %s is refused', async (name, value) => {
  await using items = await openItems();
  await expect(
    items.db.executeQuery(CompiledQuery.raw('select ?, ?', ['fine', value])),
  ).rejects.toThrow(`Parameter 2 is ${name}`);
});

test('results tell ids and counts of changes, and of changes only', async () => {
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
  'raw transaction control is refused: %s',
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

test('raw statements of every kind find the connection that can run them', async () => {
  await using items = await openItems();
  const run = async (text: string) => (await sql.raw(text).execute(items.db)).rows;
  expect(await run("insert into items (name) values ('a') returning name")).toEqual([
    { name: 'a' },
  ]);
  expect(await run("with n(x) as (values ('b')) insert into items (name) select x from n")).toEqual(
    [],
  );
  expect(await run("with n(x) as (values ('b')) select x from n")).toEqual([{ x: 'b' }]);
  expect(await run('values (1)')).toEqual([{ column1: 1 }]);
  await run('pragma user_version = 7');
  expect(await run('pragma user_version')).toEqual([{ user_version: 7 }]);
  await run('vacuum');
  expect(items.namesOnDisk()).toEqual(['a', 'b']);
});

async function fill(items: ItemsFixture, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({ name: `${index}` }));
  await items.db.insertInto('items').values(rows).execute();
}

test('a stream yields every row, and leaves other reads their fresh view', async () => {
  await using items = await openItems();
  await fill(items, 250);
  const names: string[] = [];
  const query = items.db.selectFrom('items').select('name').orderBy('id');
  for await (const { name } of query.stream(100)) {
    if (names.length === 0) {
      await items.db.insertInto('items').values({ name: 'new' }).execute();
      const counted = await sql<{ n: number }>`select count(*) as n from items`.execute(items.db);
      expect(counted.rows).toEqual([{ n: 251 }]);
    }
    names.push(name);
  }
  expect(names).toEqual(Array.from({ length: 250 }, (_, index) => `${index}`));
});

test('a stream reads no further than it is asked to', async () => {
  await using items = await openItems();
  const endless = items.db
    .withRecursive('counter(n)', (cte) =>
      cte
        .selectNoFrom(sql<number>`1`.as('n'))
        .unionAll(cte.selectFrom('counter').select(sql<number>`n + 1`.as('n'))),
    )
    .selectFrom('counter')
    .select('n');
  let last = 0;
  for await (const { n } of endless.stream(10)) {
    last = n;
    if (n === 25) break;
  }
  expect(last).toBe(25);
});

test('a stream within a transaction sees its writes and cannot outlive it', async () => {
  await using items = await openItems();
  const left = await items.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('items')
      .values([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
      .execute();
    const rows = trx.selectFrom('items').select('name').stream(1);
    expect(await rows.next()).toEqual({ done: false, value: { name: 'a' } });
    return rows;
  });
  await expect(left.next()).rejects.toThrow('The transaction has ended');
  await fillAfterwards(items);
});

async function fillAfterwards(items: ItemsFixture): Promise<void> {
  await fill(items, 2);
  expect(items.namesOnDisk()).toEqual(['a', 'b', 'c', '0', '1']);
}

test('only selects can be streamed', async () => {
  await using items = await openItems();
  const stream = items.db.insertInto('items').values({ name: 'a' }).returning('id').stream();
  await expect(stream.next()).rejects.toThrow('Only selects can be streamed');
});
