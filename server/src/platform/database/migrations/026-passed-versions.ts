import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

/**
 * Keeps with a pass when its questions and its video were saved. The order of tries, and which of them count, follow from
 * their ids instead of a clock that may be set. Noticed passes can be listed and read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'all_modules', ['questions_saved_at bigint']);
  await addColumns(db, 'all_users', ['noticed_passes_read_to bigint not null default 0']);
  await addColumns(db, 'progress', [
    'passed_questions_saved_at bigint',
    'passed_video_saved_at bigint',
    'passed_video_seconds double precision',
    'tries_opened_id bigint',
  ]);
  await addColumns(db, 'watching_sessions', ['device text']);
  await keepOpenedTries(db);
  await indexTries(db);
  if (engineOf(db) === 'postgres') await extendViews(db);
}

async function addColumns(db: Kysely<unknown>, table: string, columns: readonly string[]) {
  for (const column of columns)
    await sql.raw(`alter table ${table} add column ${column}`).execute(db);
}

/** The tries that did not count any more by their time are named by the last of them. */
async function keepOpenedTries(db: Kysely<unknown>): Promise<void> {
  await sql`update progress set tries_opened_id =
    (select max(attempts.id) from attempts
      where attempts.run_id = progress.run_id and attempts.module_id = progress.module_id
        and attempts.created_at <= progress.tries_opened_at)
    where tries_opened_at is not null`.execute(db);
  await db.schema.alterTable('progress').dropColumn('tries_opened_at').execute();
}

async function indexTries(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('attempts_by_run_id_module_id_created_at_id').execute();
  await db.schema
    .createIndex('attempts_by_run_id_module_id_id')
    .on('attempts')
    .columns(['run_id', 'module_id', 'id'])
    .execute();
  await db.schema
    .createIndex('attempts_noticed')
    .on('attempts')
    .column('id')
    .where(sql.ref('scouts'), '>', sql.lit(0))
    .execute();
}

/** PostgreSQL keeps the columns that a view had when it was created. SQLite reads them again. */
async function extendViews(db: Kysely<unknown>): Promise<void> {
  for (const name of ['modules', 'users'])
    await sql
      .raw(`create or replace view ${name} as select * from all_${name}
        where deleted_at is null and not exists (select 1 from all_companies
          where all_companies.id = all_${name}.company_id and all_companies.deleted_at is not null)`)
      .execute(db);
}
