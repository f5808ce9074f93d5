import { sql } from 'kysely';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrations } from '#server/platform/database/migrations/all.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { makeTestDatabase } from './test-database.ts';
import { makeTestFolder } from './test-folder.ts';

interface DatabaseBefore extends AsyncDisposable {
  readonly db: Db;
  run(...statements: string[]): Promise<void>;
  /** Applies the migration and all later ones. Returns their names. */
  migrate(): Promise<string[]>;
}

/** An empty database with the schema before the migration with this number, such as '031'. */
export async function openDatabaseBefore(number: string): Promise<DatabaseBefore> {
  await using opening = new AsyncDisposableStack();
  const folder = opening.use(await makeTestFolder());
  const { databaseUrl } = opening.use(await makeTestDatabase());
  const { db, close } = openDatabase({ databaseUrl, dataDir: folder.path });
  opening.defer(close);
  const before = Object.entries(migrations).filter(([name]) => name < number);
  await migrate(db, Object.fromEntries(before));
  const resources = opening.move();
  return {
    db,
    async run(...statements) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    migrate: () => migrate(db),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}
