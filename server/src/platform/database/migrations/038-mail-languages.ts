/** Users have a language for the mails to them, and sign-ups that wait for their confirmation have one too. */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['all_users', 'unconfirmed_sign_ups'])
    await sql
      .raw(`alter table ${table} add column mail_language text not null default 'en'
        check (mail_language in ('en', 'de', 'fr', 'es'))`)
      .execute(db);
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
