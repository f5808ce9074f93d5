import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase extends AsyncDisposable {
  /** Absent for the embedded database in the test's folder. */
  readonly databaseUrl: string | undefined;
}

/**
 * `TEST_ENGINE=postgres` creates a database on the server of `TEST_DATABASE_URL`: an empty one, or a copy of the given
 * one.
 */
export async function makeTestDatabase(templateUrl?: string): Promise<TestDatabase> {
  if (process.env['TEST_ENGINE'] !== 'postgres')
    return { databaseUrl: undefined, [Symbol.asyncDispose]: () => Promise.resolve() };
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL');
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const template = templateUrl === undefined ? 'template1' : new URL(templateUrl).pathname.slice(1);
  const server = connectTo(serverUrl);
  await server.query(`create database ${name} template ${template}${await strategyOf(server)}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    [Symbol.asyncDispose]: async () => {
      await server.query(`drop database ${name} with (force)`);
    },
  };
}

const servers = new Map<string, pg.Pool>();

/** Returns the one connection of this process to the server, which does not keep the process alive. */
function connectTo(connectionString: string): pg.Pool {
  const known = servers.get(connectionString);
  if (known !== undefined) return known;
  const server = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true });
  server.on('error', () => {
    // The pool replaces a connection that was lost.
  });
  servers.set(connectionString, server);
  return server;
}

/**
 * Copying the files of a database takes half the processor time of copying its pages by the log, which is the default
 * since version 15. Older servers always copy the files.
 */
async function strategyOf(server: pg.Pool): Promise<string> {
  const { rows } = await server.query<{ isNew: boolean }>(
    `select current_setting('server_version_num')::int >= 150000 as "isNew"`,
  );
  return rows[0]?.isNew ? ' strategy file_copy' : '';
}
