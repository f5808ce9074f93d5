/** Queries for the import of earlier results. */

import { isRule } from '#server/features/learning/service.ts';
import type { Db } from '#server/platform/database/schema.ts';

/** The modules of these companies, drafts included, with the time zones of the companies, and whether they have rules. */
export async function listModulesOf(db: Db, companyIds: readonly number[]) {
  if (companyIds.length === 0) return [];
  return db
    .selectFrom('modules')
    .innerJoin('companies', 'companies.id', 'modules.company_id')
    .select(['modules.id', 'modules.name', 'modules.company_id', 'companies.time_zone'])
    .select((eb) => eb.case().when(isRule(eb)).then(1).else(0).end().as('is_rule'))
    .where('modules.company_id', 'in', companyIds)
    .execute();
}

interface Results {
  readonly userIds: readonly number[];
  readonly moduleIds: readonly number[];
  readonly days: readonly string[];
}

/** The results that stand of these trainees, in these modules and on these days. */
export async function findRecorded(db: Db, { userIds, moduleIds, days }: Results) {
  if (userIds.length === 0 || moduleIds.length === 0 || days.length === 0) return [];
  return db
    .selectFrom('recorded_results')
    .select(['user_id', 'module_id', 'completed_on'])
    .where('user_id', 'in', userIds)
    .where('module_id', 'in', moduleIds)
    .where('completed_on', 'in', days)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** The companies of those of these modules that exist, by the ids of the modules. */
export async function findCompaniesOf(
  tx: Db,
  moduleIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (moduleIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('modules')
    .select(['id', 'company_id'])
    .where('id', 'in', moduleIds)
    .execute();
  return new Map(rows.map(({ id, company_id }) => [id, company_id]));
}

/** Whose these results are, withdrawn or not. */
export async function findResults(tx: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('recorded_results')
    .select(['id', 'user_id'])
    .where('id', 'in', ids)
    .execute();
}
