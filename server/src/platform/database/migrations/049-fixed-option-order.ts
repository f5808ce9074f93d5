/** A question can keep the order of its options in each try. */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table all_questions add column fixed_order_since bigint`.execute(db);
  // PostgreSQL keeps the columns that a view had when it was created. SQLite reads them again.
  if (engineOf(db) === 'postgres')
    await sql`create or replace view questions as
      select * from all_questions where retired_at is null`.execute(db);
}
