import type { Kysely } from 'kysely';
import { idColumn } from '#server/platform/database/engine.ts';

/** Actions on many trainees, which run in the background and go on after a restart. */
export async function createJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', ...idColumn(db))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_by', 'bigint', (c) => c.notNull())
    .addColumn('created_by_name', 'text', (c) => c.notNull())
    .addColumn('input', 'text', (c) => c.notNull())
    .addColumn('deletion_id', 'bigint', (c) => c.references('deletions.id').onDelete('set null'))
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('refused', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('undone_at', 'bigint')
    .execute();
  await db.schema.createIndex('jobs_by_state_id').on('jobs').columns(['state', 'id']).execute();
  await db.schema
    .createTable('job_items')
    .addColumn('job_id', 'bigint', (c) => c.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    // What the undo of a move needs.
    .addColumn('run_before', 'bigint')
    .addColumn('run_after', 'bigint')
    .addPrimaryKeyConstraint('job_items_pk', ['job_id', 'place'])
    .execute();
}
