/**
 * What the trainee list is searched by, and how many trainees a company has: kept by triggers, so that it is
 * true in the very transaction that renames, moves, adds or deletes somebody, whoever writes it.
 */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';
import { createRowTrigger } from '../row-trigger.ts';

type Db = Kysely<unknown>;

/** Stands between name and email in the searched text. No email can hold it. */
export const TEXT_SEPARATOR = '\u001f';

const ORDERS = [
  ['name_key', ['email_key', 'company_id']],
  ['email_key', ['name_key', 'company_id']],
  ['created_at', ['name_key', 'email_key', 'company_id']],
] as const;

export async function up(db: Db): Promise<void> {
  await widenOrders(db);
  await createSearch(db);
  await createCounts(db);
  if (engineOf(db) === 'sqlite') await indexPartsOnSqlite(db);
  else await indexPartsOnPostgres(db);
  await sql`insert into trainee_search (user_id, company_id, text)
    select id, company_id, name_key || ${sql.lit(TEXT_SEPARATOR)} || email_key
    from users where role = 'TRAINEE'`.execute(db);
}

/** With what a search looks at, so that a page of many matches is read from the index alone. */
async function widenOrders(db: Db): Promise<void> {
  for (const [order, searched] of ORDERS) {
    await db.schema.dropIndex(`users_by_role_${order}_id`).execute();
    const columns = ['role', order, 'id', ...searched];
    await db.schema
      .createIndex(`users_by_${columns.join('_')}`)
      .on('users')
      .columns(columns)
      .execute();
  }
}

/** Narrow, because a search for one letter has to read all of it. */
async function createSearch(db: Db): Promise<void> {
  const idType = engineOf(db) === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('trainee_search')
    .addColumn('user_id', idType, (c) => c.primaryKey())
    .addColumn('company_id', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('trainee_search_by_company_id_text')
    .on('trainee_search')
    .columns(['company_id', 'text'])
    .execute();
  const insert = `insert into trainee_search (user_id, company_id, text)
    select new.id, new.company_id, new.name_key || '${TEXT_SEPARATOR}' || new.email_key
    where new.role = 'TRAINEE';`;
  const remove = 'delete from trainee_search where user_id = old.id;';
  await createRowTrigger(db, {
    name: 'trainee_searchable',
    when: 'after insert',
    table: 'users',
    body: insert,
  });
  await createRowTrigger(db, {
    name: 'trainee_searchable_anew',
    when: 'after update of name_key, email_key, company_id, role',
    table: 'users',
    body: `${remove} ${insert}`,
  });
  await createRowTrigger(db, {
    name: 'trainee_searchable_no_more',
    when: 'before delete',
    table: 'users',
    body: remove,
  });
}

async function createCounts(db: Db): Promise<void> {
  await db.schema
    .createTable('trainee_counts')
    .addColumn('company_id', 'bigint', (c) => c.primaryKey())
    .addColumn('trainees', 'integer', (c) => c.notNull())
    .execute();
  await createRowTrigger(db, {
    name: 'trainee_counted',
    when: 'after insert',
    table: 'trainee_search',
    body: `insert into trainee_counts (company_id, trainees) values (new.company_id, 1)
      on conflict (company_id) do update set trainees = trainee_counts.trainees + 1;`,
  });
  await createRowTrigger(db, {
    name: 'trainee_counted_off',
    when: 'before delete',
    table: 'trainee_search',
    body: `update trainee_counts set trainees = trainees - 1 where company_id = old.company_id;
      delete from trainee_counts where company_id = old.company_id and trainees = 0;`,
  });
}

async function indexPartsOnSqlite(db: Db): Promise<void> {
  await sql`create virtual table trainee_search_parts using fts5 (
    text, content = 'trainee_search', content_rowid = 'user_id', columnsize = 0,
    tokenize = 'trigram case_sensitive 1')`.execute(db);
  await createRowTrigger(db, {
    name: 'trainee_parts_added',
    when: 'after insert',
    table: 'trainee_search',
    body: 'insert into trainee_search_parts (rowid, text) values (new.user_id, new.text);',
  });
  await createRowTrigger(db, {
    name: 'trainee_parts_removed',
    when: 'before delete',
    table: 'trainee_search',
    body: `insert into trainee_search_parts (trainee_search_parts, rowid, text)
      values ('delete', old.user_id, old.text);`,
  });
}

/**
 * The extension comes with PostgreSQL, and since version 13 whoever may create tables may create it. Where
 * neither holds, a search reads the narrow table, which for a hundred thousand takes some 15 ms.
 */
async function indexPartsOnPostgres(db: Db): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    -- Without the list of pending entries, which every search would read besides.
    create index trainee_search_by_parts on trainee_search
      using gin (text gin_trgm_ops) with (fastupdate = off);
  exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise warning 'pg_trgm cannot be had: the trainee list is searched without it';
  end $$`.execute(db);
}
