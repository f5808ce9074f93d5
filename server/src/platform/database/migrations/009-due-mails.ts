/** Mails that somebody is owed, written with what owes them: no crash in between loses one. */
import { type Kysely, sql } from 'kysely';
import { idColumn } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('wants_mail', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('due_mails')
    .addColumn('id', ...idColumn(db))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('UNREAD', 'HELP_ANSWERED')`))
    .addColumn('subject_id', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addUniqueConstraint('due_mails_once', ['user_id', 'kind', 'subject_id'])
    .execute();
  await db.schema.createIndex('due_mails_by_due_at').on('due_mails').columns(['due_at']).execute();
}
