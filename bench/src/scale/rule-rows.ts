/** The rules of a company. */
import type { Db } from '../../../server/src/platform/database/schema.ts';

/** Some trainees are late, some in time: they came in the last 700 days, and began their modules in the last year. */
const DUE_DAYS = 365;
const VALID_MONTHS = 12;

/** Each module is due after a year, and every second one expires a year after it was passed. */
export async function addRules(db: Db, companyId: number): Promise<void> {
  await db
    .updateTable('all_companies')
    .set({ due_days: DUE_DAYS })
    .where('id', '=', companyId)
    .execute();
  await db
    .updateTable('all_modules')
    .set({ valid_months: VALID_MONTHS })
    .where('company_id', '=', companyId)
    .where(({ eb }) => eb(eb('position', '%', 2), '=', 1))
    .execute();
  await db
    .updateTable('runs')
    .set(({ selectFrom }) => ({
      company_since: selectFrom('all_users')
        .select('all_users.created_at')
        .whereRef('all_users.id', '=', 'runs.user_id')
        .$asScalar()
        .$notNull(),
    }))
    .where('company_id', '=', companyId)
    .execute();
}
