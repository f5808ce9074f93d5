import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { VERSION } from '#server/version.ts';
import { type Engine, engineOf } from './engine.ts';
import { schemaSha256 } from './migrations/001-schema.ts';
import { migrations as migrationsOfThisBuild } from './migrations/all.ts';
import { findVersion, hasTable } from './portal-version.ts';
import type { Db } from './schema.ts';
import { MAPPED_BYTES } from './sqlite/connections.ts';

/** A newer version has used the database; this version could damage its data. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(unknown: readonly string[], known: readonly string[], version: string | null) {
    const name = version === null ? '' : ` (${version})`;
    super(
      `The database has been used by a newer version of the portal${name}, with migrations up to ${unknown.at(-1)}. This is version ${VERSION}, ` +
        `with migrations up to ${known.at(-1) ?? 'none'}. Start that version or a later one, or restore a backup made ` +
        'with this one.',
    );
  }
}

/** The database has a schema that no release had. Nothing can upgrade it. */
export class UnreleasedDatabaseError extends Error {
  override readonly name = 'UnreleasedDatabaseError';

  constructor(engine: Engine) {
    super(
      engine === 'sqlite'
        ? 'This data folder was made by an unreleased version. Start with an empty DATA_DIR.'
        : 'This database was made by an unreleased version. Start with an empty database.',
    );
  }
}

/**
 * Updates the schema: all pending migrations in one transaction, under a lock that admits one process at a time.
 * Returns the names of those that ran.
 * @throws NewerDatabaseError, or the error of the failed migration; nothing is changed then.
 */
export function migrate(
  db: Db,
  migrations: Record<string, Migration> = migrationsOfThisBuild,
): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    const { before, after } = CONNECTION_SETTINGS[engineOf(db)];
    for (const statement of before) await sql.raw(statement).execute(connection);
    try {
      return await runPending(connection, migrations);
    } finally {
      for (const statement of after) await sql.raw(statement).execute(connection);
    }
  });
}

interface ConnectionSettings {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const CONNECTION_SETTINGS: Record<Engine, ConnectionSettings> = {
  // Waiting for a migration by another process, or building an index, may exceed the usual limit.
  postgres: { before: ['set statement_timeout = 0'], after: ['reset statement_timeout'] },
  sqlite: {
    before: [
      // A table that is rebuilt is dropped, which would delete what refers to its rows. No transaction can change it.
      'pragma foreign_keys = off',
      // A migration reads whole tables: mapped pages would add up to 256 MB to the memory of the process.
      'pragma mmap_size = 0',
    ],
    after: [`pragma mmap_size = ${MAPPED_BYTES}`, 'pragma foreign_keys = on'],
  },
};

async function runPending(db: Db, migrations: Record<string, Migration>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return (results ?? []).map(({ migrationName }) => migrationName);
  refuseUnknown(engineOf(db), await readState(db), migrations);
  throw error;
}

interface DatabaseState {
  /** The executed migrations, in their order; none for a new database. */
  readonly migrations: readonly string[];
  /** The version of the portal that used the database last; null if it is not known. */
  readonly version: string | null;
}

interface ReadState extends DatabaseState {
  /** The schema that the database was made with; null if it is not recorded. */
  readonly schemaSha256: string | null;
}

/** @throws NewerDatabaseError, UnreleasedDatabaseError if this version cannot use the database. */
export async function readUsableState(db: Db): Promise<DatabaseState> {
  const engine = engineOf(db);
  const state = await readState(db);
  refuseUnknown(engine, state);
  const isNew = state.migrations.length === 0;
  if (!isNew && state.schemaSha256 !== schemaSha256(engine))
    throw new UnreleasedDatabaseError(engine);
  return state;
}

async function readState(db: Db): Promise<ReadState> {
  const { version = null, schema_sha256 = null } = (await findVersion(db)) ?? {};
  return { migrations: await executedMigrations(db), version, schemaSha256: schema_sha256 };
}

/** @throws NewerDatabaseError, UnreleasedDatabaseError if this version does not know one of the migrations. */
export function refuseUnknown(
  engine: Engine,
  { migrations: executed, version }: DatabaseState,
  migrations: Record<string, Migration> = migrationsOfThisBuild,
): void {
  const known = Object.keys(migrations);
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  if (executed[0] !== known[0]) throw new UnreleasedDatabaseError(engine);
  throw new NewerDatabaseError(unknown, known, version);
}

/** The migrations of this version that are not among the executed ones. */
export function pendingAfter(executed: readonly string[]): string[] {
  return Object.keys(migrationsOfThisBuild).filter((name) => !executed.includes(name));
}

/** Returns none for a new database. */
export async function executedMigrations(db: Db): Promise<string[]> {
  if (!(await hasTable(db, DEFAULT_MIGRATION_TABLE))) return [];
  const rows = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
