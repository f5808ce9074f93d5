import type { Bounds } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { findGroupIdsOf } from '../reach/service.ts';

/** The companies and groups of these trainees, also of those in the trash, by their ids. */
export async function findBoundsOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Bounds>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('all_users')
    .select(['id', 'company_id'])
    .where('id', 'in', userIds)
    .where('role', '=', 'TRAINEE')
    .execute();
  const groups = await findGroupIdsOf(db, userIds);
  return new Map(
    rows.flatMap(({ id, company_id: companyId }) =>
      companyId === null ? [] : [[id, { companyId, groupIds: groups.get(id) ?? [] }]],
    ),
  );
}

/** The companies of runs by the ids of the runs. */
export async function findCompaniesOf(
  db: Db,
  runIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('runs')
    .select(['id', 'company_id'])
    .where('id', 'in', runIds)
    .execute();
  return new Map(rows.map(({ id, company_id }) => [id, company_id]));
}
