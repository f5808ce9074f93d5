/** An index of failed tries, by which a pass finds the accounts that only found out the answers. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index attempts_failed on attempts (module_id, created_at, run_id)
    where passed = 0`.execute(db);
}
