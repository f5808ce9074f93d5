/** How much each user has sent in the chat on a day. Without a foreign key: rows of past days are removed anyway. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_sent_bytes')
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    // The day comes first, so that the rows of past days lie together.
    .addPrimaryKeyConstraint('chat_sent_bytes_pk', ['day', 'user_id'])
    .execute();
}
