import { type Kysely, sql } from 'kysely';

const TOLD_MAX = 5;

/**
 * What SQLite finds wrong with its own file: pages and indexes, and rows that refer to rows which are not
 * there. One sentence each, the first few.
 */
export async function findSqliteDamage<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const check = sql<{ quick_check: string }>`pragma quick_check(${sql.lit(TOLD_MAX)})`;
  const pages = (await check.execute(db)).rows.map((row) => row.quick_check);
  const orphans = sql<{ table: string; parent: string; rows: number }>`
    select "table", parent, count(*) as rows from pragma_foreign_key_check group by 1, 2`;
  const references = (await orphans.execute(db)).rows.map(
    ({ table, parent, rows }) => `${rows} rows of ${table} refer to ${parent} that are not there`,
  );
  return [...pages.filter((text) => text !== 'ok'), ...references].slice(0, TOLD_MAX);
}
