/** The engine of a database, and the column that the two engines create differently. */
import { type ColumnBuilderCallback, type Kysely, PostgresAdapter } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

type Column = [type: 'integer' | 'bigint', build: ColumnBuilderCallback];

/** The engine of `db`, or of the transaction. */
export function engineOf(db: Pick<Kysely<unknown>, 'getExecutor'>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/**
 * The primary key that the engine numbers: `.addColumn('id', ...idColumn(db))`. Neither engine reuses the id of a
 * deleted row, so an old link cannot reach a new record.
 */
export function idColumn(db: Pick<Kysely<unknown>, 'getExecutor'>): Column {
  return engineOf(db) === 'postgres'
    ? ['bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey()]
    : ['integer', (column) => column.primaryKey().autoIncrement()];
}
