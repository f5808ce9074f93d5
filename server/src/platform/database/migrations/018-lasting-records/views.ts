import { type Kysely, sql } from 'kysely';

const isCompanyHidden = (table: string) => `exists (select 1 from all_companies
  where all_companies.id = ${table}.company_id and all_companies.deleted_at is not null)`;

/**
 * The rows that are not hidden. A company hides its people and modules without a mark on them. The company is looked up
 * by a subquery, because SQLite reads a view with a join to its end where it stands to the right of a left join.
 */
export async function createViews(db: Kysely<unknown>): Promise<void> {
  await createView(db, 'companies', 'deleted_at is null');
  for (const name of ['users', 'modules'])
    await createView(db, name, `deleted_at is null and not ${isCompanyHidden(`all_${name}`)}`);
  await createView(db, 'questions', 'retired_at is null');
}

async function createView(db: Kysely<unknown>, name: string, condition: string): Promise<void> {
  await sql.raw(`create view ${name} as select * from all_${name} where ${condition}`).execute(db);
}
