/** Keeps with each session its device and the time of its last use, and with each user the time of the last login. */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('last_used_at', 'bigint').execute();
  await db.schema.alterTable('all_users').addColumn('last_login_at', 'bigint').execute();
  // A known browser is stored, or used again, by a login. Only the logins of admins are shown.
  await sql`update all_users set last_login_at =
    (select max(last_used_at) from device_tokens where device_tokens.user_id = all_users.id)
    where role = 'ADMIN'`.execute(db);
  if (engineOf(db) === 'postgres') await extendView(db);
}

/** PostgreSQL keeps the columns that a view had when it was created. SQLite reads them again. */
async function extendView(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create or replace view users as select * from all_users
      where deleted_at is null and not exists (select 1 from all_companies
        where all_companies.id = all_users.company_id and all_companies.deleted_at is not null)`)
    .execute(db);
}
