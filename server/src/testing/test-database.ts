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
  const template =
    templateUrl === undefined ? '' : ` template ${new URL(templateUrl).pathname.slice(1)}`;
  await administer(serverUrl, `create database ${name}${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    [Symbol.asyncDispose]: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
