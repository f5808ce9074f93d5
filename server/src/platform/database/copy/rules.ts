/**
 * Indexes, foreign keys and triggers are dropped while rows are loaded, and made again from the statements that the engine
 * keeps of them: rows come in any order, no trigger may change them, and an index of all rows is made faster than row by
 * row.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Engine, engineOf } from '../engine.ts';
import type { Db } from '../schema.ts';
import { forgetStatements, keepStatements, keptStatements } from './copy-state.ts';
import { DatabaseCopyError } from './database-copy-error.ts';
import { readCatalogue } from './tables.ts';

interface Rule {
  /** The order of restoring: a foreign key needs the index of the rows to which it refers. */
  readonly place: number;
  /** A statement; null if there is nothing to remove. */
  readonly remove: string | null;
  readonly restore: string;
}

const RULES: Record<Engine, RawBuilder<Rule>> = {
  postgres: sql<Rule>`(
    select row_number() over (order by kind, oid) as place, remove, restore from (
      select 1 as kind, indexrelid as oid, format('drop index %s', indexrelid::regclass) as remove,
        pg_get_indexdef(indexrelid) as restore
      from pg_catalog.pg_index join pg_catalog.pg_class on pg_class.oid = indexrelid
      where relnamespace = current_schema()::regnamespace and not exists (
        select 1 from pg_catalog.pg_constraint where conindid = indexrelid and contype <> 'f')
      union all
      select 2, oid, format('alter table %s drop constraint %I', conrelid::regclass, conname),
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_catalog.pg_constraint
      where connamespace = current_schema()::regnamespace and contype = 'f'
      union all
      select distinct 3, tgrelid, format('alter table %s disable trigger user', tgrelid::regclass),
        format('alter table %s enable trigger user', tgrelid::regclass)
      from pg_catalog.pg_trigger join pg_catalog.pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and not tgisinternal
      union all
      -- Without it the first queries of the portal would be planned for empty tables.
      select 4, 0, null, 'analyze') as rules)`,
  sqlite: sql<Rule>`(
    select rowid as place, format('drop %s "%w"', type, name) as remove, sql as restore
    from sqlite_master where type in ('index', 'trigger') and sql is not null
    union all
    -- A search index is filled from its table.
    select -1, null, format('insert into "%w" ("%w") values (''rebuild'')', name, name)
    from pragma_table_list where type = 'virtual')`,
};

/** Removes what would slow down or change the loading of rows, and keeps the statements that restore it. */
export async function removeRules(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await keptStatements(tx)).length > 0) return;
    const rules = await readCatalogue(tx, RULES[engineOf(tx)]);
    const inOrder = rules.toSorted((a, b) => a.place - b.place);
    await keepStatements(
      tx,
      inOrder.map(({ restore }) => restore),
    );
    // From the end: PostgreSQL keeps an index to which a foreign key refers.
    for (const { remove } of inOrder.toReversed())
      if (remove !== null) await sql.raw(remove).execute(tx);
  });
}

/** @throws DatabaseCopyError if a row refers to a row that does not exist */
export async function restoreRules(
  tx: Db,
  onStatement: (done: number, total: number) => void,
): Promise<void> {
  const statements = await keptStatements(tx);
  for (const [i, statement] of statements.entries()) {
    onStatement(i, statements.length);
    await sql.raw(statement).execute(tx);
  }
  if (engineOf(tx) === 'sqlite') await refuseBrokenReferences(tx);
  await forgetStatements(tx);
}

/** PostgreSQL checks them when it makes the foreign keys. */
async function refuseBrokenReferences(tx: Db): Promise<void> {
  const [broken] = await readCatalogue(
    tx,
    sql<{ from: string; to: string }>`(
      select "table" as "from", parent as "to" from pragma_foreign_key_check limit 1)`,
  );
  if (broken === undefined) return;
  throw new DatabaseCopyError(
    `A row of the table ${broken.from} refers to a row of ${broken.to} that does not exist. Run doctor on the ` +
      'database that is moved.',
  );
}
