import { sortKey } from '@portal/contract/text-keys';
import { normalizedKey } from '@portal/contract/text-rules';
import { engineOf } from '#server/platform/database/engine.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

const nameColumns = (name: string) => ({
  name,
  name_key: normalizedKey(name),
  sort_key: sortKey(name),
});

const countedGroups = (db: Db) =>
  db
    .selectFrom('groups')
    .select(['groups.id', 'groups.name', 'groups.company_id'])
    .select(({ fn, selectFrom }) =>
      selectFrom('group_members')
        .innerJoin('users', 'users.id', 'group_members.user_id')
        .whereRef('group_members.group_id', '=', 'groups.id')
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('members'),
    )
    .select(({ fn, selectFrom }) =>
      selectFrom('module_groups')
        .innerJoin('modules', 'modules.id', 'module_groups.module_id')
        .whereRef('module_groups.group_id', '=', 'groups.id')
        .where('modules.audience', '=', 'groups')
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('modules'),
    );

/** Whether a module of the company is for the members of groups. */
export async function hasModuleForGroups(db: Db, companyId: number): Promise<boolean> {
  const module = await db
    .selectFrom('modules')
    .select('id')
    .where('company_id', '=', companyId)
    .where('audience', '=', 'groups')
    .limit(1)
    .executeTakeFirst();
  return module !== undefined;
}

/** The modules that are for members of the group, deleted or not, in training order. */
export function listModulesOfGroup(db: Db, groupId: number) {
  return db
    .selectFrom('module_groups')
    .innerJoin('modules', 'modules.id', 'module_groups.module_id')
    .select(['modules.id', 'modules.name'])
    .where('module_groups.group_id', '=', groupId)
    .where('modules.audience', '=', 'groups')
    .orderBy('modules.position', (order) => order.asc().nullsLast())
    .orderBy('modules.id')
    .execute();
}

/** By name; only those with these ids, or for null all. */
export function listCountedGroups(db: Db, companyId: number, only: readonly number[] | null) {
  return countedGroups(db)
    .modifyFront(longRead)
    .where('groups.company_id', '=', companyId)
    .$if(only !== null, (query) => query.where(isOneOf(db, 'groups.id', only ?? [])))
    .orderBy('groups.sort_key')
    .orderBy('groups.id')
    .execute();
}

export function findCountedGroup(db: Db, id: number) {
  return countedGroups(db).modifyFront(longRead).where('groups.id', '=', id).executeTakeFirst();
}

export type CountedGroupRow = NonNullable<Awaited<ReturnType<typeof findCountedGroup>>>;

export function findGroup(db: Db, id: number) {
  return db
    .selectFrom('groups')
    .select(['id', 'name', 'company_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

/** The companies of these groups, each once. */
export async function findCompaniesOfGroups(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('groups')
    .select('company_id')
    .distinct()
    .where(isOneOf(db, 'groups.id', ids))
    .execute();
  return rows.map(({ company_id }) => company_id);
}

export async function countGroups(db: Db, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('groups')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Names are compared without case. */
export async function isNameTaken(db: Db, companyId: number, name: string): Promise<boolean> {
  const group = await db
    .selectFrom('groups')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name_key', '=', normalizedKey(name))
    .executeTakeFirst();
  return group !== undefined;
}

/** The groups of a company, at most 200, in no order. */
export function listNamesOfGroups(db: Db, companyId: number) {
  return db
    .selectFrom('groups')
    .select(['id', 'name', 'name_key'])
    .where('company_id', '=', companyId)
    .execute();
}

/** The groups of a company, hidden ones too. */
export async function listAllGroupIds(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('all_groups')
    .select('id')
    .where('company_id', '=', companyId)
    .execute();
  return rows.map(({ id }) => id);
}

interface NewGroup {
  readonly companyId: number;
  readonly name: string;
  readonly signUpLink: string;
  readonly at: number;
}

/** Returns the id. Throws the engine's unique violation if the name is taken. */
export async function insertGroup(tx: Db, group: NewGroup): Promise<number> {
  const { companyId, name, signUpLink, at } = group;
  const { id } = await tx
    .insertInto('all_groups')
    .values({
      ...nameColumns(name),
      company_id: companyId,
      sign_up_link: signUpLink,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Throws the engine's unique violation if the name is taken. */
export async function renameGroup(tx: Db, id: number, name: string): Promise<void> {
  await tx.updateTable('all_groups').set(nameColumns(name)).where('id', '=', id).execute();
}

export async function markGroup(
  tx: Db,
  id: number,
  { deletionId, at }: { readonly deletionId: number; readonly at: number },
): Promise<void> {
  await tx
    .updateTable('all_groups')
    .set({ deleted_at: at, deletion_id: deletionId })
    .where('id', '=', id)
    .execute();
}

/** Shows the group again, with another name if one is given. */
export async function unmarkGroup(tx: Db, id: number, name: string | undefined): Promise<void> {
  await tx
    .updateTable('all_groups')
    .set({
      deleted_at: null,
      deletion_id: null,
      ...(name === undefined ? {} : nameColumns(name)),
    })
    .where('id', '=', id)
    .execute();
}

/** Members that one step of a purge deletes; about 1 ms on SQLite. */
const MEMBERS_PER_STEP = 100;

/** Deletes some members of a hidden group, and then the group. Returns whether members were left. */
export async function deleteSomeOfGroup(tx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('all_group_members')
    .where('group_id', '=', id)
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('all_group_members')
        .select('user_id')
        .where('group_id', '=', id)
        .limit(MEMBERS_PER_STEP),
    )
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return true;
  await tx.deleteFrom('all_groups').where('id', '=', id).execute();
  return false;
}

/** Those of these groups that exist in the company, locked like one by {@link lockGroup}. Returns their ids. */
export async function lockGroupsIn(
  tx: Db,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const groups = await tx
    .selectFrom('all_groups')
    .select('id')
    .where('id', 'in', ids)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(engineOf(tx) === 'postgres', (query) => query.forShare())
    .execute();
  return new Set(groups.map(({ id }) => id));
}

/** Prevents others from deleting the group until the transaction ends. */
export function lockGroup(tx: Db, id: number) {
  return (
    tx
      .selectFrom('all_groups')
      .select(['id', 'name', 'company_id'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      // On SQLite a write transaction is exclusive from its beginning.
      .$if(engineOf(tx) === 'postgres', (query) => query.forShare())
      .executeTakeFirst()
  );
}
