import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { createRowTrigger } from '#server/platform/database/row-trigger.ts';
import { TEXT_SEPARATOR } from '../007-trainee-search.ts';
import { dropUniqueColumn, type Rebuilt } from './drop-unique-column.ts';

type Db = Kysely<unknown>;

const MARKED = ['companies', 'users', 'modules'];
/** The orders of the trainee list, each with the columns that a search compares. */
const USER_INDEXES = [
  ['company_id', 'role', 'name_key', 'id'],
  ['company_id', 'role', 'email_key', 'id'],
  ['company_id', 'role', 'created_at', 'id'],
  ['role', 'name_key', 'id', 'email_key', 'company_id'],
  ['role', 'email_key', 'id', 'name_key', 'company_id'],
  ['role', 'created_at', 'id', 'name_key', 'email_key', 'company_id'],
  ['name_key', 'id'],
];

/** Gives the tables their marks, and takes the uniqueness of names and addresses away. */
export async function hideInsteadOfDelete(db: Db): Promise<void> {
  await dropTraineeSearchTriggers(db);
  for (const table of [...MARKED, 'questions'])
    await db.schema.alterTable(table).renameTo(`all_${table}`).execute();
  for (const table of MARKED) {
    await addColumn(db, `all_${table}`, 'deleted_at');
    await addColumn(db, `all_${table}`, 'deletion_id');
  }
  await addColumn(db, 'all_modules', 'purged_at');
  await addColumn(db, 'all_questions', 'retired_at');
  await addColumn(db, 'all_users', 'current_run_id');
  await db.schema.alterTable('all_companies').addColumn('time_zone', 'text').execute();
  await dropUniqueness(db);
  await createTraineeSearchTriggers(db);
}

async function addColumn(db: Db, table: string, column: string): Promise<void> {
  await db.schema.alterTable(table).addColumn(column, 'bigint').execute();
}

async function dropUniqueness(db: Db): Promise<void> {
  for (const name of userIndexNames()) await db.schema.dropIndex(name).ifExists().execute();
  await dropUniqueColumn(db, COMPANIES);
  await dropUniqueColumn(db, USERS);
}

/**
 * Names and addresses are unique among the rows without a mark. Call it after the last change of many rows: on PostgreSQL each
 * changed row is added to all indexes again.
 */
export async function indexHiddenRows(db: Db): Promise<void> {
  for (const [table, column] of [
    ['all_companies', 'name_key'],
    ['all_users', 'email_key'],
  ] as const)
    await db.schema
      .createIndex(`${table}_by_${column}`)
      .on(table)
      .column(column)
      .unique()
      .where(sql.ref('deleted_at'), 'is', null)
      .execute();
  for (const columns of USER_INDEXES)
    await db.schema
      .createIndex(`users_by_${columns.join('_')}`)
      .on('all_users')
      // SQLite compares the mark again, although the index has no row with a mark: without the column it reads the table.
      .columns([...columns, 'deleted_at'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute();
  await indexMarks(db);
}

const userIndexNames = () => USER_INDEXES.map((columns) => `users_by_${columns.join('_')}`);

/** What a deletion, its restoring and its purge have to find. */
async function indexMarks(db: Db): Promise<void> {
  for (const table of MARKED)
    await db.schema
      .createIndex(`all_${table}_by_deletion_id`)
      .on(`all_${table}`)
      .columns(['deletion_id', 'id'])
      .where(sql.ref('deletion_id'), 'is not', null)
      .execute();
  // The other indexes of a company's users leave out those with a mark.
  await db.schema
    .createIndex('all_users_by_company_id')
    .on('all_users')
    .columns(['company_id', 'id'])
    .execute();
}

const COMPANIES: Rebuilt = {
  table: 'all_companies',
  constraint: 'companies_name_key_key',
  definition: `
    id integer primary key autoincrement,
    name text not null,
    name_key text not null,
    logo_key text unique,
    created_at bigint not null,
    deleted_at bigint,
    deletion_id bigint references deletions (id),
    time_zone text`,
  indexes: [],
};

const USERS: Rebuilt = {
  table: 'all_users',
  constraint: 'users_email_key_key',
  definition: `
    id integer primary key autoincrement,
    name text not null,
    name_key text not null,
    email text not null,
    email_key text not null,
    role text not null check (role in ('TRAINEE', 'ADMIN')),
    company_id bigint references all_companies (id) on delete restrict,
    password_hash text not null,
    notification_settings text,
    created_at bigint not null,
    wants_mail integer default 0 not null,
    completions_read_to bigint default 0 not null,
    deleted_at bigint,
    deletion_id bigint references deletions (id),
    current_run_id bigint,
    constraint trainee_has_company check (role = 'ADMIN' or company_id is not null)`,
  // The foreign key of help requests refers to it.
  indexes: ['create unique index users_by_id_company_id on all_users (id, company_id)'],
};

const SEARCH_TRIGGERS = [
  'trainee_searchable',
  'trainee_searchable_anew',
  'trainee_searchable_no_more',
];

async function dropTraineeSearchTriggers(db: Db): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres';
  for (const name of SEARCH_TRIGGERS) {
    await sql.raw(`drop trigger ${name}${isPostgres ? ' on users' : ''}`).execute(db);
    if (isPostgres) await sql.raw(`drop function ${name}()`).execute(db);
  }
}

/** As before, and a trainee with a mark is not searched. */
async function createTraineeSearchTriggers(db: Db): Promise<void> {
  const insert = `insert into trainee_search (user_id, company_id, text)
    select new.id, new.company_id, new.name_key || '${TEXT_SEPARATOR}' || new.email_key
    where new.role = 'TRAINEE' and new.deleted_at is null;`;
  const remove = 'delete from trainee_search where user_id = old.id;';
  const table = 'all_users';
  await createRowTrigger(db, {
    name: 'trainee_searchable',
    when: 'after insert',
    table,
    body: insert,
  });
  await createRowTrigger(db, {
    name: 'trainee_searchable_anew',
    when: 'after update of name_key, email_key, company_id, role, deleted_at',
    table,
    body: `${remove} ${insert}`,
  });
  await createRowTrigger(db, {
    name: 'trainee_searchable_no_more',
    when: 'before delete',
    table,
    body: remove,
  });
}
