/** The runs of deleted trainees are marked, so that the index of completions leaves them out. */
import { type Kysely, sql } from 'kysely';
import { createRowTrigger } from '../row-trigger.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('runs')
    .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update runs set hidden = 1
    where user_id in (select id from all_users where deleted_at is not null)`.execute(db);
  await createRowTrigger(db, {
    name: 'runs_of_hidden_trainee',
    when: 'after update of deleted_at',
    table: 'all_users',
    body: `update runs set hidden = case when new.deleted_at is null then 0 else 1 end
      where user_id = new.id;`,
  });
  await db.schema.dropIndex('runs_by_completed_at').execute();
  await db.schema
    .createIndex('runs_by_completed_at')
    .on('runs')
    // A deleted company hides its runs without a mark on them: they are left out by the index alone.
    .columns(['completed_at', 'id', 'company_id', 'user_id', 'hidden'])
    .where(sql<boolean>`completed_at is not null and hidden = 0`)
    .execute();
}
