/** Removes the stored numbers that are counted on demand, and the accounts that were suspected to have shared answers. */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [trigger, table] of [
    ['progress_begun_for_insight', 'progress'],
    ['progress_changed_for_insight', 'progress'],
    ['run_changed_for_insight', 'runs'],
    ['run_deleted_for_insight', 'runs'],
  ] as const)
    await dropTrigger(db, trigger, table);
  for (const table of [
    'insight_changes',
    'insight_modules',
    'insight_questions',
    'insight_parts',
    'company_figures',
    'figure_counts',
  ])
    await db.schema.dropTable(table).execute();
  await dropNoticedPasses(db);
}

async function dropNoticedPasses(db: Kysely<unknown>): Promise<void> {
  for (const index of ['attempts_noticed', 'attempts_after_free_ones'])
    await db.schema.dropIndex(index).execute();
  await db.schema.alterTable('attempts').dropColumn('scouts').execute();
  const isPostgres = engineOf(db) === 'postgres';
  // PostgreSQL keeps the columns of a view.
  if (isPostgres) await sql`drop view users`.execute(db);
  await db.schema.alterTable('all_users').dropColumn('noticed_passes_read_to').execute();
  if (isPostgres)
    await sql`create view users as select * from all_users
      where deleted_at is null and not exists (select 1 from all_companies
        where all_companies.id = all_users.company_id and all_companies.deleted_at is not null)`.execute(
      db,
    );
}

async function dropTrigger(db: Kysely<unknown>, trigger: string, table: string): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql.raw(`drop trigger ${trigger}`).execute(db);
    return;
  }
  await sql.raw(`drop trigger ${trigger} on ${table}`).execute(db);
  await sql.raw(`drop function ${trigger}()`).execute(db);
}
