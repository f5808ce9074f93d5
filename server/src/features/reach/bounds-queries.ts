/** The company and the groups that a record belongs to. */
import type { Reach, ReachedRecord, Right } from '@portal/contract/reach';
import { type Bounds, reachesPeople } from '@portal/contract/reach-rules';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

const companyOfUser = (db: Db) =>
  db.selectFrom('users').select(['users.id as user_id', 'users.company_id']);

/** The person and the company of a record; undefined if it does not exist. */
const FIND = {
  company: (db, id) =>
    db
      .selectFrom('companies')
      .select(({ lit }) => ['companies.id as company_id', lit(null).as('user_id')])
      .where('companies.id', '=', id)
      .executeTakeFirst(),
  module: (db, id) =>
    db
      .selectFrom('modules')
      .select(({ lit }) => ['modules.company_id', lit(null).as('user_id')])
      .where('modules.id', '=', id)
      .executeTakeFirst(),
  trainee: (db, id) =>
    companyOfUser(db)
      .where('users.id', '=', id)
      .where('users.role', '=', 'TRAINEE')
      .executeTakeFirst(),
  helpRequest: (db, id) =>
    companyOfUser(db)
      .innerJoin('help_requests', 'help_requests.user_id', 'users.id')
      .where('help_requests.id', '=', id)
      .executeTakeFirst(),
  attempt: (db, id) =>
    companyOfUser(db)
      .innerJoin('runs', 'runs.user_id', 'users.id')
      .innerJoin('attempts', 'attempts.run_id', 'runs.id')
      .where('attempts.id', '=', id)
      .executeTakeFirst(),
} as const satisfies Partial<Record<ReachedRecord, (db: Db, id: number) => Promise<unknown>>>;

/** The living groups of trainees. */
export async function findGroupIdsOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_members')
    .select(['user_id', 'group_id'])
    .where(isOneOf(db, 'user_id', userIds))
    .execute();
  const groups = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map(userIds.map((id) => [id, (groups.get(id) ?? []).map(({ group_id }) => group_id)]));
}

/** Null if the record does not exist. */
export async function findBounds(
  db: Db,
  record: keyof typeof FIND | 'group',
  id: number,
): Promise<Bounds | null> {
  if (record === 'group') {
    const group = await db
      .selectFrom('groups')
      .select('company_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return group === undefined ? null : { companyId: group.company_id, groupIds: [id] };
  }
  const found = await FIND[record](db, id);
  if (found === undefined || found.company_id === null) return null;
  const { company_id: companyId, user_id: userId } = found;
  if (userId === null) return { companyId, groupIds: [] };
  return { companyId, groupIds: (await findGroupIdsOf(db, [userId])).get(userId) ?? [] };
}

/** Whether an admin with this reach has the right on the trainee. */
export async function reachesTrainee(
  db: Db,
  reach: Reach,
  traineeId: number,
  right: Right = 'read',
): Promise<boolean> {
  if (reach === 'portal') return true;
  const bounds = await findBounds(db, 'trainee', traineeId);
  return bounds !== null && reachesPeople(reach, bounds, right);
}

/** Whether the user has started the job. */
export async function hasStartedJob(db: Db, userId: number, jobId: number): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('created_by', '=', userId)
    .executeTakeFirst();
  return job !== undefined;
}
