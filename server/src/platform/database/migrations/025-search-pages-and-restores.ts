/**
 * Makes the pages of the search index on SQLite smaller, and stores the result of a restore, for a client that asks again
 * because the answer was lost.
 */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deletions').addColumn('restore_result', 'text').execute();
  if (engineOf(db) === 'sqlite') await makeSearchPagesSmall(db);
}

/** Bytes, instead of 4,050. */
const PAGE_BYTES = 512;

/**
 * FTS5 merges its segments inside the statements that write, 64 pages at a time: with pages of 4 KB, one statement of a
 * purge took up to 60 ms.
 */
async function makeSearchPagesSmall(db: Kysely<unknown>): Promise<void> {
  await sql`insert into trainee_search_parts (trainee_search_parts, rank)
    values ('pgsz', ${sql.lit(PAGE_BYTES)})`.execute(db);
  // Existing pages keep their size until they are merged. One segment, because many old ones would be merged at once.
  for (const command of ['rebuild', 'optimize'])
    await sql`insert into trainee_search_parts (trainee_search_parts) values (${sql.lit(command)})`.execute(
      db,
    );
}
