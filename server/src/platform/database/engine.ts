/** Which of the two engines a database is, and the one column that they make differently. */
import { type ColumnBuilderCallback, type Kysely, PostgresAdapter } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

type Column = [type: 'integer' | 'bigint', build: ColumnBuilderCallback];

/** The engine that `db`, or the transaction, speaks to. */
export function engineOf(db: Pick<Kysely<unknown>, 'getExecutor'>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/**
 * The primary key that the engine numbers itself: `.addColumn('id', ...idColumn(db))`.
 * Both never hand out the id of a deleted row again, so an old link cannot reach a new record.
 */
export function idColumn(db: Pick<Kysely<unknown>, 'getExecutor'>): Column {
  return engineOf(db) === 'postgres'
    ? ['bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey()]
    : ['integer', (column) => column.primaryKey().autoIncrement()];
}
