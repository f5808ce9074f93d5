/** The members of groups, changed in the transaction of another change. Call after the trainees are locked. */
import type { GroupRef } from '@portal/contract/fields';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, invalidField } from '#server/platform/http/app-error.ts';
import * as members from './member-queries.ts';
import { lockGroup, lockGroupsIn } from './queries.ts';

export const GROUP_NOT_FOUND = because('groupNotFound');
const TOO_MANY = because('tooManyGroupsChosen', { max: GROUPS_PER_TRAINEE_MAX });

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

interface TraineeOfCompany {
  readonly id: number;
  readonly companyId: number;
}

/** The difference that a change makes to the memberships of a trainee. */
export interface GroupsChange {
  /** The ids of groups. */
  readonly added: readonly number[];
  readonly removed: readonly members.Membership[];
}

interface ChosenGroups {
  readonly groupIds: readonly number[];
  /** The groups of which an admin changes memberships; null for all groups of the company. */
  readonly own: readonly number[] | null;
}

/**
 * The groups in which a trainee is after these were chosen: memberships of other groups than the own ones stay. Null if
 * other groups were chosen than the own ones and those of the trainee.
 */
function groupsAfter(
  before: ReadonlySet<number>,
  { groupIds, own }: ChosenGroups,
): ReadonlySet<number> | null {
  const chosen = new Set(groupIds);
  if (own === null) return chosen;
  const staying = before.difference(new Set(own));
  return chosen.isSubsetOf(staying.union(new Set(own))) ? staying.union(chosen) : null;
}

/** Makes the trainee a member of the chosen groups of the company. Throws NOT_FOUND, INVALID_INPUT. */
export async function setGroups(
  tx: Db,
  { id, companyId }: TraineeOfCompany,
  { at, ...chosen }: ChosenGroups & { readonly at: number },
): Promise<GroupsChange> {
  const chosenIds = new Set(chosen.groupIds);
  const existing = await lockGroupsIn(tx, companyId, [...chosenIds]);
  const before = await members.findMemberships(tx, id);
  const wanted = groupsAfter(idsOf(before), chosen);
  if (wanted === null || existing.size < chosenIds.size)
    throw new AppError('NOT_FOUND', GROUP_NOT_FOUND);
  // The call limits the chosen ones, to which others of the trainee may come.
  if (wanted.size > GROUPS_PER_TRAINEE_MAX) throw invalidField('groupIds', TOO_MANY);
  const added = [...wanted.difference(idsOf(before))];
  const removed = before.filter(({ groupId }) => !wanted.has(groupId));
  const memberships = added.map((groupId) => ({ groupId, since: at }));
  await members.insertMemberships(tx, id, memberships);
  await members.deleteMemberships(tx, id, [...idsOf(removed)]);
  return { added, removed };
}

/**
 * Takes the change back, as far as the groups exist in the company and the trainee can be in so many. Other memberships
 * stay.
 */
export async function undoGroupsChange(
  tx: Db,
  { id, companyId }: TraineeOfCompany,
  { added, removed }: GroupsChange,
): Promise<void> {
  await members.deleteMemberships(tx, id, added);
  if (removed.length === 0) return;
  const existing = await lockGroupsIn(tx, companyId, [...idsOf(removed)]);
  const present = idsOf(await members.findMemberships(tx, id));
  const missing = removed.filter(({ groupId }) => existing.has(groupId) && !present.has(groupId));
  const places = Math.max(0, GROUPS_PER_TRAINEE_MAX - present.size);
  await members.insertMemberships(tx, id, missing.slice(0, places));
}

const idsOf = (memberships: readonly members.Membership[]): ReadonlySet<number> =>
  new Set(memberships.map(({ groupId }) => groupId));
