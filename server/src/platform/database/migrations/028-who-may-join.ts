/** Who may sign up for a company, and the sign-ups whose emails are not confirmed yet. */
import { type Kysely, sql } from 'kysely';
import { engineOf, idColumn } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addSettings(db);
  await createSignUps(db);
}

async function addSettings(db: Kysely<unknown>): Promise<void> {
  for (const column of [
    "sign_up text not null default 'open'",
    'join_code text',
    "domains text not null default '[]'",
    'confirm_email integer not null default 0',
    'listed integer not null default 1',
    "sign_up_link text not null default ''",
    'settings_version integer not null default 1',
  ])
    await sql.raw(`alter table all_companies add column ${column}`).execute(db);
  // 122 and 128 random bits. Later companies get theirs from the portal.
  const link =
    engineOf(db) === 'postgres'
      ? sql`replace(cast(gen_random_uuid() as text), '-', '')`
      : sql`lower(hex(randomblob(16)))`;
  await sql`update all_companies set sign_up_link = ${link}`.execute(db);
  await db.schema
    .createIndex('all_companies_by_sign_up_link')
    .unique()
    .on('all_companies')
    .column('sign_up_link')
    .where(sql.ref('sign_up_link'), '<>', sql.lit(''))
    .execute();
  // PostgreSQL keeps the columns that a view had when it was created. SQLite reads them again.
  if (engineOf(db) === 'postgres')
    await sql`create or replace view companies as select * from all_companies
      where deleted_at is null`.execute(db);
}

async function createSignUps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unconfirmed_sign_ups')
    .addColumn('id', ...idColumn(db))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('company_id', 'bigint', (c) =>
      c.notNull().references('all_companies.id').onDelete('cascade'),
    )
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('join_code', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const column of ['company_id', 'expires_at'])
    await db.schema
      .createIndex(`unconfirmed_sign_ups_by_${column}`)
      .on('unconfirmed_sign_ups')
      .column(column)
      .execute();
  await db.schema
    .createTable('confirmation_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('sign_up_id', 'bigint', (c) =>
      c.notNull().references('unconfirmed_sign_ups.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('confirmation_links_by_sign_up_id')
    .on('confirmation_links')
    .column('sign_up_id')
    .execute();
}
