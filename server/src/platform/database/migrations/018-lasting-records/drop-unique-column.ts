import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export interface Rebuilt {
  readonly table: string;
  /** The constraint's name on PostgreSQL. */
  readonly constraint: string;
  /** The columns in their order, and the constraints, for SQLite. */
  readonly definition: string;
  /** Statements that make the table's indexes again on SQLite, as far as they stay. */
  readonly indexes: readonly string[];
}

/**
 * Takes the uniqueness of a column away. SQLite has no statement for it: a table with the definition takes all rows, then
 * the name. Foreign keys are off during migrations on SQLite, so dropping the former table deletes nothing elsewhere.
 */
export async function dropUniqueColumn(
  db: Kysely<unknown>,
  { table, constraint, definition, indexes }: Rebuilt,
): Promise<void> {
  if (engineOf(db) === 'postgres') {
    await sql.raw(`alter table ${table} drop constraint ${constraint}`).execute(db);
    return;
  }
  const rebuilt = `${table}_rebuilt`;
  const sequence = sql`select seq from sqlite_sequence where name = ${table}`;
  await sql.raw(`create table ${rebuilt} (${definition})`).execute(db);
  const { rows } = await sql<{
    name: string;
  }>`select name from pragma_table_info(${rebuilt})`.execute(db);
  const columns = rows.map(({ name }) => name).join(', ');
  await sql.raw(`insert into ${rebuilt} (${columns}) select ${columns} from ${table}`).execute(db);
  // Ids of rows deleted before are not given out again.
  await sql`delete from sqlite_sequence where name = ${rebuilt}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) select ${rebuilt}, seq from (${sequence})`.execute(
    db,
  );
  await sql.raw(`drop table ${table}`).execute(db);
  await sql.raw(`alter table ${rebuilt} rename to ${table}`).execute(db);
  for (const statement of indexes) await sql.raw(statement).execute(db);
}
