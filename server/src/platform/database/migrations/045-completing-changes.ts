/**
 * The changes of modules that complete trainings. Before, a trainee whose last open module was deleted had passed all
 * modules without a result: such trainings are completed in the background, with the date of the deletion if it is known.
 */
import { type Kysely, sql } from 'kysely';
import { idColumn } from '../engine.ts';

type Db = Kysely<unknown>;

export async function up(db: Db): Promise<void> {
  await createTable(db);
  await db.schema.alterTable('runs').addColumn('completed_by', 'bigint').execute();
  await db.schema.alterTable('runs').addColumn('completion_seen_at', 'bigint').execute();
  await db.schema.alterTable('progress').addColumn('lower_mark_passed_at', 'bigint').execute();
  await db.schema.alterTable('run_modules').addColumn('added_at', 'bigint').execute();
  await replaceIndex(db);
  await completeInBackground(db, Date.now());
}

async function createTable(db: Db): Promise<void> {
  await db.schema
    .createTable('completing_changes')
    .addColumn('id', ...idColumn(db))
    .addColumn('company_id', 'bigint', (c) =>
      c.notNull().references('all_companies.id').onDelete('cascade'),
    )
    // Without a foreign key: the change is named after the module is gone.
    .addColumn('module_id', 'bigint')
    .addColumn('module_name', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('deletion_id', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('trainees', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('undone_at', 'bigint')
    .addColumn('settled_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('completing_changes_by_company_id')
    .on('completing_changes')
    .columns(['company_id', 'settled_at'])
    .execute();
  await db.schema
    .createIndex('completing_changes_by_settled_at')
    .on('completing_changes')
    .columns(['settled_at', 'id'])
    .execute();
}

/** The bell lists trainings that trainees have completed; a change may complete very many at once. */
async function replaceIndex(db: Db): Promise<void> {
  await db.schema.dropIndex('runs_by_completed_at').execute();
  await db.schema
    .createIndex('runs_by_completed_at')
    .on('runs')
    .columns(['completed_at', 'id', 'company_id', 'user_id', 'hidden', 'completed_by'])
    .where(sql<boolean>`completed_at is not null and hidden = 0 and completed_by is null`)
    .execute();
}

/** The statuses and results of trainees are brought up to date in companies where one has passed all modules. */
async function completeInBackground(db: Db, now: number): Promise<void> {
  await sql`insert into figure_refreshes (company_id, after_run_id)
    select distinct trainee_figures.company_id, 0 from trainee_figures
      join runs on runs.id = trainee_figures.run_id
      where runs.completed_at is not null or trainee_figures.status = 'completed'
    on conflict (company_id) do update set after_run_id = 0`.execute(db);
  await sql`insert into completing_changes (company_id, kind, created_at)
    select company_id, 'update', cast(${now} as bigint) from figure_refreshes`.execute(db);
  await sql`insert into completing_changes
      (company_id, module_id, module_name, kind, deletion_id, created_at)
    select company_id, subject_id, subject_name, 'deleted', id, deleted_at from deletions
      where subject_kind = 'module' and restored_at is null
        and company_id in (select company_id from figure_refreshes)
      order by id`.execute(db);
}
