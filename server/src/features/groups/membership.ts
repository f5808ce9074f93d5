/** The members of groups, changed in the transaction of another change. Call after the trainees are locked. */
import type { GroupRef } from '@portal/contract/fields';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import * as members from './member-queries.ts';
import { lockGroup } from './queries.ts';

export const GROUP_NOT_FOUND = because('groupNotFound');

/** The groups of each of these trainees, by name. */
export async function groupsOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly GroupRef[]>> {
  const groups = new Map<number, GroupRef[]>(userIds.map((id) => [id, []]));
  for (const { user_id, id, name } of await members.findGroupsOf(db, userIds))
    groups.get(user_id)?.push({ id, name });
  return groups;
}

/** Those of these trainees who are in as many groups as one can be. */
export async function findFull(db: Db, userIds: readonly number[]): Promise<number[]> {
  const groups = await groupsOf(db, userIds);
  return userIds.filter((id) => (groups.get(id)?.length ?? 0) >= GROUPS_PER_TRAINEE_MAX);
}

/** The group of a sign-up link, locked until the transaction ends; null if there is none or it was deleted. */
export async function lockGroupOfLink(tx: Db, groupId: number | null): Promise<number | null> {
  if (groupId === null) return null;
  return (await lockGroup(tx, groupId))?.id ?? null;
}

/** Makes a new trainee a member of the group of the sign-up link, if there is one. */
export async function joinGroup(
  tx: Db,
  userId: number,
  { groupId, at }: { readonly groupId: number | null; readonly at: number },
): Promise<void> {
  if (groupId === null) return;
  await members.insertMembers(tx, { groupId, userIds: [userId] }, at);
}

/** Makes the trainee a member of these groups of the company, and of no other. Throws NOT_FOUND. */
export async function setGroups(
  tx: Db,
  trainee: { readonly id: number; readonly companyId: number },
  { groupIds, at }: { readonly groupIds: readonly number[]; readonly at: number },
): Promise<void> {
  const before = (await groupsOf(tx, [trainee.id])).get(trainee.id) ?? [];
  for (const groupId of new Set(groupIds)) {
    const group = requireFound(await lockGroup(tx, groupId), GROUP_NOT_FOUND);
    if (group.company_id !== trainee.companyId) throw new AppError('NOT_FOUND', GROUP_NOT_FOUND);
    await members.insertMembers(tx, { groupId, userIds: [trainee.id] }, at);
  }
  for (const { id } of before)
    if (!groupIds.includes(id))
      await members.deleteMembers(tx, { groupId: id, userIds: [trainee.id] });
}

/** Makes the trainee a member of these groups again, as far as they exist in the company, and of no other. */
export async function restoreMemberships(
  tx: Db,
  trainee: { readonly id: number; readonly companyId: number },
  memberships: readonly members.Membership[],
): Promise<void> {
  const groupIds: number[] = [];
  for (const { groupId, since } of memberships) {
    const group = await lockGroup(tx, groupId);
    if (group?.company_id !== trainee.companyId) continue;
    groupIds.push(groupId);
    await members.insertMembers(tx, { groupId, userIds: [trainee.id] }, since);
  }
  await setGroups(tx, trainee, { groupIds, at: 0 });
}
