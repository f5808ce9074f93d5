/** The schema and the rows of a database, read apart from the code that copies them. */
import { type RawBuilder, sql } from 'kysely';
import { type Engine, engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';

type Line = RawBuilder<{ line: string }>;

const CATALOGUES: Record<Engine, readonly Line[]> = {
  sqlite: [sql`select type || name || tbl_name || coalesce(sql, '') as line from sqlite_master`],
  postgres: [
    sql`select concat_ws(' ', table_name, ordinal_position, column_name, data_type, collation_name,
      column_default, is_nullable, is_identity, generation_expression) as line
      from information_schema.columns where table_schema = current_schema()`,
    sql`select concat_ws(' ', indexdef) as line from pg_indexes where schemaname = current_schema()`,
    sql`select concat_ws(' ', conrelid::regclass, conname, convalidated, condeferrable,
      pg_get_constraintdef(oid)) as line
      from pg_constraint where connamespace = current_schema()::regnamespace`,
    sql`select concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid)) as line
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema()::regnamespace and not tgisinternal`,
    sql`select pg_get_functiondef(oid) as line from pg_proc
      where pronamespace = current_schema()::regnamespace and prokind = 'f'
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  ],
};

/** Tables, columns, indexes, constraints, triggers and functions. */
export async function readSchema(db: Db): Promise<string[]> {
  const lines: string[] = [];
  for (const catalogue of CATALOGUES[engineOf(db)])
    lines.push(...(await catalogue.execute(db)).rows.map(({ line }) => line));
  return lines.sort();
}

/** All rows of all tables with the names of their columns, by table. */
export async function readRows(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name, isView } of await db.introspection.getTables()) {
    // The search index, and the record of the migrations, which differs between the engines.
    if (isView || /^trainee_search_parts|^portal_version$/.test(name)) continue;
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    all[name] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return all;
}
