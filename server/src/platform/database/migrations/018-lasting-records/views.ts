import { type Kysely, sql } from 'kysely';

const HIDDEN_COMPANIES = 'select id from all_companies where deleted_at is not null';

/**
 * The rows that are not hidden. A company hides its users and modules without a mark on them. The few hidden companies
 * are read once for each statement: SQLite takes three times as long to look up the company of each row, and a view
 * with a join is read as a whole where it stands to the right of a left join.
 */
export async function createViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('all_companies_hidden')
    .on('all_companies')
    .columns(['id', 'deleted_at'])
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await createView(db, 'companies', 'deleted_at is null');
  // An administrator may have no company.
  await createView(
    db,
    'users',
    `deleted_at is null and (company_id is null or company_id not in (${HIDDEN_COMPANIES}))`,
  );
  await createView(db, 'modules', `deleted_at is null and company_id not in (${HIDDEN_COMPANIES})`);
  await createView(db, 'questions', 'retired_at is null');
}

async function createView(db: Kysely<unknown>, name: string, condition: string): Promise<void> {
  await sql.raw(`create view ${name} as select * from all_${name} where ${condition}`).execute(db);
}
