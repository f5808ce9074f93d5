/** The one place that applies an admin's reach to a query. */

import { type Within, within } from '@portal/contract/reach-rules';
import { type Expression, type SqlBool, sql } from 'kysely';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';

/** The columns of a query that hold the id of a person and that of the person's company. */
interface PersonColumns {
  readonly user: string;
  readonly company: string;
}

/** Whether the person of a row is within the limit. */
export function isPersonWithin(db: Db, limit: Within, columns: PersonColumns): Expression<SqlBool> {
  if (limit === null) return sql<SqlBool>`true`;
  const byCompany = isCompanyWithin(db, limit, columns.company);
  if (limit.groups.length === 0) return byCompany;
  return sql<SqlBool>`(${byCompany} or ${isMemberWithin(db, limit.groups, columns.user)})`;
}

/** Whether the whole company of a row is within the limit. */
export function isCompanyWithin(db: Db, limit: Within, column: string): Expression<SqlBool> {
  if (limit === null) return sql<SqlBool>`true`;
  return isOneOf(db, column, limit.companies);
}

/** The ids of the people within the limit, some more than once, for a query that begins with them. */
export function peopleWithin(db: Db, { companies, groups }: NonNullable<Within>) {
  const members = db
    .selectFrom('group_members')
    .select('group_members.user_id')
    .where(isOneOf(db, 'group_members.group_id', groups));
  const trainees = db
    .selectFrom('users')
    .select('users.id as user_id')
    .where('users.role', '=', 'TRAINEE')
    .where(isOneOf(db, 'users.company_id', companies));
  return members.unionAll(trainees);
}

/** The same, each once, as the table `people` of a query. */
export const eachPersonWithin = (db: Db, limit: NonNullable<Within>) =>
  db
    .selectFrom(peopleWithin(db, limit).as('people'))
    .select('people.user_id')
    .distinct()
    .as('people');

function isMemberWithin(db: Db, groups: readonly number[], column: string): Expression<SqlBool> {
  const memberships = db
    .selectFrom('group_members')
    .select('group_members.group_id')
    .where(sql<SqlBool>`group_members.user_id = ${sql.ref(column)}`)
    .where(isOneOf(db, 'group_members.group_id', groups));
  return sql<SqlBool>`exists ${memberships}`;
}

/** Whether a deletion is one of the user's own, and all that it has deleted is within the reach. */
export function isOwnDeletionWithin(
  db: Db,
  { userId, reach }: Pick<Identity, 'userId' | 'reach'>,
): Expression<SqlBool> {
  const people = within(reach, 'people');
  const outside = db
    .selectFrom('all_users')
    .select('all_users.id')
    .whereRef('all_users.deletion_id', '=', sql.ref('deletions.id'))
    .where(({ not }) =>
      not(isPersonWithin(db, people, { user: 'all_users.id', company: 'all_users.company_id' })),
    );
  return sql<SqlBool>`(deletions.deleted_by = ${userId} and case deletions.subject_kind
    when 'trainee' then not exists ${outside}
    when 'group' then ${isCompanyWithin(db, people, 'deletions.company_id')}
    when 'module' then ${isCompanyWithin(db, within(reach, 'training'), 'deletions.company_id')}
    else false end)`;
}
