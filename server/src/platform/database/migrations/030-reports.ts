/**
 * The figures of each company, counted in the background, the weekly reports that admins asked for, and the order of
 * changes by time, in which those of a range of dates are read.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createFigures(db);
  await db.schema
    .createTable('weekly_reports')
    .addColumn('user_id', 'bigint', (c) =>
      c.primaryKey().references('all_users.id').onDelete('cascade'),
    )
    // Null for all companies.
    .addColumn('company_id', 'bigint', (c) => c.references('all_companies.id').onDelete('cascade'))
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const column of ['next_at', 'company_id'])
    await db.schema
      .createIndex(`weekly_reports_by_${column}`)
      .on('weekly_reports')
      .column(column)
      .execute();
  await db.schema.createIndex('activity_by_at_id').on('activity').columns(['at', 'id']).execute();
}

async function createFigures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('company_figures')
    .addColumn('company_id', 'bigint', (c) =>
      c.primaryKey().references('all_companies.id').onDelete('cascade'),
    )
    .addColumn('people', 'bigint', (c) => c.notNull())
    .addColumn('completed', 'bigint', (c) => c.notNull())
    .addColumn('score_sum', 'bigint', (c) => c.notNull())
    .addColumn('stuck', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('figure_counts')
    .addColumn('singleton', 'integer', (c) => c.primaryKey())
    .addColumn('counted_at', 'bigint')
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .execute();
}
