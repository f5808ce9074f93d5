import { type Kysely, sql } from 'kysely';
import { engineOf, idColumn } from '#server/platform/database/engine.ts';
import { fillTable } from './fill-table.ts';

type Db = Kysely<unknown>;

/** Every trainee's progress and attempts so far become their first run. */
export async function createRuns(db: Db): Promise<void> {
  await createTable(db);
  await startFirstRuns(db);
  await moveProgress(db);
  await moveAttempts(db);
  await completeRuns(db);
  await createRunModules(db);
}

async function createTable(db: Db): Promise<void> {
  await db.schema
    .createTable('runs')
    .addColumn('id', ...idColumn(db))
    .addColumn('user_id', 'bigint', (c) =>
      c.notNull().references('all_users.id').onDelete('cascade'),
    )
    // The company that the run was started in; a trainee who moves starts another.
    .addColumn('company_id', 'bigint', (c) => c.notNull().references('all_companies.id'))
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    // Civil dates, such as 2027-02-28.
    .addColumn('due_on', 'text')
    .addColumn('valid_until', 'text')
    .addColumn('completed_at', 'bigint')
    // Since when it is shown from run_modules and never changes.
    .addColumn('ended_at', 'bigint')
    .addColumn('waived_at', 'bigint')
    .addColumn('waived_reason', 'text')
    .addColumn('waived_by', 'bigint')
    .addUniqueConstraint('runs_number', ['user_id', 'number'])
    .execute();
  await db.schema
    .createIndex('runs_by_company_id_ended_at_id')
    .on('runs')
    .columns(['company_id', 'ended_at', 'id'])
    .execute();
}

/** In the order of the users' ids, so that neighbours lie side by side in the table of progress too. */
async function startFirstRuns(db: Db): Promise<void> {
  const insert = sql`insert into runs (user_id, company_id, number, started_at)
    select id, company_id, 1, created_at from all_users where role = 'TRAINEE' order by id`;
  await fillTable(db, 'runs', () => insert.execute(db));
  await sql`update all_users set current_run_id = runs.id from runs where runs.user_id = all_users.id`.execute(
    db,
  );
}

async function moveProgress(db: Db): Promise<void> {
  await db.schema.alterTable('progress').renameTo('former_progress').execute();
  await dropIndexes(db, ['progress_by_module_id']);
  await db.schema
    .createTable('progress')
    .addColumn('run_id', 'bigint', (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('module_id', 'bigint', (c) => c.notNull().references('all_modules.id'))
    .addColumn('reached_at', 'bigint', (c) => c.notNull())
    .addColumn('opened_at', 'bigint')
    .addColumn('watched_seconds', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('position_seconds', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('watched_to_seconds', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('watched_at', 'bigint')
    .addColumn('best_correct', 'integer')
    .addColumn('best_total', 'integer')
    .addColumn('passed_at', 'bigint')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('runs_progress_pk', ['run_id', 'module_id'])
    .execute();
  const columns = sql.raw(
    `module_id, reached_at, opened_at, watched_seconds, position_seconds, watched_to_seconds, watched_at, best_correct,
    best_total, passed_at, updated_at`,
  );
  const insert = sql`insert into progress (run_id, ${columns})
    select runs.id, ${columns} from runs inner join former_progress on former_progress.user_id = runs.user_id
    order by runs.id, module_id`;
  await fillTable(db, 'progress', () => insert.execute(db));
  await db.schema.dropTable('former_progress').execute();
  await db.schema.createIndex('progress_by_module_id').on('progress').column('module_id').execute();
}

async function moveAttempts(db: Db): Promise<void> {
  await db.schema.alterTable('attempts').renameTo('former_attempts').execute();
  await dropIndexes(db, ['attempts_by_module_id', 'attempts_by_user_id_module_id_created_at']);
  await db.schema
    .createTable('attempts')
    .addColumn('id', ...idColumn(db))
    .addColumn('run_id', 'bigint', (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('module_id', 'bigint', (c) => c.notNull().references('all_modules.id'))
    .addColumn('submission_id', 'text', (c) => c.notNull())
    .addColumn('quiz_version', 'integer', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('passed', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('attempts_once', ['run_id', 'module_id', 'submission_id'])
    .execute();
  const columns = sql.raw(
    'module_id, submission_id, quiz_version, correct, total, passed, created_at',
  );
  const insert = sql`insert into attempts (id, run_id, ${columns})
    select former_attempts.id, runs.id, ${columns} from former_attempts
    inner join runs on runs.user_id = former_attempts.user_id order by former_attempts.id`;
  await fillTable(db, 'attempts', () => insert.execute(db));
  await continueIds(db, 'attempts', 'former_attempts');
  await db.schema.dropTable('former_attempts').execute();
  for (const columns of [['module_id'], ['run_id', 'module_id', 'created_at', 'id']])
    await db.schema
      .createIndex(`attempts_by_${columns.join('_')}`)
      .on('attempts')
      .columns(columns)
      .execute();
  await db.schema
    .createTable('attempt_answers')
    .addColumn('attempt_id', 'bigint', (c) =>
      c.notNull().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('question_id', 'bigint', (c) => c.notNull().references('all_questions.id'))
    // Null where the question was not answered.
    .addColumn('chosen', 'text')
    .addColumn('is_correct', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('attempt_answers_pk', ['attempt_id', 'question_id'])
    .execute();
  await db.schema
    .createIndex('attempt_answers_by_question_id')
    .on('attempt_answers')
    .column('question_id')
    .execute();
}

async function dropIndexes(db: Db, names: readonly string[]): Promise<void> {
  for (const name of names) await db.schema.dropIndex(name).execute();
}

/** Ids of rows deleted before are not given out again. */
async function continueIds(db: Db, table: string, former: string): Promise<void> {
  if (engineOf(db) === 'postgres') {
    // The renamed table kept its sequence under the former name.
    await sql`select setval(pg_get_serial_sequence(${sql.lit(table)}, 'id'), last_value)
      from ${sql.table(`${table}_id_seq`)}`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq)
    select ${table}, seq from sqlite_sequence where name = ${former}`.execute(db);
}

/** A training that was completed at some time stays completed, at the first time. */
async function completeRuns(db: Db): Promise<void> {
  await sql`update runs set completed_at = (select min(completed_at) from training_completions
      where training_completions.user_id = runs.user_id)
    where user_id in (select user_id from training_completions)`.execute(db);
  await completeWithoutRecord(db);
  await sql`update all_users set completions_read_to = coalesce((select max(completed_at)
      from training_completions where id <= all_users.completions_read_to), 0)
    where completions_read_to > 0`.execute(db);
  await db.schema.dropTable('training_completions').execute();
  await db.schema
    .createIndex('runs_by_completed_at')
    .on('runs')
    .columns(['completed_at', 'id'])
    .where(sql.ref('completed_at'), 'is not', null)
    .execute();
}

/** Before completions were recorded, only the progress says that all modules with content were passed. */
async function completeWithoutRecord(db: Db): Promise<void> {
  await sql`update runs set completed_at = passed.last_at
    from (
      select runs.id, max(progress.passed_at) as last_at from runs
      inner join all_modules on all_modules.company_id = runs.company_id
      left join progress on progress.run_id = runs.id and progress.module_id = all_modules.id
      where runs.completed_at is null and (
        exists (select 1 from videos where videos.module_id = all_modules.id) or
        exists (select 1 from all_questions where all_questions.module_id = all_modules.id))
      group by runs.id having count(*) = count(progress.passed_at)
    ) as passed where passed.id = runs.id`.execute(db);
}

/** The modules of a run as they were when it was completed, or when it ended before. */
async function createRunModules(db: Db): Promise<void> {
  await db.schema
    .createTable('run_modules')
    .addColumn('run_id', 'bigint', (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('module_id', 'bigint', (c) => c.notNull().references('all_modules.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('seconds', 'double precision', (c) => c.notNull())
    .addColumn('questions', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('run_modules_pk', ['run_id', 'module_id'])
    .execute();
  await db.schema
    .createIndex('run_modules_by_module_id')
    .on('run_modules')
    .column('module_id')
    .execute();
  await freezeCompletedRuns(db);
}

/** Of the present modules, a completed run had those that were passed by then. */
async function freezeCompletedRuns(db: Db): Promise<void> {
  const insert = sql`insert into run_modules (run_id, module_id, name, position, seconds, questions)
    select runs.id, all_modules.id, all_modules.name,
      row_number() over (
        partition by runs.id order by all_modules.position nulls last, all_modules.id) - 1,
      (select coalesce(sum(duration), 0) from videos where videos.module_id = all_modules.id),
      (select count(*) from all_questions where all_questions.module_id = all_modules.id)
    from runs
    inner join progress on progress.run_id = runs.id and progress.passed_at <= runs.completed_at
    inner join all_modules
      on all_modules.id = progress.module_id and all_modules.company_id = runs.company_id`;
  await fillTable(db, 'run_modules', () => insert.execute(db));
}
