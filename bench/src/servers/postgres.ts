import { NEEDS, provision } from '../../../scripts/test/provision.mjs';
import { startPostgres } from '../../../scripts/test/servers.mjs';

/** Starts PostgreSQL, which is installed if that is possible. Returns the address of an empty database. */
export async function startDatabase(stack: AsyncDisposableStack): Promise<string> {
  await provision([NEEDS.postgres]);
  const binaries = NEEDS.postgres.find();
  if (binaries === undefined) throw new Error('PostgreSQL is missing');
  const database = await startPostgres(binaries);
  stack.defer(() => database.stop());
  return database.url;
}
