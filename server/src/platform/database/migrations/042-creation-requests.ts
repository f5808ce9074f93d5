/** Keeps with a company and a user the request that created it, by which a repeated request is recognized. */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['all_companies', 'all_users'])
    await db.schema.alterTable(table).addColumn('request_key', 'text').execute();
  if (engineOf(db) === 'postgres') await extendViews(db);
}

/** PostgreSQL keeps the columns that a view had when it was created. SQLite reads them again. */
async function extendViews(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace view companies as select * from all_companies
    where deleted_at is null`.execute(db);
  await sql`create or replace view users as select * from all_users
    where deleted_at is null and not exists (select 1 from all_companies
      where all_companies.id = all_users.company_id and all_companies.deleted_at is not null)`.execute(
    db,
  );
}
