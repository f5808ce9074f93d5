/** An index of failed tries, by which a pass finds the accounts that only found out the answers. */
import type { Kysely } from 'kysely';

/**
 * Not for failed tries alone: SQLite compiles a statement again whenever a parameter is bound that is compared with the
 * condition of an index, which is `passed` in each look at the tries of a quiz.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('attempts_by_module_id_passed_created_at')
    .on('attempts')
    .columns(['module_id', 'passed', 'created_at', 'run_id'])
    .execute();
}
