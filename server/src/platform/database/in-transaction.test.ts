import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder, type TestFolder } from '#server/testing/test-folder.ts';
import { afterCommit, inSavepoint, inTransaction } from './in-transaction.ts';
import { postgresDialect } from './postgres/dialect.ts';
import { SqliteDialect } from './sqlite/dialect.ts';

interface Tables {
  items: { id: number; size: number };
}

let folder: TestFolder;
let database: TestDatabase;
let db: Kysely<Tables>;

beforeEach(async () => {
  folder = await makeTestFolder();
  database = await makeTestDatabase();
  const { databaseUrl } = database;
  const dialect =
    databaseUrl === undefined
      ? new SqliteDialect({ file: join(folder.path, 'items.sqlite') })
      : postgresDialect({ databaseUrl, onConnectionLost: () => undefined });
  db = new Kysely<Tables>({ dialect });
  await sql`create table items (id bigint primary key, size bigint not null)`.execute(db);
  await sql`insert into items values (1, 0), (2, 0)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  await database[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const grow = (tx: Kysely<Tables>, id: number) =>
  tx
    .updateTable('items')
    .set(({ eb, ref }) => ({ size: eb(ref('size'), '+', 1) }))
    .where('id', '=', id)
    .execute();

const sizes = async () =>
  (await db.selectFrom('items').select('size').orderBy('id').execute()).map(({ size }) => size);

describe('a transaction that the database aborts', () => {
  it.each(['40P01', '40001'])(
    'starts again after %s, without the writes of the first attempt',
    async (code) => {
      let attempts = 0;
      const answer = await inTransaction(db, async (tx) => {
        await grow(tx, 1);
        attempts += 1;
        if (attempts < 3) throw Object.assign(new Error('gave way'), { code });
        return 'done';
      });
      expect([answer, attempts, await sizes()]).toEqual(['done', 3, [1, 0]]);
    },
  );

  it('fails after four attempts, and at once after any other error', async () => {
    for (const [code, expected] of [
      ['40P01', 4],
      ['23505', 1],
      [undefined, 1],
    ] as const) {
      let attempts = 0;
      const failure = Object.assign(new Error('no'), { code });
      const work = inTransaction(db, () => {
        attempts += 1;
        return Promise.reject(failure);
      });
      await expect(work).rejects.toBe(failure);
      expect([code, attempts]).toEqual([code, expected]);
    }
  });

  it.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
    'succeeds on both sides of a real deadlock',
    async () => {
      const bothHoldOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
      const growInOrder = (mine: 0 | 1) =>
        inTransaction(db, async (tx) => {
          await grow(tx, mine + 1);
          bothHoldOne[mine].resolve();
          await Promise.all(bothHoldOne.map(({ promise }) => promise));
          await grow(tx, 2 - mine);
        });
      await Promise.all([growInOrder(0), growInOrder(1)]);
      expect(await sizes()).toEqual([2, 2]);
    },
  );
});

it('a part that fails is undone alone, and effects wait for the commit', async () => {
  const seen: string[] = [];
  await inTransaction(db, async (tx) => {
    await grow(tx, 1);
    afterCommit(tx, () => seen.push('committed'));
    const part = inSavepoint(tx, async () => {
      await grow(tx, 2);
      await sql`insert into items values (1, 0)`.execute(tx);
    });
    await expect(part).rejects.toThrow();
    await inSavepoint(tx, () => grow(tx, 1));
    expect(seen).toEqual([]);
  });
  expect([await sizes(), seen]).toEqual([[2, 0], ['committed']]);
});

it('the effects of a transaction that is rolled back are left out', async () => {
  const seen: string[] = [];
  const work = inTransaction(db, async (tx) => {
    afterCommit(tx, () => seen.push('committed'));
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(seen).toEqual([]);
});
