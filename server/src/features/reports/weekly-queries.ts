import type { Db } from '#server/platform/database/schema.ts';
import { languageColumns } from '#server/platform/mail/mail-language.ts';

/** The admin's weekly report; undefined without one. A deleted company has no name and no time zone. */
export function findSubscription(db: Db, userId: number) {
  return (
    db
      .selectFrom('weekly_reports')
      .innerJoin('users', 'users.id', 'weekly_reports.user_id')
      // The company of the admin, and that of the report.
      .leftJoin('companies', 'companies.id', 'users.company_id')
      .leftJoin('companies as reported', 'reported.id', 'weekly_reports.company_id')
      .select([
        'weekly_reports.company_id',
        'reported.name as company_name',
        'reported.time_zone',
        'users.name as user_name',
        'users.email as user_email',
        ...languageColumns,
      ])
      .where('weekly_reports.user_id', '=', userId)
      .where('users.role', '=', 'ADMIN')
      .executeTakeFirst()
  );
}

export function saveSubscription(
  tx: Db,
  { userId, companyId, nextAt }: { userId: number; companyId: number | null; nextAt: number },
) {
  return tx
    .insertInto('weekly_reports')
    .values({ user_id: userId, company_id: companyId, next_at: nextAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ company_id: companyId, next_at: nextAt }),
    )
    .execute();
}

export async function deleteSubscription(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('weekly_reports').where('user_id', '=', userId).execute();
}

/** The reports that are due, the earliest first. */
export function listDue(db: Db, now: number, limit: number) {
  return db
    .selectFrom('weekly_reports')
    .leftJoin('companies', 'companies.id', 'weekly_reports.company_id')
    .select(['weekly_reports.user_id', 'weekly_reports.next_at', 'companies.time_zone'])
    .where('weekly_reports.next_at', '<=', now)
    .orderBy('weekly_reports.next_at')
    .limit(limit)
    .execute();
}

/** Moves a report to its next time. Returns false if another process has done so. */
export async function advance(
  tx: Db,
  { userId, dueAt, nextAt }: { userId: number; dueAt: number; nextAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('weekly_reports')
    .set({ next_at: nextAt })
    .where('user_id', '=', userId)
    .where('next_at', '=', dueAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
