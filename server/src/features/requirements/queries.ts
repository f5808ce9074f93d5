import type { Db } from '#server/platform/database/schema.ts';

/** The columns of `companies` with the rules for modules without rules of their own. */
const COMPANY_RULES = [
  'due_days',
  'grace_days',
  'renewal_days',
  'reminder_days',
  'digest_weekday',
] as const;

export function findCompanyRules(db: Db, id: number) {
  return db.selectFrom('companies').select(COMPANY_RULES).where('id', '=', id).executeTakeFirst();
}

/** The rules of a module, with what it depends on in its company. */
export function findRule(db: Db, moduleId: number) {
  return db
    .selectFrom('modules')
    .innerJoin('companies', 'companies.id', 'modules.company_id')
    .select([
      'modules.company_id',
      'modules.audience',
      'modules.due_days',
      'modules.valid_months',
      'modules.rule_from',
      'modules.edition',
      'companies.due_days as company_due_days',
      'companies.time_zone',
    ])
    .where('modules.id', '=', moduleId)
    .executeTakeFirst();
}
export type RuleRow = NonNullable<Awaited<ReturnType<typeof findRule>>>;

/** The groups for whose members a module is, by name; it is for them unless it is for everyone. */
export function listAudience(db: Db, moduleId: number) {
  return db
    .selectFrom('module_groups')
    .innerJoin('groups', 'groups.id', 'module_groups.group_id')
    .select(['groups.id', 'groups.name'])
    .where('module_groups.module_id', '=', moduleId)
    .orderBy('groups.sort_key')
    .orderBy('groups.id')
    .execute();
}

/** Those of these groups that are in the company, by name. */
export async function findGroupsIn(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
}

/** Deleted groups that were part of the audience are none any more. */
export async function replaceAudience(
  tx: Db,
  moduleId: number,
  groupIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('module_groups').where('module_id', '=', moduleId).execute();
  if (groupIds.length === 0) return;
  const rows = groupIds.map((groupId) => ({ module_id: moduleId, group_id: groupId }));
  await tx.insertInto('module_groups').values(rows).execute();
}

/** Newest first. */
export function listEditions(db: Db, moduleId: number) {
  return db
    .selectFrom('module_editions')
    .leftJoin('users as makers', 'makers.id', 'module_editions.created_by')
    .select([
      'module_editions.number',
      'module_editions.by_on',
      'module_editions.reason',
      'module_editions.created_at',
      'makers.name as made_by',
    ])
    .where('module_editions.module_id', '=', moduleId)
    .orderBy('module_editions.number', 'desc')
    .execute();
}
export type EditionRow = Awaited<ReturnType<typeof listEditions>>[number];

interface NewEdition {
  readonly number: number;
  /** A civil date. */
  readonly by: string;
  readonly reason: string;
  readonly createdBy: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export async function insertEdition(
  tx: Db,
  moduleId: number,
  { number, by, reason, createdBy, at }: NewEdition,
): Promise<void> {
  await tx
    .insertInto('module_editions')
    .values({
      module_id: moduleId,
      number,
      by_on: by,
      reason,
      created_by: createdBy,
      created_at: at,
    })
    .execute();
}

/** False for a change that has completed no training: it is removed when its work is done. */
export async function isChangeStored(db: Db, id: number): Promise<boolean> {
  const change = await db
    .selectFrom('completing_changes')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return change !== undefined;
}
