/** The id that a database shares with its media store, and the media files that no row names. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('singleton', 'integer', (c) => c.primaryKey().check(sql`singleton = 1`))
    .addColumn('id', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('quarantined_media')
    .addColumn('media_key', 'text', (c) => c.primaryKey())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('found_at', 'bigint', (c) => c.notNull())
    .execute();
}
