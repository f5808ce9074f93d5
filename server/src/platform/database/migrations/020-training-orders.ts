/**
 * What a change of a company's modules has unlocked is computed from the former orders of its modules, so that the change
 * does not write a row for each trainee. A result and a run store the version of the order in which they began to count.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('training_orders')
    .addColumn('company_id', 'bigint', (c) =>
      c.primaryKey().references('all_companies.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('former_steps')
    .addColumn('company_id', 'bigint', (c) =>
      c.notNull().references('all_companies.id').onDelete('cascade'),
    )
    .addColumn('module_id', 'bigint', (c) =>
      c.notNull().references('all_modules.id').onDelete('cascade'),
    )
    // 0 for the first module. No reference: a run may have passed a module that is deleted for good.
    .addColumn('previous_id', 'bigint', (c) => c.notNull())
    .addColumn('until_version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('former_steps_pk', ['module_id', 'previous_id'])
    .execute();
  await db.schema
    .createIndex('former_steps_by_company_id')
    .on('former_steps')
    .column('company_id')
    .execute();
  await db.schema
    .alterTable('progress')
    .addColumn('passed_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('runs')
    .addColumn('started_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
