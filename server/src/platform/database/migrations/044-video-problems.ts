/** The problems with videos that the browsers of trainees have reported: one row for each video, problem and trainee. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('video_problems')
    .addColumn('video_id', 'bigint', (c) => c.notNull().references('videos.id').onDelete('cascade'))
    .addColumn('problem', 'text', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) =>
      c.notNull().references('all_users.id').onDelete('cascade'),
    )
    .addColumn('reported_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('video_problems_pk', ['video_id', 'problem', 'user_id'])
    .execute();
  // For the deletion of a user.
  await db.schema
    .createIndex('video_problems_user')
    .on('video_problems')
    .column('user_id')
    .execute();
}
