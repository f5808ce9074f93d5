/**
 * One queue for every mail. A kind is not checked here, so that a new one needs no new table. Whether an
 * absence has had its digest is kept apart from the mails that wait.
 */
import { type Kysely, sql } from 'kysely';
import { idColumn } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await sql`insert into mail_queue
    (kind, recipient_id, subject_id, priority, created_at, scheduled_at, next_attempt_at)
    select kind, user_id, subject_id, 1, due_at, due_at, due_at from due_mails
    where due_at is not null order by id`.execute(db);
  await sql`insert into sent_digests (user_id, mail_id)
    select user_id, 0 from due_mails where due_at is null`.execute(db);
  await db.schema.dropTable('due_mails').execute();
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_queue')
    .addColumn('id', ...idColumn(db))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient_id', 'bigint', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('requested_email', 'text')
    .addColumn('request', 'text')
    .addColumn('subject_id', 'bigint')
    .addColumn('priority', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('scheduled_at', 'bigint', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('refused_at', 'bigint')
    .addColumn('refusal', 'text')
    .execute();
  await db.schema
    .createIndex('mail_queue_waiting_once')
    .unique()
    .on('mail_queue')
    .columns(['recipient_id', 'kind', 'subject_id'])
    .where(sql.ref('refused_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('mail_queue_by_recipient')
    .on('mail_queue')
    .columns(['recipient_id'])
    .execute();
  await db.schema
    .createIndex('mail_queue_by_next_attempt')
    .on('mail_queue')
    .columns(['priority', 'next_attempt_at'])
    .execute();
  await db.schema
    .createTable('sent_digests')
    .addColumn('user_id', 'bigint', (c) =>
      c.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('mail_id', 'bigint', (c) => c.notNull())
    .execute();
}
