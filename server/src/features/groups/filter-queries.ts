/** Conditions by which lists show only the members of a group, or those who are in none. */
import type { GroupFilter } from '@portal/contract/fields';
import type { Within } from '@portal/contract/reach-rules';
import { type Expression, type SqlBool, sql } from 'kysely';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { isCompanyWithin } from '../reach/service.ts';

/** Whether the user whose id is in this column is a member of the group, or for `none` of no group. */
export function isInGroup(db: Db, group: GroupFilter, userColumn: string): Expression<SqlBool> {
  const memberships = db
    .selectFrom('group_members')
    .select('group_members.group_id')
    .where(sql<boolean>`group_members.user_id = ${sql.ref(userColumn)}`);
  if (group === 'none') return sql<SqlBool>`not exists ${memberships}`;
  return sql<SqlBool>`exists ${memberships.where('group_members.group_id', '=', group)}`;
}

/** Whether a trainee of the company, or for null of any, is in a group. Others than those within the limit do not count. */
export async function hasMembers(
  db: Db,
  companyId: number | null,
  limit: Within,
): Promise<boolean> {
  const member = await db
    .selectFrom('groups')
    .innerJoin('group_members', 'group_members.group_id', 'groups.id')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select('users.id')
    .$if(companyId !== null, (query) => query.where('groups.company_id', '=', companyId))
    .$if(limit !== null, (query) =>
      query.where(({ or }) =>
        or([
          isCompanyWithin(db, limit, 'groups.company_id'),
          isOneOf(db, 'groups.id', limit?.groups ?? []),
        ]),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

/** The same for a query that begins with the members of a group, where they are a few of very many. */
export function isAmongMembers(
  db: Db,
  group: GroupFilter,
  userColumn: string,
): Expression<SqlBool> {
  if (group === 'none') return isInGroup(db, group, userColumn);
  const members = db.selectFrom('group_members').select('user_id').where('group_id', '=', group);
  return sql<SqlBool>`${sql.ref(userColumn)} in ${members}`;
}
