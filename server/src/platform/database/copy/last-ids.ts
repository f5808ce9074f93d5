/** The last id that each table has given: the id of a deleted row is never used again, also after a move. */
import { sql } from 'kysely';
import { engineOf } from '../engine.ts';
import type { Db } from '../schema.ts';
import { readCatalogue } from './tables.ts';

interface LastId {
  readonly table: string;
  readonly last: number;
}

const SEQUENCES = sql`
  select relname as "table",
    pg_get_serial_sequence(quote_ident(relname), attname)::regclass as sequence
  from pg_catalog.pg_class join pg_catalog.pg_attribute on attrelid = pg_class.oid
  where relnamespace = current_schema()::regnamespace and attidentity <> ''`;

/** Returns the last id of each table that has given one. */
export async function readLastIds(db: Db): Promise<LastId[]> {
  const ids = await readCatalogue(
    db,
    engineOf(db) === 'postgres'
      ? sql<LastId>`(select "table", coalesce(pg_sequence_last_value(sequence), 0) as last
          from (${SEQUENCES}) as sequences)`
      : sql<LastId>`(select name as "table", seq as last from sqlite_sequence)`,
  );
  return ids.filter(({ last }) => last > 0).sort((a, b) => (a.table < b.table ? -1 : 1));
}

export async function writeLastIds(tx: Db, ids: readonly LastId[]): Promise<void> {
  if (engineOf(tx) === 'sqlite') return writeSqliteSequence(tx, ids);
  const given = JSON.stringify(ids);
  await sql`select setval(sequence, greatest(coalesce(last, 1), 1), last is not null)
    from (${SEQUENCES}) as sequences
      left join json_to_recordset(${given}) as given ("table" text, last bigint) using ("table")`.execute(
    tx,
  );
}

async function writeSqliteSequence(tx: Db, ids: readonly LastId[]): Promise<void> {
  await sql`delete from sqlite_sequence`.execute(tx);
  for (const { table, last } of ids)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(tx);
}
