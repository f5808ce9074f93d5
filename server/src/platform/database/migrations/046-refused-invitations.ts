/** The invitations that a mail server has refused permanently, which admins see until the next one is sent. */
import type { Kysely } from 'kysely';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refused_invitations')
    .addColumn('user_id', engineOf(db) === 'sqlite' ? 'integer' : 'bigint', (c) =>
      c.primaryKey().references('all_users.id').onDelete('cascade'),
    )
    .addColumn('refused_at', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('reply', 'text', (c) => c.notNull())
    .execute();
}
