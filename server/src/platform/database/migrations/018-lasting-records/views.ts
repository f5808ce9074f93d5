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
}

async function createView(db: Kysely<unknown>, name: string, condition: string): Promise<void> {
  await sql.raw(`create view ${name} as select * from all_${name} where ${condition}`).execute(db);
}
