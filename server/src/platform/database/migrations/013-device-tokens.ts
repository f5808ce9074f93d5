/** Browsers in which an account has signed in, known by a token of their own instead of by their address. */
import type { Kysely } from 'kysely';
import { idColumn } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('device_tokens')
    .addColumn('id', ...idColumn(db))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('device_tokens_by_user_id_last_used_at')
    .on('device_tokens')
    .columns(['user_id', 'last_used_at'])
    .execute();
  await db.schema.dropTable('known_addresses').execute();
}
