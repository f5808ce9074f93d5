/**
 * The order of the list of help requests, their normalized messages for the search, and the admin who takes care of each.
 * A job can close requests.
 */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';

type Db = Kysely<unknown>;

/** Rows per statement. */
const ROWS_PER_BATCH = 500;

export async function up(db: Db): Promise<void> {
  for (const column of [
    "message_key text not null default ''",
    'assignee_id bigint references all_users (id) on delete set null',
    // SQLite adds virtual columns only; an index stores them all the same.
    `urgency integer generated always as
      (case status when 'PENDING' then 2 when 'IN_PROGRESS' then 1 else 0 end)
      ${engineOf(db) === 'sqlite' ? 'virtual' : 'stored'}`,
  ])
    await sql.raw(`alter table help_requests add column ${column}`).execute(db);
  await fillMessageKeys(db);
  for (const columns of [
    ['urgency', 'id'],
    ['company_id', 'urgency', 'id'],
    ['assignee_id', 'urgency', 'id'],
  ])
    await db.schema
      .createIndex(`help_requests_by_${columns.join('_')}`)
      .on('help_requests')
      .columns(columns)
      .execute();
  for (const column of ['assignee_before text', 'assignee_after text'])
    await sql.raw(`alter table help_request_changes add column ${column}`).execute(db);
  for (const column of ['request_id bigint', 'request_version bigint', 'change_id bigint'])
    await sql.raw(`alter table job_items add column ${column}`).execute(db);
}

/** SQL cannot do it, because `lower` of SQLite knows ASCII only. */
async function fillMessageKeys(db: Db): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; message: string }>`
      select id, message from help_requests where id > ${last}
      order by id limit ${sql.lit(ROWS_PER_BATCH)}`.execute(db);
    for (const { id, message } of rows) {
      const key = message.trim().normalize('NFC').toLowerCase();
      await sql`update help_requests set message_key = ${key} where id = ${id}`.execute(db);
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}
