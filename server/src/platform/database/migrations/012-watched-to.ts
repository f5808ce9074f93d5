/**
 * The furthest second of a module that was reached without skipping. Until now only the browser knew
 * it, so that another device began at the last position.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('progress')
    .addColumn('watched_to_seconds', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute();
  // Existing rows: the credited time, at most the length of the module's videos.
  await sql`
    update progress set watched_to_seconds = (
      select case when progress.watched_seconds < coalesce(sum(videos.duration), 0)
        then progress.watched_seconds else coalesce(sum(videos.duration), 0) end
      from videos where videos.module_id = progress.module_id)
    where watched_seconds > 0
  `.execute(db);
}
