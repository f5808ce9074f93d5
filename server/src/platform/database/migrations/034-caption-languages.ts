/** A video has captions in several languages. Those that it had stay, with the language that was stated or none. */
import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

export async function up(db: Db): Promise<void> {
  await sql`create table single_captions as select * from captions`.execute(db);
  await db.schema.dropTable('captions').execute();
  await createCaptions(db);
  await sql`insert into captions (video_id, language, media_key, label, content, created_at)
    select video_id, coalesce(language, ''), media_key, label, content, created_at
    from single_captions`.execute(db);
  await db.schema.dropTable('single_captions').execute();
}

async function createCaptions(db: Db): Promise<void> {
  await db.schema
    .createTable('captions')
    .addColumn('video_id', 'bigint', (c) => c.notNull().references('videos.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('media_key', 'text', (c) => c.notNull().unique())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('captions_pkey', ['video_id', 'language'])
    .execute();
}
