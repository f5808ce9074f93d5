/**
 * Finds deleted trainees by their emails, marks the deletions whose trainee was merged with another one, and keeps for
 * each row of an import the deleted trainee whom it restores.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('all_users_by_deleted_email_key')
    .on('all_users')
    .columns(['email_key', 'deleted_at'])
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await db.schema.alterTable('deletions').addColumn('merged_at', 'bigint').execute();
  await db.schema.alterTable('import_rows').addColumn('restored_user_id', 'bigint').execute();
}
