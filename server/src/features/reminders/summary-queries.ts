/** Queries for the weekly summaries of admins. */
import type { ExpressionBuilder } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { languageColumns } from '#server/platform/mail/mail-language.ts';
import { isRule } from '../learning/service.ts';

/** The companies with rules, by name. */
export function listCompaniesWithRules(db: Db) {
  return db
    .selectFrom('companies')
    .modifyFront(longRead)
    .select(['companies.id', 'companies.name', 'companies.time_zone', 'companies.digest_weekday'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('modules')
          .innerJoin('companies as own', 'own.id', 'modules.company_id')
          .select('modules.id')
          .whereRef('modules.company_id', '=', 'companies.id')
          .where((rule) => isRule(rule)),
      ),
    )
    .orderBy('companies.sort_key')
    .orderBy('companies.id')
    .execute();
}
export type CompanyWithRules = Awaited<ReturnType<typeof listCompaniesWithRules>>[number];

/** Whether the user has saved settings in which mails are off. Until settings are saved, it is not decided. */
const hasMailsOff = ({ eb, and }: ExpressionBuilder<Schema, 'users'>) =>
  and([eb('users.notification_settings', 'is not', null), eb('users.wants_mail', '=', 0)]);

/** Makes the summaries of admins who have none due. */
export async function insertMissing(db: Db): Promise<void> {
  await db
    .insertInto('late_summaries')
    .columns(['user_id', 'next_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(({ lit }) => ['users.id', lit(0).as('next_at')])
        .where('users.role', '=', 'ADMIN')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('late_summaries')
                .select('late_summaries.user_id')
                .whereRef('late_summaries.user_id', '=', 'users.id'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The summaries that are due, the earliest first. */
export function listDue(db: Db, now: number, limit: number) {
  return db
    .selectFrom('late_summaries')
    .innerJoin('users', 'users.id', 'late_summaries.user_id')
    .select(['late_summaries.user_id', 'late_summaries.next_at'])
    .where('late_summaries.next_at', '<=', now)
    .where('users.role', '=', 'ADMIN')
    .orderBy('late_summaries.next_at')
    .limit(limit)
    .execute();
}

interface Advance {
  readonly userId: number;
  readonly dueAt: number;
  readonly nextAt: number;
}

/** Moves a summary to its next time. Returns false if another process has done so. */
export async function advance(tx: Db, { userId, dueAt, nextAt }: Advance): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('late_summaries')
    .set({ next_at: nextAt })
    .where('user_id', '=', userId)
    .where('next_at', '=', dueAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Undefined for an admin who has turned mails off, or was deleted. */
export function findAdmin(db: Db, userId: number | null) {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'users.name', 'users.email', ...languageColumns])
    .where('users.id', '=', userId)
    .where('users.role', '=', 'ADMIN')
    .where((eb) => eb.not(hasMailsOff(eb)))
    .executeTakeFirst();
}
