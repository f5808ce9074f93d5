/** The number of trainees for whom a job was undone: after a cancellation it does not follow from the other numbers. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('undone', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  // Undos that are under way now.
  await sql`update jobs set undone = (select count(*) from job_items
      where job_items.job_id = jobs.id and job_items.state = 'undone')
    where state = 'undoing'`.execute(db);
}
