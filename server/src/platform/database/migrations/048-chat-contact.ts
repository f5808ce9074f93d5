/**
 * Members of a chat room have blocked the other one or not, and have written in it or not. Trainees of a company can
 * chat with people of other companies or not.
 */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['blocked', 'has_written'])
    await sql
      .raw(`alter table chat_members add column ${column} integer not null default 0`)
      .execute(db);
  // Reads each message once, whatever the number of rooms.
  await sql`update chat_members set has_written = 1
    where (room_id, user_id) in (select room_id, sender_id from chat_messages)`.execute(db);
  await sql`alter table all_companies
    add column cross_company_chat integer not null default 1`.execute(db);
  // PostgreSQL keeps the columns that a view had when it was created. SQLite reads them again.
  if (engineOf(db) === 'postgres')
    await sql`create or replace view companies as select * from all_companies
      where deleted_at is null`.execute(db);
}
