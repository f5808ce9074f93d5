/** What administrators changed: rows are added and never touched again, whoever asks. */
import { type Kysely, sql } from 'kysely';
import { engineOf, idColumn } from '../engine.ts';

type Db = Kysely<unknown>;

const TABLES = ['activity', 'activity_terms'];

export async function up(db: Db): Promise<void> {
  await createTables(db);
  for (const table of TABLES)
    await (engineOf(db) === 'postgres' ? refuseOnPostgres(db, table) : refuseOnSqlite(db, table));
}

async function createTables(db: Db): Promise<void> {
  // No foreign keys: names are snapshots, and a row outlives all that it names.
  await db.schema
    .createTable('activity')
    .addColumn('id', ...idColumn(db))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor_id', 'bigint')
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject_kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'bigint')
    .addColumn('subject_name', 'text', (c) => c.notNull())
    .addColumn('company_id', 'bigint')
    .addColumn('company_name', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();

  // Whatever the list is narrowed by is a run of this key, the newest at its end.
  await db.schema
    .createTable('activity_terms')
    .addColumn('term', 'text', (c) => c.notNull())
    .addColumn('activity_id', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('activity_terms_pk', ['term', 'activity_id'])
    .$call((table) => (engineOf(db) === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
}

async function refuseOnSqlite(db: Db, table: string): Promise<void> {
  const refuse = sql.raw(`begin select raise(abort, '${table} is append-only'); end`);
  for (const event of ['update', 'delete'])
    await sql`create trigger ${sql.ref(`${table}_no_${event}`)} before ${sql.raw(event)}
      on ${sql.table(table)} ${refuse}`.execute(db);
  if (table !== 'activity') return;
  // 'insert or replace' deletes without asking the triggers of deletion.
  await sql`create trigger activity_no_replace before insert on activity
    when exists (select 1 from activity where id = new.id) ${refuse}`.execute(db);
}

async function refuseOnPostgres(db: Db, table: string): Promise<void> {
  await sql`create or replace function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
  await sql`create trigger ${sql.ref(`${table}_append_only`)}
    before update or delete or truncate on ${sql.table(table)}
    for each statement execute function refuse_change()`.execute(db);
}
