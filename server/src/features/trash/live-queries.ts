import type { Bounds } from '@portal/contract/reach-rules';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

/** The companies and groups of these trainees, also of hidden ones, each once. */
export async function findBoundsOf(db: Db, userIds: readonly number[]): Promise<Bounds[]> {
  const rows = await db
    .selectFrom('all_users')
    .leftJoin('group_members', 'group_members.user_id', 'all_users.id')
    .select(['all_users.company_id', 'group_members.group_id'])
    .distinct()
    .where(isOneOf(db, 'all_users.id', userIds))
    .where('all_users.role', '=', 'TRAINEE')
    .execute();
  return rows.flatMap(({ company_id: companyId, group_id }) =>
    companyId === null ? [] : { companyId, groupIds: group_id === null ? [] : [group_id] },
  );
}
