import { type Kysely, sql } from 'kysely';
import { idColumn } from '#server/platform/database/engine.ts';

/** One row for each deletion that an administrator made, with all that one undo brings back. */
export async function createDeletions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deletions')
    .addColumn('id', ...idColumn(db))
    .addColumn('subject_kind', 'text', (c) => c.notNull())
    // Null for several trainees at once.
    .addColumn('subject_id', 'bigint')
    .addColumn('subject_name', 'text', (c) => c.notNull())
    .addColumn('search_key', 'text', (c) => c.notNull())
    .addColumn('company_id', 'bigint')
    .addColumn('company_name', 'text')
    // No reference: the name is kept when the account is not.
    .addColumn('deleted_by', 'bigint')
    .addColumn('deleted_by_name', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint', (c) => c.notNull())
    .addColumn('purge_at', 'bigint', (c) => c.notNull())
    .addColumn('counts', 'text', (c) => c.notNull())
    // Null while there is work to do in the background after the deletion or the restore.
    .addColumn('settled_at', 'bigint')
    // When an administrator asked for the purge.
    .addColumn('purge_requested_at', 'bigint')
    // While a process works on it.
    .addColumn('lease_until', 'bigint')
    .addColumn('restored_at', 'bigint')
    .addColumn('purged_at', 'bigint')
    .execute();
  // Those that are restored or purged are never listed again.
  for (const columns of [['id'], ['purge_at', 'id'], ['company_id', 'id']])
    await db.schema
      .createIndex(`deletions_by_${columns.join('_')}`)
      .on('deletions')
      .columns(columns)
      .where(sql<boolean>`restored_at is null and purged_at is null`)
      .execute();
  await db.schema
    .createIndex('deletions_to_settle')
    .on('deletions')
    .columns(['settled_at', 'id'])
    .where(sql<boolean>`settled_at is null and purged_at is null`)
    .execute();
}
