/** The number of each try in its run and quiz, and an index of those that come after the free ones. */
import { type Kysely, sql } from 'kysely';

/**
 * The index has few rows, while the one before had all tries of a module: a pass read those of the last day, and SQLite
 * also chose it to find the tries of one trainee. `3` is FREE_TRIES.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attempts add column number integer not null default 0`.execute(db);
  await sql`update attempts set number = (select count(*) from attempts as earlier
    where earlier.run_id = attempts.run_id and earlier.module_id = attempts.module_id
    and earlier.id <= attempts.id)`.execute(db);
  await db.schema
    .createIndex('attempts_after_free_ones')
    .on('attempts')
    .columns(['module_id', 'created_at', 'run_id', 'number'])
    .where(sql.ref('number'), '>=', sql.lit(3))
    .execute();
  await db.schema.dropIndex('attempts_by_module_id_passed_created_at').execute();
}
