/** Who completed the training and when: an administrator who was away hears of it when they come. */
import type { Kysely } from 'kysely';
import { idColumn } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('training_completions')
    .addColumn('id', ...idColumn(db))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('completed_at', 'bigint', (c) => c.notNull())
    .execute();
  // Of a trainee who is deleted.
  await db.schema
    .createIndex('training_completions_by_user_id')
    .on('training_completions')
    .columns(['user_id'])
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('completions_read_to', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}
