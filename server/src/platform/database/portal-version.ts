/** The version of the portal that used the database last, and the schema that the database was made with. */
import { sql } from 'kysely';
import { VERSION } from '#server/version.ts';
import { engineOf } from './engine.ts';
import type { Db } from './schema.ts';

/** Undefined for a database without such a record. */
export async function findVersion(db: Db) {
  if (!(await hasTable(db, 'portal_version'))) return undefined;
  return db.selectFrom('portal_version').selectAll().executeTakeFirst();
}

/** Call it after the migrations. */
export async function recordVersion(db: Db): Promise<void> {
  await db
    .updateTable('portal_version')
    .set({ version: VERSION })
    .where('version', '<>', VERSION)
    .execute();
}

/** The catalogues of the engines, with the columns that are read here. */
type Catalogues = {
  sqlite_master: { type: string; name: string };
  'pg_catalog.pg_tables': { schemaname: string; tablename: string };
};

/**
 * Not by Kysely's introspection: on PostgreSQL it calls `pg_get_serial_sequence` for each column, which fails if another
 * process commits a migration that drops the column while the query runs.
 */
export async function hasTable(db: Db, table: string): Promise<boolean> {
  const catalogues = db.withTables<Catalogues>();
  const found =
    engineOf(db) === 'postgres'
      ? catalogues
          .selectFrom('pg_catalog.pg_tables')
          .select('tablename as name')
          .where('schemaname', '=', sql<string>`current_schema()`)
          .where('tablename', '=', table)
      : catalogues
          .selectFrom('sqlite_master')
          .select('name')
          .where('type', '=', 'table')
          .where('name', '=', table);
  return (await found.executeTakeFirst()) !== undefined;
}
