/**
 * Makes the pages of the search index on SQLite smaller. FTS5 merges its segments inside the statements that write, 64
 * pages at a time: with pages of 4 KB, one statement of a purge took up to 60 ms.
 */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

/** Bytes, instead of 4,050. */
const PAGE_BYTES = 512;

export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  await sql`insert into trainee_search_parts (trainee_search_parts, rank)
    values ('pgsz', ${sql.lit(PAGE_BYTES)})`.execute(db);
  // Existing pages keep their size until they are merged. One segment, because many old ones would be merged at once.
  for (const command of ['rebuild', 'optimize'])
    await sql`insert into trainee_search_parts (trainee_search_parts) values (${sql.lit(command)})`.execute(
      db,
    );
}
