/** Takes requests from limited admins who do not reach, or no longer, the trainee who asked. */
import { reachesPeople } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { PORTAL } from '../activity/service.ts';
import { findGroupIdsOf, findReach } from '../reach/service.ts';
import * as queries from './release-queries.ts';

/**
 * Call in the transaction that moves trainees or changes their groups, after the change. `at`: milliseconds since 1970.
 */
export async function releaseUncovered(
  tx: Db,
  traineeIds: readonly number[],
  at: number,
): Promise<void> {
  await queries.lockRequestsOf(tx, traineeIds);
  await release(tx, await queries.findAssignedOf(tx, traineeIds), at);
}

/** Call in the transaction that changes what an admin sees, after the change. `at`: milliseconds since 1970. */
export async function releaseOf(tx: Db, adminId: number, at: number): Promise<void> {
  await release(tx, await queries.findAssignedTo(tx, adminId), at);
}

async function release(
  tx: Db,
  assigned: readonly queries.AssignedRow[],
  at: number,
): Promise<void> {
  const uncovered = await findUncovered(tx, assigned);
  const ids = uncovered.map(({ id }) => id);
  await queries.unassign(tx, ids, { author: PORTAL, at });
}

async function findUncovered(tx: Db, assigned: readonly queries.AssignedRow[]) {
  const traineeIds = new Set(assigned.map(({ user_id }) => user_id));
  const groupIdsOf = await findGroupIdsOf(tx, [...traineeIds]);
  const uncovered: queries.AssignedRow[] = [];
  for (const [adminId, requests] of Map.groupBy(assigned, ({ assignee_id }) => assignee_id)) {
    const reach = (await findReach(tx, adminId)) ?? [];
    for (const request of requests) {
      const { company_id: companyId, user_id } = request;
      const groupIds = groupIdsOf.get(user_id) ?? [];
      if (!reachesPeople(reach, { companyId, groupIds }, 'people')) uncovered.push(request);
    }
  }
  return uncovered;
}
