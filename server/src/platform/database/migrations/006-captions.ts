import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('captions')
    .addColumn('video_id', 'bigint', (c) =>
      c.primaryKey().notNull().references('videos.id').onDelete('cascade'),
    )
    .addColumn('media_key', 'text', (c) => c.notNull().unique())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('language', 'text')
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}
