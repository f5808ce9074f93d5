import { type Kysely, sql } from 'kysely';
import { engineOf, idColumn } from '#server/platform/database/engine.ts';

/** Actions on many trainees, which run in the background and go on after a restart. */
export async function createJobs(db: Kysely<unknown>): Promise<void> {
  await createJobTable(db);
  await createItemTable(db);
  // No reference: a record of the activity outlives the job.
  await db.schema.alterTable('activity').addColumn('job_id', 'bigint').execute();
}

async function createJobTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', ...idColumn(db))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    // No references: names are kept when the accounts and companies are not.
    .addColumn('created_by', 'bigint', (c) => c.notNull())
    .addColumn('created_by_name', 'text', (c) => c.notNull())
    .addColumn('undone_by', 'bigint')
    .addColumn('undone_by_name', 'text')
    .addColumn('request_key', 'text', (c) => c.notNull())
    .addColumn('company_id', 'bigint')
    .addColumn('company_name', 'text')
    .addColumn('deletion_id', 'bigint', (c) => c.references('deletions.id').onDelete('set null'))
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('refused', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_place', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  for (const columns of [
    ['state', 'id'],
    ['created_by', 'created_at'],
    ['deletion_id', 'state'],
  ])
    await db.schema
      .createIndex(`jobs_by_${columns.join('_')}`)
      .on('jobs')
      .columns(columns)
      .execute();
}

async function createItemTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_items')
    .addColumn('job_id', 'bigint', (c) => c.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    // What the undo of a new run needs.
    .addColumn('run_before', 'bigint')
    .addColumn('run_after', 'bigint')
    .addPrimaryKeyConstraint('job_items_pk', ['job_id', 'place'])
    .$call((table) => (engineOf(db) === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
}
