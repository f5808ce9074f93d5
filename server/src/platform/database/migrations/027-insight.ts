/** Summaries of how trainees do in each module, and the results that have changed since they were made. */
import { type Kysely, sql } from 'kysely';
import { createRowTrigger } from '../row-trigger.ts';

type Db = Kysely<unknown>;

/** Consecutive runs whose results one row of `insight_parts` sums up. */
const RUNS_PER_PART = 8;

export async function up(db: Db): Promise<void> {
  await createTables(db);
  await createTriggers(db);
  await sql
    .raw(
      `insert into insight_changes (module_id, run_id)
      select module_id, min(run_id) from progress where ${hasBegun('progress')}
      group by module_id, run_id / ${RUNS_PER_PART}`,
    )
    .execute(db);
}

async function createTables(db: Db): Promise<void> {
  // Rows are only added and deleted, and may be equal: a transaction that waited here would delay a trainee.
  await db.schema
    .createTable('insight_changes')
    .addColumn('module_id', 'bigint', (c) => c.notNull())
    .addColumn('run_id', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('insight_changes_by_module_id_run_id')
    .on('insight_changes')
    .columns(['module_id', 'run_id'])
    .execute();
  await db.schema
    .createTable('insight_modules')
    .addColumn('module_id', 'bigint', (c) =>
      c.primaryKey().references('all_modules.id').onDelete('cascade'),
    )
    .addColumn('counts', 'text', (c) => c.notNull())
    .addColumn('as_of', 'bigint')
    .execute();
  await db.schema
    .createTable('insight_questions')
    .addColumn('question_id', 'bigint', (c) =>
      c.primaryKey().references('all_questions.id').onDelete('cascade'),
    )
    .addColumn('counts', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('insight_parts')
    .addColumn('module_id', 'bigint', (c) =>
      c.notNull().references('all_modules.id').onDelete('cascade'),
    )
    .addColumn('part', 'bigint', (c) => c.notNull())
    .addColumn('counts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('insight_parts_pk', ['module_id', 'part'])
    .execute();
}

/** Answers of an attempt never change, and the first attempt in a run sets `best_total`. */
async function createTriggers(db: Db): Promise<void> {
  const note = 'insert into insight_changes (module_id, run_id)';
  await createRowTrigger(db, {
    name: 'progress_begun_for_insight',
    when: 'after insert',
    table: 'progress',
    body: `${note} select new.module_id, new.run_id where ${hasBegun('new')};`,
  });
  await createRowTrigger(db, {
    name: 'progress_changed_for_insight',
    when: 'after update of opened_at, watched_at, best_total, passed_at, watched_to_seconds',
    table: 'progress',
    body: `${note} select new.module_id, new.run_id
      where ${['opened_at', 'watched_at', 'best_total', 'passed_at'].map(isSetOrCleared).join(' or ')}
      or (new.watched_to_seconds <> old.watched_to_seconds and ${reachesAnotherStep()});`,
  });
  const ofRun = (run: 'new' | 'old') =>
    `${note} select module_id, run_id from progress
      where run_id = ${run}.id and ${hasBegun('progress')}`;
  await createRowTrigger(db, {
    name: 'run_changed_for_insight',
    when: 'after update of ended_at, hidden',
    table: 'runs',
    body: `${ofRun('new')} and (new.hidden <> old.hidden or ${isSetOrCleared('ended_at')});`,
  });
  // A run that has ended or is hidden is not counted any more.
  await createRowTrigger(db, {
    name: 'run_deleted_for_insight',
    when: 'before delete',
    table: 'runs',
    body: `${ofRun('old')} and old.hidden = 0 and old.ended_at is null;`,
  });
}

const hasBegun = (row: string) =>
  `(${row}.opened_at is not null or ${row}.best_total is not null or ${row}.passed_at is not null)`;

const isSetOrCleared = (column: string) =>
  `(new.${column} is null and old.${column} is not null
    or new.${column} is not null and old.${column} is null)`;

/** A player reports every few seconds; a twentieth of the video takes longer in all but very short ones. */
function reachesAnotherStep(): string {
  const step = (row: string) =>
    `floor(20 * ${row}.watched_to_seconds / coalesce(nullif(sum(duration), 0), 1))`;
  return `(select ${step('new')} <> ${step('old')} from videos where module_id = new.module_id)`;
}
