import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

/** The quiz settings of a module, and the facts about tries on which waits depend. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'all_modules', [
    'pass_mark integer not null default 70',
    'questions_drawn integer',
    'tries_max integer',
  ]);
  await addColumns(db, 'progress', ['tries_opened_at bigint']);
  await addColumns(db, 'attempts', [
    'pass_mark integer not null default 70',
    'shown_correct integer',
    'shown_total integer',
    'scouts integer not null default 0',
  ]);
  // Finds the tries of a day among those of years.
  await db.schema.dropIndex('attempts_by_module_id').execute();
  await db.schema
    .createIndex('attempts_by_module_id_created_at')
    .on('attempts')
    .columns(['module_id', 'created_at'])
    .execute();
  if (engineOf(db) === 'postgres') await extendModulesView(db);
}

async function addColumns(db: Kysely<unknown>, table: string, columns: readonly string[]) {
  for (const column of columns)
    await sql.raw(`alter table ${table} add column ${column}`).execute(db);
}

/** PostgreSQL keeps the columns that a view had when it was created. SQLite reads them again. */
async function extendModulesView(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace view modules as select * from all_modules
    where deleted_at is null and not exists (select 1 from all_companies
      where all_companies.id = all_modules.company_id and all_companies.deleted_at is not null)`.execute(
    db,
  );
}
