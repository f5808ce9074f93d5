import { type Kysely, sql } from 'kysely';
import { type Engine, engineOf } from '#server/platform/database/engine.ts';

/**
 * Whether the company of a row is not hidden, as a subquery: a view with a join is read as a whole by SQLite where it
 * stands to the right of a left join. SQLite reads the few hidden companies once for each statement; looking up the
 * company of each row takes it three times as long. PostgreSQL plans the lookup as a join, and knows how many rows
 * remain.
 */
const IN_SHOWN_COMPANY: Record<Engine, (table: string) => string> = {
  // An administrator may have no company.
  sqlite: () =>
    `(company_id is null or company_id not in
      (select id from all_companies where deleted_at is not null))`,
  postgres: (table) =>
    `not exists (select 1 from all_companies
      where all_companies.id = ${table}.company_id and all_companies.deleted_at is not null)`,
};

/** The rows that are not hidden. A company hides its users and modules without a mark on them. */
export async function createViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('all_companies_hidden')
    .on('all_companies')
    .columns(['id', 'deleted_at'])
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await createView(db, 'companies', 'deleted_at is null');
  for (const name of ['users', 'modules']) {
    const inShownCompany = IN_SHOWN_COMPANY[engineOf(db)](`all_${name}`);
    await createView(db, name, `deleted_at is null and ${inShownCompany}`);
  }
  await createView(db, 'questions', 'retired_at is null');
  if (engineOf(db) === 'postgres') await refuseWrites(db);
}

/**
 * PostgreSQL would pass a write on to the table: a process of the version before, which was not stopped, would insert
 * trainees without a run and delete rows for good. SQLite refuses writes to a view.
 */
async function refuseWrites(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_view_write() returns trigger language plpgsql as $$
    begin
      raise exception '% is a view since the upgrade of the database', tg_table_name
        using errcode = 'object_not_in_prerequisite_state',
          hint = 'This is a process of an older version of the portal. Stop it, and start the new version.';
    end $$`.execute(db);
  for (const view of ['companies', 'users', 'modules', 'questions'])
    await sql`create trigger ${sql.id(`${view}_refuse_writes`)} instead of insert or update or delete
      on ${sql.table(view)} for each row execute function refuse_view_write()`.execute(db);
}

async function createView(db: Kysely<unknown>, name: string, condition: string): Promise<void> {
  await sql.raw(`create view ${name} as select * from all_${name} where ${condition}`).execute(db);
}
