/** The tables of a copy that is not finished. They are in the target, so that a copy that was killed goes on. */
import { type Kysely, sql } from 'kysely';
import { hasTable } from '../portal-version.ts';
import type { Db } from '../schema.ts';
import { DatabaseCopyError } from './database-copy-error.ts';
import { listTables } from './tables.ts';

type CopyTables = {
  /** One row: the database from which the copy is made. */
  move_source: { source: string };
  /** The tables that are copied. */
  move_tables: { name: string; hash: string };
  /** The statements that make again what was dropped before the rows were loaded. */
  move_statements: { id: number; statement: string };
};

const STATE_TABLES = ['move_source', 'move_tables', 'move_statements'] as const;

const stateOf = (db: Db): Kysely<CopyTables> => db.withTables<CopyTables>();

/** Returns the source of an unfinished copy; null for another database. */
export async function findCopySource(db: Db): Promise<string | null> {
  if (!(await hasTable(db, 'move_source'))) return null;
  const row = await stateOf(db)
    .selectFrom('move_source')
    .select('source')
    .executeTakeFirstOrThrow();
  return row.source;
}

/** Whether a database can be the target of a copy: it is empty, or has an unfinished copy of `source`. */
type TargetState =
  | { readonly kind: 'empty' | 'used' }
  | { readonly kind: 'unfinished'; readonly source: string };

export async function readTargetState(db: Db): Promise<TargetState> {
  const source = await findCopySource(db);
  if (source !== null) return { kind: 'unfinished', source };
  return { kind: (await listTables(db)).length === 0 ? 'empty' : 'used' };
}

/** @throws DatabaseCopyError unless the database is empty, or has an unfinished copy of `source` */
export async function beginCopy(db: Db, source: string): Promise<void> {
  const state = await readTargetState(db);
  if (state.kind === 'used')
    throw new DatabaseCopyError('The target database is not empty. Name an empty one.');
  if (state.kind === 'unfinished') return refuseOther(state.source, source);
  await db.transaction().execute(async (tx) => {
    await sql`create table move_source (source text not null)`.execute(tx);
    await sql`create table move_tables (
      name text primary key, hash text not null)`.execute(tx);
    await sql`create table move_statements (
      id bigint primary key, statement text not null)`.execute(tx);
    await stateOf(tx).insertInto('move_source').values({ source }).execute();
  });
}

function refuseOther(begun: string, source: string): void {
  if (begun === source) return;
  throw new DatabaseCopyError(
    `The target database has an unfinished copy of another database (${begun}). Name an empty one.`,
  );
}

/** Lets all tables be copied once more, because the source was used since they were copied. */
export async function copyAgain(db: Db, source: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await stateOf(tx).deleteFrom('move_tables').execute();
    await stateOf(tx).updateTable('move_source').set({ source }).execute();
  });
}

/** Forgets the copy: from now on the database can be used. Call it in the transaction that ends a move. */
export async function endCopy(tx: Db): Promise<void> {
  for (const table of STATE_TABLES) await sql`drop table ${sql.table(table)}`.execute(tx);
}

/** Returns the hash of each table that is copied, by its name. */
export async function copiedTables(db: Db): Promise<Map<string, string>> {
  const rows = await stateOf(db).selectFrom('move_tables').select(['name', 'hash']).execute();
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Call it in the transaction that writes the rows. */
export async function markCopied(tx: Db, name: string, hash: string): Promise<void> {
  await stateOf(tx)
    .insertInto('move_tables')
    .values({ name, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute();
}

export async function keepStatements(tx: Db, statements: readonly string[]): Promise<void> {
  for (const [id, statement] of statements.entries())
    await stateOf(tx).insertInto('move_statements').values({ id, statement }).execute();
}

export async function keptStatements(db: Db): Promise<string[]> {
  const rows = await stateOf(db)
    .selectFrom('move_statements')
    .select('statement')
    .orderBy('id')
    .execute();
  return rows.map(({ statement }) => statement);
}

export async function forgetStatements(tx: Db): Promise<void> {
  await stateOf(tx).deleteFrom('move_statements').execute();
}
