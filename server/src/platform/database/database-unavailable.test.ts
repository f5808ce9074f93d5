import { once } from 'node:events';
import { createServer } from 'node:net';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeTestDatabase } from '#server/testing/test-database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { postgresDialect } from './postgres/dialect.ts';

interface Tables {
  items: { id: number };
}

const open = (databaseUrl: string) =>
  new Kysely<Tables>({ dialect: postgresDialect({ databaseUrl, onConnectionLost: () => {} }) });

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('isDatabaseUnavailable is true for a server that hangs up, and for one that is not there', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const db = open(`postgres://stranger@127.0.0.1:${port}/nothing`);
  expect(isDatabaseUnavailable(await errorOf(sql`select 1`.execute(db)))).toBe(true);
  server.close();
  await once(server, 'close');
  expect(isDatabaseUnavailable(await errorOf(sql`select 1`.execute(db)))).toBe(true);
  await db.destroy();
});

it("isDatabaseUnavailable is false for errors in the portal's own code", () => {
  expect(isDatabaseUnavailable(new TypeError('Parameter 1 is undefined'))).toBe(false);
  expect(isDatabaseUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(
    false,
  );
  expect(isDatabaseUnavailable(null)).toBe(false);
});

it.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'isDatabaseUnavailable is true for a transaction whose connection is cut, and what follows on it',
  async () => {
    await using database = await makeTestDatabase();
    const db = open(database.databaseUrl ?? '');
    const [first, next] = await db.connection().execute(async (connection) => [
      await errorOf(
        connection.transaction().execute(async (tx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
          await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
          await sql`select 1`.execute(tx);
        }),
      ),
      await errorOf(sql`select 1`.execute(connection)),
    ]);
    expect([first, next].map(isDatabaseUnavailable)).toEqual([true, true]);
    await db.destroy();
  },
);

it.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'isDatabaseUnavailable is true for the transaction that a deadlock aborts',
  async () => {
    await using database = await makeTestDatabase();
    const db = open(database.databaseUrl ?? '');
    await sql`create table items (id bigint primary key)`.execute(db);
    await db
      .insertInto('items')
      .values([{ id: 1 }, { id: 2 }])
      .execute();
    const bothHoldOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const lockInOrder = (mine: 0 | 1) =>
      db.transaction().execute(async (tx) => {
        const lock = (id: number) =>
          tx.selectFrom('items').selectAll().where('id', '=', id).forUpdate().execute();
        await lock(mine + 1);
        bothHoldOne[mine].resolve();
        await Promise.all(bothHoldOne.map(({ promise }) => promise));
        await lock(2 - mine);
      });
    const errors = await Promise.all([errorOf(lockInOrder(0)), errorOf(lockInOrder(1))]);
    expect(errors.filter((error) => error !== null).map(isDatabaseUnavailable)).toEqual([true]);
    await db.destroy();
  },
);
