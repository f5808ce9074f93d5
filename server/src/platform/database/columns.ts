import { type ColumnBuilderCallback, type Kysely, PostgresAdapter } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/**
 * Column types that mean the same on both engines, so that one migration serves both.
 * SQLite goes by affinity: `bigint` is stored as a 64-bit integer, `double precision` as a real.
 */
export const columnType = {
  /** Milliseconds since 1970, UTC. */
  instant: 'bigint',
  foreignId: 'bigint',
  /** 0 or 1. */
  flag: 'integer',
  seconds: 'double precision',
  /** JSON is kept as text: neither engine's own JSON type is needed to read it back whole. */
  json: 'text',
} as const;

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
