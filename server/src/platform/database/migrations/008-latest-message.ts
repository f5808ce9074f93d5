/** A room's latest message is the one with its last sequence number: its id need not be kept too. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat_rooms').dropColumn('last_message_id').execute();
}
