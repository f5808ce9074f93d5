/** Removes the stored summaries of modules, whose numbers are counted on demand. */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [trigger, table] of [
    ['progress_begun_for_insight', 'progress'],
    ['progress_changed_for_insight', 'progress'],
    ['run_changed_for_insight', 'runs'],
    ['run_deleted_for_insight', 'runs'],
  ] as const)
    await dropTrigger(db, trigger, table);
  for (const table of [
    'insight_changes',
    'insight_modules',
    'insight_questions',
    'insight_parts',
    'company_figures',
    'figure_counts',
  ])
    await db.schema.dropTable(table).execute();
}

async function dropTrigger(db: Kysely<unknown>, trigger: string, table: string): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql.raw(`drop trigger ${trigger}`).execute(db);
    return;
  }
  await sql.raw(`drop trigger ${trigger} on ${table}`).execute(db);
  await sql.raw(`drop function ${trigger}()`).execute(db);
}
