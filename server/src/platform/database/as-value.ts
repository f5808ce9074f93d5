import { type RawBuilder, sql } from 'kysely';

/**
 * A column as a value, which SQLite does not look up in an index. For a query that reads the rows of a few people: SQLite
 * would read the rows of a whole company again for each of them.
 */
export const asValue = <T>(column: string): RawBuilder<T> =>
  sql<T>`coalesce(${sql.ref(column)}, null)`;
