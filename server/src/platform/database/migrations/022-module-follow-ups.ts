/** Stores the work that a change of a module leaves for the results in it: a company may have very many trainees. */
import type { Kysely } from 'kysely';
import { idColumn } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('module_follow_ups')
    .addColumn('id', ...idColumn(db))
    .addColumn('module_id', 'bigint', (c) =>
      c.notNull().references('all_modules.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('order_version', 'integer', (c) => c.notNull())
    .addColumn('after_run_id', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('module_follow_ups_by_module_id')
    .on('module_follow_ups')
    .column('module_id')
    .execute();
}
