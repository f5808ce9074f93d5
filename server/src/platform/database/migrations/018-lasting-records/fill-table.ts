import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

type Db = Kysely<unknown>;

/**
 * Inserts many rows into a new table. PostgreSQL checks foreign keys row by row, which takes ten times as long as to
 * check all rows at once: so it gets them after the rows. SQLite checks none during migrations.
 */
export async function fillTable(
  db: Db,
  table: string,
  insert: () => Promise<unknown>,
): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await insert();
    return;
  }
  const { rows: foreignKeys } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype = 'f'`.execute(db);
  for (const { name } of foreignKeys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db);
  await insert();
  for (const { name, definition } of foreignKeys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      db,
    );
  // The next statements, and the first requests, need a plan for as many rows.
  await sql`analyze ${sql.table(table)}`.execute(db);
}
