import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { migrate } from '../migrate.ts';
import type { Db } from '../schema.ts';
import { postgresDialect } from './dialect.ts';

interface Tables {
  items: { id: number; size: number };
}

const isMissing = process.env['TEST_ENGINE'] !== 'postgres';

describe.skipIf(isMissing)('on PostgreSQL (TEST_ENGINE=postgres and TEST_DATABASE_URL)', () => {
  let database: TestDatabase;
  let db: Kysely<Tables>;
  let lost: Error[];

  beforeEach(async () => {
    database = await makeTestDatabase();
    lost = [];
    db = new Kysely<Tables>({
      dialect: postgresDialect({
        databaseUrl: database.databaseUrl ?? '',
        onConnectionLost: (error) => lost.push(error),
      }),
    });
    await sql`create table items (id bigint primary key, size bigint not null)`.execute(db);
  });

  afterEach(async () => {
    await db.destroy();
    await database[Symbol.asyncDispose]();
  });

  test('returns numbers and flags as SQLite does', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as big, 1.5::numeric as exact,
      sum(x) as total, true as yes, ${true}::integer as flag from (values (1::bigint)) as v(x)`.execute(
      db,
    );
    expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, exact: 1.5, total: 1, yes: 1, flag: 1 }]);
  });

  test('fails on an integer that a JavaScript number cannot hold exactly', async () => {
    await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow(RangeError);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('refuses undefined', async () => {
    await expect(sql`select ${undefined}::text`.execute(db)).rejects.toThrow(
      'Parameter 1 is undefined',
    );
  });

  test('prepares a repeated text by name, and not a single one', async () => {
    const find = (connection: Kysely<Tables>, id: number) =>
      connection.selectFrom('items').where('id', '=', id).select('size').execute();
    await db.connection().execute(async (connection) => {
      await sql`select ${'only once'}::text`.execute(connection);
      for (const id of [1, 2, 3]) await find(connection, id);
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements`.execute(connection);
      expect(rows.map(({ statement }) => statement)).toEqual([
        'select "size" from "items" where "id" = $1',
      ]);
    });
  });

  test('forgets a plan whose table changed, together with its connection', async () => {
    const everything = () => db.selectFrom('items').where('id', '>', 0).selectAll().execute();
    await everything();
    await everything();
    await sql`alter table items add column name text`.execute(db);
    await expect(everything()).rejects.toThrow('cached plan');
    expect(await everything()).toEqual([]);
  });

  test('reports and replaces a lost connection, idle or within a transaction', async () => {
    const [backend] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
    await terminate(backend?.pid);
    await expect.poll(() => lost.length).toBe(1);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    const broken = db.transaction().execute(async (trx) => {
      const [inside] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx))
        .rows;
      await terminate(inside?.pid);
      await trx.insertInto('items').values({ id: 1, size: 1 }).execute();
    });
    await expect(broken).rejects.toThrow();
    expect(await db.selectFrom('items').selectAll().execute()).toEqual([]);
  });

  test('limits the time of statements, but not of migrations', async () => {
    const limits: string[] = [];
    const noteLimit = async (connection: Kysely<Tables>) => {
      const { rows } = await sql<{ limit: string }>`
        select current_setting('statement_timeout') as limit`.execute(connection);
      limits.push(...rows.map(({ limit }) => limit));
    };
    await db.connection().execute(async (connection) => {
      await migrate(connection as unknown as Db, { '001': { up: noteLimit } });
      await noteLimit(connection);
    });
    expect(limits).toEqual(['0', '30s']);
  });

  /** Resolves when the server has ended the connection. */
  async function terminate(pid: number | undefined): Promise<void> {
    const client = new pg.Client({ connectionString: database.databaseUrl });
    await client.connect();
    await client.query('select pg_terminate_backend($1, 60000)', [pid]);
    await client.end();
  }
});
