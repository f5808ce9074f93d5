/** Videos have a poster, a picture that waits in the media store for the save that uses it, like an uploaded video. */
import { type Kysely, sql } from 'kysely';
import { idColumn } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('posters')
    .addColumn('id', ...idColumn(db))
    .addColumn('created_by', 'bigint', (c) => c.references('all_users.id').onDelete('set null'))
    .addColumn('media_key', 'text', (c) => c.notNull().unique())
    .addColumn('video_id', 'bigint', (c) => c.unique().references('videos.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  // Deleting a user looks here for what to set to null.
  await db.schema.createIndex('posters_created_by').on('posters').column('created_by').execute();
  await sql`create index posters_waiting on posters (created_at) where video_id is null`.execute(
    db,
  );
}
