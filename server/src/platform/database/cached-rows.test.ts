import fc from 'fast-check';
import { type Generated, type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyMigratedSqlite } from '#server/testing/copy-migrated-sqlite.ts';
import { randomRuns } from '#server/testing/random-runs.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { CachedRows } from './cached-rows.ts';
import { directReads } from './direct-reads.ts';
import { openDatabase } from './open-database.ts';
import { type Param, prepared } from './prepared.ts';
import { type Db, TABLES_OF_VIEWS, TRIGGER_WRITTEN, TRIGGER_WRITTEN_COLUMNS } from './schema.ts';

interface Shelves {
  shelves: { id: number; name: string };
  books: { id: Generated<number>; shelf_id: number; title: string };
  readers: { id: number; name: string };
}

/** Deleting a shelf deletes its books. */
async function openShelves() {
  await using opening = new AsyncDisposableStack();
  const folder = opening.use(await makeTestFolder());
  const database = openDatabase({ dataDir: folder.path });
  opening.defer(() => database.close());
  const db = database.db as unknown as Kysely<Shelves>;
  await sql`create table shelves (id integer primary key, name text not null)`.execute(db);
  await sql`create table books (id integer primary key, title text not null,
    shelf_id integer not null references shelves (id) on delete cascade)`.execute(db);
  await sql`create table readers (id integer primary key, name text not null)`.execute(db);
  await db.insertInto('shelves').values([1, 2, 3].map(shelf)).execute();
  const opened = opening.move();
  return { db, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

const shelf = (id: number) => ({ id, name: `shelf ${id}` });

const booksOf = (db: Kysely<Shelves>, options: { cache: boolean }) =>
  prepared(
    db,
    (param: Param<{ shelf: number }>) =>
      db
        .selectFrom('books')
        .innerJoin('shelves as s', 's.id', 'books.shelf_id')
        .select(['books.id', 'books.title', 's.name'])
        .where('s.id', '=', param('shelf'))
        .orderBy('books.id'),
    options,
  );

function countReads(db: Kysely<Shelves>) {
  const direct = directReads(db);
  if (direct === undefined) throw new Error('The embedded database reads directly');
  return vi.spyOn(direct, 'read');
}

test('reads unchanged rows once, also when another table changes', async () => {
  await using shelves = await openShelves();
  const { db } = shelves;
  const books = booksOf(db, { cache: true });
  await db.insertInto('books').values({ shelf_id: 1, title: 'one' }).execute();
  const first = await books({ shelf: 1 });
  const reads = countReads(db);
  await db.insertInto('readers').values({ id: 1, name: 'Ada' }).execute();
  expect(await books({ shelf: 1 })).toBe(first);
  expect(reads).not.toHaveBeenCalled();
  expect(await books({ shelf: 2 })).toEqual([]);
  expect(reads).toHaveBeenCalledTimes(1);
});

test('a statement that changes no row invalidates nothing', async () => {
  await using shelves = await openShelves();
  const { db } = shelves;
  const books = booksOf(db, { cache: true });
  await db.insertInto('books').values({ shelf_id: 1, title: 'one' }).execute();
  const first = await books({ shelf: 1 });
  await db.deleteFrom('books').where('id', '=', 99).execute();
  await db.deleteFrom('shelves').where('id', '=', 99).returning('id').execute();
  await db.updateTable('books').set({ title: 'none' }).where('id', '=', 99).execute();
  await sql`delete from books where id = 99`.execute(db);
  expect(await books({ shelf: 1 })).toBe(first);
  await sql`delete from shelves where id = 1`.execute(db);
  expect(await books({ shelf: 1 })).toEqual([]);
});

test('a transaction invalidates cached rows for others at its commit, not before', async () => {
  await using shelves = await openShelves();
  const { db } = shelves;
  const books = booksOf(db, { cache: true });
  expect(await books({ shelf: 1 })).toEqual([]);
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('books').values({ shelf_id: 1, title: 'new' }).execute();
    expect(await books({ shelf: 1 })).toEqual([]);
    expect(await books({ shelf: 1 }, tx)).toHaveLength(1);
  });
  expect(await books({ shelf: 1 })).toHaveLength(1);
});

test('keeps a limited number of rows, however many calls they belong to', async () => {
  await using shelves = await openShelves();
  const { query } = shelves.db.selectFrom('books').select('id').compile();
  const cached = new CachedRows<number>(query);
  const read = vi.fn((length: number) => new Array<number>(length).fill(0));
  const ask = (key: number, length: number) =>
    cached.rowsFor(
      [key],
      () => 1,
      () => read(length),
    );
  for (let key = 0; key < 10_000; key += 1) ask(key, 0);
  ask(0, 0);
  ask(10_001, 39_000);
  ask(0, 0);
  expect(read).toHaveBeenCalledTimes(10_001);
  ask(10_002, 2_000);
  ask(0, 0);
  expect(read).toHaveBeenCalledTimes(10_003);
});

test('a deletion invalidates the rows that it deletes by cascade', async () => {
  await using shelves = await openShelves();
  const { db } = shelves;
  const titles = prepared(db, () => db.selectFrom('books').select('title'), { cache: true });
  await db.insertInto('books').values({ shelf_id: 1, title: 'deleted' }).execute();
  expect(await titles({})).toHaveLength(1);
  await db.deleteFrom('shelves').where('id', '=', 1).execute();
  expect(await titles({})).toEqual([]);
});

test('refuses a table in raw SQL, because its changes cannot be followed', async () => {
  await using shelves = await openShelves();
  const { db } = shelves;
  const hidden = prepared(
    db,
    () => db.selectFrom('shelves').select(sql<number>`(select count(*) from books)`.as('count')),
    { cache: true },
  );
  await expect(hidden({})).rejects.toThrow('must name its tables');
});

test('a query on a view is read again after a change of each table of the view', async () => {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await makeTestFolder());
  await copyMigratedSqlite(folder.path);
  const database = openDatabase({ dataDir: folder.path });
  resources.defer(() => database.close());
  const { db } = database;
  const company = { name: 'A', name_key: 'a', created_at: 0 };
  const { id } = await db
    .insertInto('all_companies')
    .values(company)
    .returning('id')
    .executeTakeFirstOrThrow();
  const module = { company_id: id, name: 'One', description: '', quiz_version: 1, created_at: 0 };
  await db.insertInto('all_modules').values(module).execute();
  const find = prepared(db, () => db.selectFrom('modules').select('name'), { cache: true });
  expect(await find({})).toEqual([{ name: 'One' }]);
  await db.updateTable('all_modules').set({ name: 'Two' }).execute();
  expect(await find({})).toEqual([{ name: 'Two' }]);
  await db.updateTable('all_companies').set({ deleted_at: 1 }).execute();
  expect(await find({})).toEqual([]);
  await db.updateTable('all_companies').set({ deleted_at: null }).execute();
  await db.updateTable('all_modules').set({ deleted_at: 1 }).execute();
  expect(await find({})).toEqual([]);
});

test('the tables of each view are those of its definition', async () => {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await makeTestFolder());
  await copyMigratedSqlite(folder.path);
  const database = openDatabase({ dataDir: folder.path });
  resources.defer(() => database.close());
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'view'`.execute(database.db);
  const defined = rows.map(({ name, sql: text }) => [
    name,
    [...new Set(text.match(/\ball_\w+/g))].sort(),
  ]);
  const declared = [...TABLES_OF_VIEWS].map(([name, tables]) => [name, [...tables].sort()]);
  expect(defined.sort()).toEqual(declared.sort());
});

describe('a table with triggers that write', () => {
  let resources: AsyncDisposableStack;
  let db: Db;
  beforeEach(async () => {
    resources = new AsyncDisposableStack();
    const folder = resources.use(await makeTestFolder());
    await copyMigratedSqlite(folder.path);
    const database = openDatabase({ dataDir: folder.path });
    resources.defer(() => database.close());
    db = database.db;
  });
  afterEach(() => resources.disposeAsync());

  test('is refused, also in a join', async () => {
    const counted = prepared(
      db,
      () =>
        db
          .selectFrom('companies')
          .leftJoin('trainee_counts as counts', 'counts.company_id', 'companies.id')
          .select(['companies.id', 'counts.trainees']),
      { cache: true },
    );
    await expect(counted({})).rejects.toThrow('A query on trainee_counts');
  });

  test('is refused by the columns that they write, if they leave the others as they are', async () => {
    const current = (columns: readonly ('number' | 'hidden')[]) =>
      prepared(db, () => db.selectFrom('runs').select(columns), { cache: true });
    expect(await current(['number'])({})).toEqual([]);
    const all = prepared(db, () => db.selectFrom('runs').selectAll(), { cache: true });
    for (const refused of [current(['number', 'hidden']), all])
      await expect(refused({})).rejects.toThrow('A query on hidden of runs');
  });

  test('is detected for each kind of trigger', async () => {
    const { rows } = await sql<{ body: string }>`
      select substr(sql, instr(lower(sql), ' begin ')) as body
      from sqlite_master where type = 'trigger'`.execute(db);
    const written = rows.flatMap(({ body }) =>
      [
        ...body.matchAll(
          /\b(?:insert(?: or \w+)? into|update(?! set\b)|delete from) (\w+)(?: set (\w+ = [^,]*?)\bwhere\b)?/gi,
        ),
      ].map(([, table = '', only = '']) => {
        const column = TRIGGER_WRITTEN_COLUMNS.get(table);
        return column !== undefined && only.startsWith(`${column} =`)
          ? `${table}.${column}`
          : table;
      }),
    );
    const columns = [...TRIGGER_WRITTEN_COLUMNS].map(([table, column]) => `${table}.${column}`);
    expect([...new Set(written)].sort()).toEqual([...TRIGGER_WRITTEN, ...columns].sort());
  });
});

type Step = (db: Kysely<Shelves>) => Promise<unknown>;

const id = fc.integer({ min: 1, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(id, fc.string()).map(
    ([shelf_id, title]): Step =>
      (db) =>
        db.insertInto('books').values({ shelf_id, title }).execute(),
  ),
  fc.tuple(id, fc.string()).map(
    ([shelf_id, title]): Step =>
      (db) =>
        db.updateTable('books').set({ title }).where('shelf_id', '=', shelf_id).execute(),
  ),
  fc.tuple(id, fc.string()).map(
    ([at, name]): Step =>
      (db) =>
        db.updateTable('shelves').set({ name }).where('id', '=', at).execute(),
  ),
  id.map(
    (at): Step =>
      (db) =>
        db.deleteFrom('shelves').where('id', '=', at).execute(),
  ),
  id.map(
    (at): Step =>
      (db) =>
        sql`insert or replace into shelves (id, name) values (${at}, 'again')`.execute(db),
  ),
);
const turn = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  how: fc.constantFrom('alone', 'together', 'undone'),
});

async function take({ steps, how }: { steps: Step[]; how: string }, db: Kysely<Shelves>) {
  if (how === 'alone') return Promise.allSettled(steps.map((each) => each(db)));
  const together = db.transaction().execute(async (tx) => {
    for (const each of steps) await each(tx);
    if (how === 'undone') throw new Error('undone');
  });
  return Promise.allSettled([together]);
}

test('after any writes, the cached rows equal those of the database', async () => {
  await using shelves = await openShelves();
  const { db } = shelves;
  const cached = booksOf(db, { cache: true });
  const read = booksOf(db, { cache: false });
  const compare = async () => {
    for (const shelf of [1, 2, 3]) {
      const [mine, theirs] = await Promise.all([cached({ shelf }), read({ shelf })]);
      expect(mine).toEqual(theirs);
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 8 }), async (turns) => {
      // Run concurrently, so that commits fall together and reads run between them.
      await Promise.all(turns.map((each) => take(each, db).then(compare)));
      await compare();
    }),
    { numRuns: randomRuns(60) },
  );
});
