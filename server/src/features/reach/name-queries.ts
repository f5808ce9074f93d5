import type { Db } from '#server/platform/database/schema.ts';

interface Scope {
  readonly companyId: number;
  readonly groupId?: number | undefined;
}

/** The names of the companies and groups of scopes, without those in the trash. */
export async function findNamesOf(db: Db, scopes: readonly Scope[]) {
  const companyIds = [...new Set(scopes.map(({ companyId }) => companyId))];
  const groupIds = [...new Set(scopes.flatMap(({ groupId }) => groupId ?? []))];
  const companies =
    companyIds.length === 0
      ? []
      : await db
          .selectFrom('companies')
          .select(['id', 'name'])
          .where('id', 'in', companyIds)
          .execute();
  const groups =
    groupIds.length === 0
      ? []
      : await db
          .selectFrom('groups')
          .select(['id', 'name', 'company_id'])
          .where('id', 'in', groupIds)
          .execute();
  return {
    companies: new Map(companies.map(({ id, name }) => [id, name])),
    groups: new Map(groups.map(({ id, name, company_id: companyId }) => [id, { name, companyId }])),
  };
}
