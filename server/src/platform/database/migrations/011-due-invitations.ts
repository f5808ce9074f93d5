/** Invitations are owed like other mails. SQLite cannot change a check: the table is made anew, its ids mean nothing. */
import { type Kysely, sql } from 'kysely';
import { idColumn } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('due_mails_of_all_kinds')
    .addColumn('id', ...idColumn(db))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('UNREAD', 'HELP_ANSWERED', 'INVITATION')`),
    )
    .addColumn('subject_id', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addUniqueConstraint('due_mails_one_each', ['user_id', 'kind', 'subject_id'])
    .execute();
  await sql`insert into due_mails_of_all_kinds (user_id, kind, subject_id, due_at)
    select user_id, kind, subject_id, due_at from due_mails order by id`.execute(db);
  await db.schema.dropTable('due_mails').execute();
  await db.schema.alterTable('due_mails_of_all_kinds').renameTo('due_mails').execute();
  await db.schema.createIndex('due_mails_by_due_at').on('due_mails').columns(['due_at']).execute();
}
