/** Reads and writes the scopes of admins, `admin_scopes`. Scopes of what is in the trash do not count until it is restored. */
import type { ChosenReach, NamedScope, Reach } from '@portal/contract/reach';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

const findScopes = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('admin_scopes')
    .innerJoin('companies', 'companies.id', 'admin_scopes.company_id')
    .leftJoin('groups', 'groups.id', 'admin_scopes.group_id')
    .select([
      'admin_scopes.user_id',
      'admin_scopes.company_id',
      'companies.name as company_name',
      'groups.id as group_id',
      'groups.name as group_name',
      'admin_scopes.rights',
    ])
    .where(isOneOf(db, 'admin_scopes.user_id', param('ids')))
    .where(({ eb, or }) =>
      or([eb('admin_scopes.group_id', 'is', null), eb('groups.id', 'is not', null)]),
    )
    .orderBy('companies.sort_key')
    .orderBy('admin_scopes.company_id')
    // The whole company before its groups, on both engines.
    .orderBy((eb) => eb.fn.coalesce('groups.sort_key', eb.val('')))
    .orderBy((eb) => eb.fn.coalesce('admin_scopes.group_id', eb.lit(0))),
);

type Row = Awaited<ReturnType<typeof findScopes>>[number];

function scopeOf({ company_id, company_name, group_id, group_name, rights }: Row): NamedScope {
  const company = { companyId: company_id, companyName: company_name, rights };
  if (group_id === null || group_name === null) return company;
  return { ...company, groupId: group_id, groupName: group_name };
}

/** The scopes of these limited admins by their ids. */
export async function findScopesOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly NamedScope[]>> {
  if (ids.length === 0) return new Map();
  const rows = Map.groupBy(await findScopes(db, { ids }), ({ user_id }) => user_id);
  return new Map(ids.map((id) => [id, (rows.get(id) ?? []).map(scopeOf)]));
}

interface ReachRow {
  readonly user_id: number;
  readonly role: 'TRAINEE' | 'ADMIN';
  readonly reach: 'portal' | 'limited';
}

/** The reaches of users whose rows were read, by their ids; empty for a trainee. */
export async function findReaches(
  db: Db,
  rows: readonly ReachRow[],
): Promise<ReadonlyMap<number, Reach>> {
  const admins = rows.filter(({ role }) => role === 'ADMIN');
  const limited = admins.filter(({ reach }) => reach === 'limited');
  const scopes = await findScopesOf(
    db,
    limited.map(({ user_id }) => user_id),
  );
  return new Map(
    rows.map(({ user_id, role, reach }): [number, Reach] => {
      if (role === 'ADMIN' && reach === 'portal') return [user_id, 'portal'];
      return [user_id, [...(scopes.get(user_id) ?? [])]];
    }),
  );
}

/** The same for one user. */
export async function reachOf(db: Db, row: ReachRow): Promise<Reach> {
  return (await findReaches(db, [row])).get(row.user_id) ?? [];
}

/** The present reach of an account, also of a hidden one; null if it does not exist. */
export async function findReach(db: Db, userId: number): Promise<Reach | null> {
  const row = await db
    .selectFrom('all_users')
    .select(['id as user_id', 'role', 'reach', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.reach === 'limited' && row.deleted_at !== null ? [] : reachOf(db, row);
}

/** Replaces the scopes of an admin. */
export async function storeScopes(tx: Db, userId: number, reach: ChosenReach): Promise<void> {
  await tx.deleteFrom('admin_scopes').where('user_id', '=', userId).execute();
  if (reach === 'portal' || reach.length === 0) return;
  await tx
    .insertInto('admin_scopes')
    .values(
      reach.map(({ companyId, groupId = null, rights }) => ({
        user_id: userId,
        company_id: companyId,
        group_id: groupId,
        rights,
      })),
    )
    .execute();
}

/** The limited admins who have a scope in the group, or for null anywhere in the company. */
export async function findAdminsOf(
  db: Db,
  { companyId, groupId }: { readonly companyId: number; readonly groupId: number | null },
) {
  return db
    .selectFrom('admin_scopes')
    .innerJoin('users', 'users.id', 'admin_scopes.user_id')
    .select(['users.id', 'users.name'])
    .distinct()
    .where('admin_scopes.company_id', '=', companyId)
    .$if(groupId !== null, (query) => query.where('admin_scopes.group_id', '=', groupId))
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
}
