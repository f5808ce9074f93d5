/**
 * A module has one version for all of its content, and videos are uploaded before the save that takes
 * them. Who created a module is read from the activity log, as far as that goes back.
 */
import { type Kysely, sql } from 'kysely';
import { idColumn } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('modules')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('modules')
    .addColumn('created_by', 'bigint', (c) => c.references('users.id').onDelete('set null'))
    .execute();
  await sql`update modules set created_by = users.id
    from activity join users on users.id = activity.actor_id
    where activity.action = 'module.created' and activity.subject_id = modules.id`.execute(db);
  // Deleting a user looks here for what to set to null.
  await db.schema.createIndex('modules_created_by').on('modules').columns(['created_by']).execute();

  await db.schema
    .createTable('video_uploads')
    .addColumn('id', ...idColumn(db))
    .addColumn('created_by', 'bigint', (c) =>
      c.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('media_key', 'text', (c) => c.notNull().unique())
    .addColumn('content_type', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('etag', 'text', (c) => c.notNull())
    .addColumn('duration', 'double precision', (c) => c.notNull().check(sql`duration > 0`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const column of ['created_by', 'created_at'])
    await db.schema
      .createIndex(`video_uploads_${column}`)
      .on('video_uploads')
      .columns([column])
      .execute();

  // No reference: the row of the upload goes when a module takes its video.
  await db.schema.alterTable('videos').addColumn('upload_id', 'bigint').execute();
  await db.schema
    .createIndex('videos_upload_id')
    .on('videos')
    .columns(['upload_id'])
    .unique()
    .execute();
}
