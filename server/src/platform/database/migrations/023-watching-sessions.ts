/** The evidence of watching: one row for each login session in which a trainee opened a module in a run. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('runs').addColumn('credited_until', 'bigint').execute();
  await db.schema
    .createTable('watching_sessions')
    .addColumn('run_id', 'bigint', (c) => c.notNull())
    .addColumn('module_id', 'bigint', (c) => c.notNull())
    // Without a foreign key: the evidence stays when the session ends. Neither engine reuses the id.
    .addColumn('session_id', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('reported_at', 'bigint', (c) => c.notNull())
    .addColumn('seconds', 'double precision', (c) => c.notNull().defaultTo(0))
    // Null where another server sends the film.
    .addColumn('film_bytes', 'bigint')
    .addPrimaryKeyConstraint('watching_sessions_pk', ['run_id', 'module_id', 'session_id'])
    // The evidence is deleted with the progress that it supports.
    .addForeignKeyConstraint(
      'watching_sessions_progress_fk',
      ['run_id', 'module_id'],
      'progress',
      ['run_id', 'module_id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
}
