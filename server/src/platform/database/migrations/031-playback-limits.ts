/**
 * Keeps with each video what some browsers do not play of it, and with a module the request that created it, by which a
 * repeated request is recognized.
 */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['videos', 'video_uploads'])
    await db.schema.alterTable(table).addColumn('playback_limit', 'text').execute();
  await db.schema.alterTable('all_modules').addColumn('client_request_id', 'text').execute();
  if (engineOf(db) === 'postgres') await extendView(db);
}

/** PostgreSQL keeps the columns that a view had when it was created. SQLite reads them again. */
async function extendView(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create or replace view modules as select * from all_modules
      where deleted_at is null and not exists (select 1 from all_companies
        where all_companies.id = all_modules.company_id and all_companies.deleted_at is not null)`)
    .execute(db);
}
