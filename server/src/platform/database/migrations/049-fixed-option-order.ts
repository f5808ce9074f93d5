/** A question can keep the order of its options in each try. Each save adds to the questions that are no longer asked. */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table all_questions add column fixed_order_since bigint`.execute(db);
  // PostgreSQL keeps the columns that a view had when it was created. SQLite reads them again.
  if (engineOf(db) === 'postgres')
    await sql`create or replace view questions as
      select * from all_questions where retired_at is null`.execute(db);
  await db.schema
    .createIndex('asked_questions_by_module_id')
    .on('all_questions')
    .columns(['module_id', 'position', 'id'])
    .where(sql<boolean>`retired_at is null`)
    .execute();
}
