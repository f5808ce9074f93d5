/** Queries for the counts at the ends of months, and for the figures from which they are counted. */
import { type ExpressionBuilder, sql } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import {
  complianceCounts,
  hasStanding,
  isRequired,
  LONG_AGO,
  openMonthOf,
} from '../learning/service.ts';

/** The group of the counts of a whole company. */
export const WHOLE_COMPANY = 0;

interface SomeCompanies {
  /** Only companies with a greater id. */
  readonly after: number;
  readonly limit: number;
}

type OnCompanies = ExpressionBuilder<Schema, 'companies'>;

const figuresInCompany = ({ selectFrom }: OnCompanies) =>
  selectFrom('trainee_figures')
    .select('trainee_figures.user_id')
    .whereRef('trainee_figures.company_id', '=', 'companies.id')
    .where('trainee_figures.hidden', '=', sql.lit(0));

/** The next companies; `has_standings` is 0 for those without rules. */
export function findNextCompanies(db: Db, { after, limit }: SomeCompanies) {
  return db
    .selectFrom('companies')
    .select(['companies.id', 'companies.time_zone'])
    .select(({ ref }) => openMonthOf(ref('companies.id')).as('open_month'))
    .select((eb) =>
      eb
        .case()
        .when(eb.exists(figuresInCompany(eb).where(hasStanding)))
        .then(1)
        .else(0)
        .end()
        .as('has_standings'),
    )
    .where('companies.id', '>', after)
    .orderBy('companies.id')
    .limit(limit)
    .execute();
}
export type CompanyRow = Awaited<ReturnType<typeof findNextCompanies>>[number];

/** Whether figures of the company are to be computed for a day up to this one. Those of new trainees do not count. */
export async function areWaiting(db: Db, companyId: number, day: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('trainee_figures')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('hidden', '=', sql.lit(0))
    .where('changes_on', '>', LONG_AGO)
    .where('changes_on', '<=', day)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

const figures = (db: Db, companyId: number) =>
  db
    .selectFrom('trainee_figures')
    .modifyFront(longRead)
    .select(complianceCounts)
    .where('trainee_figures.company_id', '=', companyId)
    .where('trainee_figures.hidden', '=', sql.lit(0))
    .where(isRequired);

/** Counts the trainees of the company and of each of its groups; a group without any has no row. */
export async function countNow(db: Db, companyId: number): Promise<MonthCounts[]> {
  const ofCompany = await figures(db, companyId).executeTakeFirstOrThrow();
  if (ofCompany.required === 0) return [];
  const ofGroups = await figures(db, companyId)
    .innerJoin('group_members', 'group_members.user_id', 'trainee_figures.user_id')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select('groups.id as group_id')
    .where('groups.company_id', '=', companyId)
    .groupBy('groups.id')
    .execute();
  return [{ group_id: WHOLE_COMPANY, ...ofCompany }, ...ofGroups];
}

export interface MonthCounts {
  readonly group_id: number;
  readonly required: number;
  readonly compliant: number;
}

interface MonthOfCompany {
  readonly companyId: number;
  /** Such as 2027-02. */
  readonly month: string;
}

/** Marks that the month is to be counted when it has ended. */
export async function openMonth(db: Db, { companyId, month }: MonthOfCompany): Promise<void> {
  await db
    .insertInto('compliance_months')
    .values({
      company_id: companyId,
      group_id: WHOLE_COMPANY,
      month,
      required: null,
      compliant: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns false if another process has done so. */
export async function closeMonth(tx: Db, companyId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('compliance_months')
    .where('company_id', '=', companyId)
    .where('group_id', '=', WHOLE_COMPANY)
    .where('required', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function insertCounts(
  tx: Db,
  { companyId, month }: MonthOfCompany,
  counts: readonly MonthCounts[],
): Promise<void> {
  if (counts.length === 0) return;
  await tx
    .insertInto('compliance_months')
    .values(counts.map((count) => ({ company_id: companyId, month, ...count })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The counts of the company, or of a group of it, since a month, oldest first. */
export function listMonths(
  db: Db,
  { companyId, groupId, since }: { companyId: number; groupId: number; since: string },
) {
  return db
    .selectFrom('compliance_months')
    .select(['month', 'required', 'compliant'])
    .where('company_id', '=', companyId)
    .where('group_id', '=', groupId)
    .where('month', '>=', since)
    .where('required', 'is not', null)
    .where('compliant', 'is not', null)
    .$narrowType<{ required: number; compliant: number }>()
    .orderBy('month')
    .execute();
}
