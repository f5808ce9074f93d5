/**
 * The figures of each trainee's current run, by which the list of trainees is filtered and ordered, and the companies
 * whose figures are to be computed again after a change of their modules.
 */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';
import { createRowTrigger } from '../row-trigger.ts';
import { fillTable } from './018-lasting-records/fill-table.ts';

type Db = Kysely<unknown>;

/** The columns by which the list is ordered. */
const ORDERS = ['name_key', 'progress', 'score', 'active_at'];
/** The columns that a filter compares: with them a page and its number of matches are read from the index alone. */
const FILTERED = ['status', 'idle_since'];

export async function up(db: Db): Promise<void> {
  await createTables(db);
  await fillTable(db, 'trainee_figures', () => fill(db));
  await createIndexes(db);
  await createRowTrigger(db, {
    name: 'figures_of_changed_trainee',
    when: 'after update of deleted_at, name_key',
    table: 'all_users',
    body: `update trainee_figures set
      hidden = case when new.deleted_at is null then 0 else 1 end, name_key = new.name_key
      where user_id = new.id;`,
  });
}

async function createTables(db: Db): Promise<void> {
  await db.schema
    .createTable('trainee_figures')
    // On SQLite the primary key of this type is the row's own id, and needs no index.
    .addColumn('user_id', engineOf(db) === 'sqlite' ? 'integer' : 'bigint', (c) =>
      c.primaryKey().references('all_users.id').onDelete('cascade'),
    )
    // Without foreign keys: both follow from the run of the user, which is deleted before the user.
    .addColumn('company_id', 'bigint', (c) => c.notNull())
    .addColumn('run_id', 'bigint', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('hidden', 'integer', (c) => c.notNull())
    .addColumn('progress', 'integer', (c) => c.notNull())
    .addColumn('score', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('active_at', 'bigint', (c) => c.notNull())
    .addColumn('idle_since', 'bigint')
    .execute();
  await db.schema
    .createTable('figure_refreshes')
    .addColumn('company_id', 'bigint', (c) =>
      c.primaryKey().references('all_companies.id').onDelete('cascade'),
    )
    .addColumn('after_run_id', 'bigint', (c) => c.notNull())
    .execute();
}

async function createIndexes(db: Db): Promise<void> {
  await db.schema
    .createIndex('trainee_figures_by_run_id')
    .on('trainee_figures')
    .column('run_id')
    .unique()
    .execute();
  for (const order of ORDERS) {
    await createIndex(db, `trainee_figures_by_${order}`, [
      order,
      'user_id',
      ...FILTERED,
      'company_id',
    ]);
    await createIndex(db, `trainee_figures_of_company_by_${order}`, [
      'company_id',
      order,
      'user_id',
      ...FILTERED,
    ]);
  }
  await createIndex(db, 'trainee_figures_by_status', ['status', 'idle_since', 'company_id']);
  await createIndex(db, 'trainee_figures_of_company_by_status', ['company_id', ...FILTERED]);
}

async function createIndex(db: Db, name: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(name)
    .on('trainee_figures')
    // SQLite compares the mark again, although the index has no row with a mark.
    .columns([...columns, 'hidden'])
    .where(sql.ref('hidden'), '=', sql.lit(0))
    .execute();
}

/**
 * Computes all figures in one statement. Both engines divide whole numbers without a remainder. SQLite would count the
 * questions again for each row of progress if it did not store them first.
 */
const fill = (db: Db) =>
  sql`
    with listed as materialized (
      select id, company_id, pass_mark,
        (select count(*) from all_questions
          where all_questions.module_id = all_modules.id and retired_at is null) as questions,
        (select count(*) from videos where videos.module_id = all_modules.id) as videos
      from all_modules where deleted_at is null
    ),
    totals as materialized (
      select company_id, count(*) as modules,
        sum(case when questions > 0 then 1 else 0 end) as quizzes
      from listed where questions > 0 or videos > 0 group by company_id
    ),
    results as (
      select runs.id as run_id, opened_at, best_correct, best_total, passed_at, updated_at, pass_mark,
        case when questions > 0 or videos > 0 then 1 else 0 end as is_ready,
        case when questions > 0 then 1 else 0 end as has_quiz,
        case when coalesce(best_total, 0) = 0 then 0
          else (200 * best_correct + best_total) / (2 * best_total) end as percent
      from progress
        join runs on runs.id = progress.run_id and runs.ended_at is null
        join listed on listed.id = progress.module_id and listed.company_id = runs.company_id
    ),
    sums as materialized (
      select run_id,
        max(case when opened_at is not null then updated_at end) as active_at,
        sum(case when is_ready = 1 and passed_at is not null then 1 else 0 end) as passed,
        sum(case when is_ready = 1 and (opened_at is not null or best_total is not null
          or passed_at is not null) then 1 else 0 end) as begun,
        sum(case when has_quiz = 1 and best_total is not null and passed_at is null
          then 1 else 0 end) as failed,
        sum(case when has_quiz = 0 or coalesce(best_total, 0) = 0 then 0
          when best_correct * 100 >= pass_mark * best_total
          then case when percent < pass_mark then pass_mark else percent end
          else case when percent < pass_mark then percent else pass_mark - 1 end end) as score
      from results group by run_id
    ),
    figures as (
      select all_users.id as user_id, runs.company_id, runs.id as run_id, all_users.name_key,
        all_users.deleted_at, runs.started_at, sums.active_at,
        coalesce(totals.modules, 0) as modules, coalesce(totals.quizzes, 0) as quizzes,
        coalesce(sums.passed, 0) as passed, coalesce(sums.begun, 0) as begun,
        coalesce(sums.failed, 0) as failed, coalesce(sums.score, 0) as score
      from all_users
        join runs on runs.id = all_users.current_run_id
        left join totals on totals.company_id = runs.company_id
        left join sums on sums.run_id = runs.id
      where all_users.role = 'TRAINEE'
    )
    insert into trainee_figures (user_id, company_id, run_id, name_key, hidden,
      progress, score, status, active_at, idle_since)
    select user_id, company_id, run_id, name_key,
      case when deleted_at is null then 0 else 1 end,
      case when modules = 0 then 0
        when passed = modules then 1000
        when (2000 * passed + modules) / (2 * modules) > 999 then 999
        else (2000 * passed + modules) / (2 * modules) end,
      case when quizzes = 0 then 0 else (2 * score + quizzes) / (2 * quizzes) end,
      case when begun = 0 then 'not-started'
        when passed = modules then 'completed'
        when failed > 0 then 'failed'
        else 'in-progress' end,
      coalesce(active_at, 0),
      case when modules = 0 or passed = modules then null else coalesce(active_at, started_at) end
    from figures order by user_id`.execute(db);
