import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { type Engine, engineOf } from './engine.ts';
import { migrations as migrationsOfThisBuild } from './migrations/all.ts';
import type { Db } from './schema.ts';

/** The database was used by a newer build, whose data this one could only spoil. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(unknown: string[]) {
    super(
      `The database has been used by a newer build of the portal (${unknown.join(', ')}). ` +
        'Start that build or a later one, or restore a backup made with this one.',
    );
  }
}

/**
 * Brings the schema up to date: all pending migrations in one transaction, under a lock that lets
 * one process at a time do it. Returns the names of those that ran.
 * @throws NewerDatabaseError, or the failed migration's own error; nothing is changed then.
 */
export function migrate(
  db: Db,
  migrations: Record<string, Migration> = migrationsOfThisBuild,
): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    const { before, after } = CONNECTION_SETTINGS[engineOf(db)];
    await sql.raw(before).execute(connection);
    try {
      return await runPending(connection, migrations);
    } finally {
      await sql.raw(after).execute(connection);
    }
  });
}

const CONNECTION_SETTINGS: Record<Engine, { readonly before: string; readonly after: string }> = {
  // Waiting for another node's migration and building an index may both outlast the usual limit.
  postgres: { before: 'set statement_timeout = 0', after: 'reset statement_timeout' },
  // A table that is rebuilt is dropped, which would delete what refers to its rows. No transaction can change it.
  sqlite: { before: 'pragma foreign_keys = off', after: 'pragma foreign_keys = on' },
};

async function runPending(db: Db, migrations: Record<string, Migration>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return (results ?? []).map(({ migrationName }) => migrationName);
  refuseNewer(await executedMigrations(db), migrations);
  throw error;
}

/** @throws NewerDatabaseError where one of the migrations is none of this build's. */
export function refuseNewer(
  executed: readonly string[],
  migrations: Record<string, Migration> = migrationsOfThisBuild,
): void {
  const unknown = executed.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
}

/** The migrations that this build has and a database that ran the executed ones has not. */
export function pendingAfter(executed: readonly string[]): string[] {
  return Object.keys(migrationsOfThisBuild).filter((name) => !executed.includes(name));
}

/** Of a database that is new: none. */
export async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
