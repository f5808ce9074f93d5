import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { findSqliteDamage } from './damage.ts';

const PAGE_BYTES = 4096;

let resources: AsyncDisposableStack;
let dataDir: string;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  dataDir = resources.use(await makeTestFolder()).path;
  const { db, close } = openDatabase({ dataDir });
  await sql`create table parents (id integer primary key)`.execute(db);
  await sql`create table children (id integer primary key, parent_id references parents(id))`.execute(
    db,
  );
  await sql`create index children_by_parent on children(parent_id)`.execute(db);
  await sql`insert into parents values (1)`.execute(db);
  await sql`insert into children values (1, 1), (2, 1)`.execute(db);
  await close();
});
afterEach(() => resources.disposeAsync());

function look(): OpenDatabase {
  return resources.adopt(openDatabase({ dataDir, readOnly: true }), (opened) => opened.close());
}

it('finds nothing in an undamaged database, and cannot write to it', async () => {
  const { db } = look();
  expect(await findSqliteDamage(db)).toEqual([]);
  await expect(sql`insert into parents values (2)`.execute(db)).rejects.toThrow('readonly');
});

it('reads what the owner of the database has committed by then', async () => {
  const { db: owner, close } = openDatabase({ dataDir });
  const { db } = look();
  const parents = async () => (await sql`select id from parents order by id`.execute(db)).rows;
  expect(await parents()).toEqual([{ id: 1 }]);
  await sql`insert into parents values (2)`.execute(owner);
  expect(await parents()).toEqual([{ id: 1 }, { id: 2 }]);
  await close();
});

it('finds rows whose parents are missing', async () => {
  using database = new DatabaseSync(join(dataDir, SQLITE_FILE));
  database.exec('pragma foreign_keys = off; delete from parents');
  expect(await findSqliteDamage(look().db)).toEqual([
    'rows of children that refer to missing parents: 2',
  ]);
});

it('finds pages that were overwritten', async () => {
  await using file = await open(join(dataDir, SQLITE_FILE), 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(PAGE_BYTES, 0xee), 0, PAGE_BYTES, size - PAGE_BYTES);
  expect(await findSqliteDamage(look().db)).not.toEqual([]);
});
