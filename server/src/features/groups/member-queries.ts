/** Queries for the members of groups. */
import { sql } from 'kysely';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Page } from '#server/platform/http/page.ts';

/** The members who are not hidden. */
const members = (db: Db) =>
  db.selectFrom('group_members').innerJoin('users', 'users.id', 'group_members.user_id');

interface MembersPage extends Page {
  /** In the form of `searchKey`; empty for all. */
  readonly search: string;
}

const searched = (db: Db, groupId: number, search: string) =>
  members(db)
    .where('group_members.group_id', '=', groupId)
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`${sql.ref('users.search_key')} like ${likePattern(search)} escape '\\'`,
      ),
    );

/** By name. */
export function listMembers(db: Db, groupId: number, { search, limit, offset }: MembersPage) {
  return searched(db, groupId, search)
    .modifyFront(longRead)
    .select(['users.id', 'users.name', 'users.email', 'group_members.since'])
    .orderBy('users.sort_key')
    .orderBy('users.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countMembers(db: Db, groupId: number, search: string): Promise<number> {
  const { count } = await searched(db, groupId, search)
    .modifyFront(longRead)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The groups of these trainees, each in the order of names. */
export async function findGroupsOf(db: Db, userIds: readonly number[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['group_members.user_id', 'groups.id', 'groups.name'])
    .where('group_members.user_id', 'in', userIds)
    .orderBy('groups.sort_key')
    .orderBy('groups.id')
    .execute();
}

interface Memberships {
  readonly groupId: number;
  readonly userIds: readonly number[];
}

/** Those of these users who are members of the group. */
export async function findMembersAmong(
  db: Db,
  { groupId, userIds }: Memberships,
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('group_members')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** A trainee who has left by moving away, and is back, becomes a member again. */
export async function insertMembers(
  tx: Db,
  { groupId, userIds }: Memberships,
  at: number,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('all_group_members')
    .values(userIds.map((userId) => ({ group_id: groupId, user_id: userId, since: at })))
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'user_id'])
        .doUpdateSet({ since: at, left_with_run_id: null })
        .where('all_group_members.left_with_run_id', 'is not', null),
    )
    .execute();
}

export async function deleteMembers(tx: Db, { groupId, userIds }: Memberships): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .deleteFrom('all_group_members')
    .where('group_id', '=', groupId)
    .where('user_id', 'in', userIds)
    .execute();
}

/** Trainees who move to another company leave their groups. */
export async function markLeft(tx: Db, userId: number, runBefore: number): Promise<void> {
  await tx
    .updateTable('all_group_members')
    .set({ left_with_run_id: runBefore })
    .where('user_id', '=', userId)
    .where('left_with_run_id', 'is', null)
    .execute();
}

/** The same undone: the trainee leaves the groups of the company to which he or she was moved. */
export async function unmarkLeft(tx: Db, userId: number, runBefore: number): Promise<void> {
  await tx
    .deleteFrom('all_group_members')
    .where('user_id', '=', userId)
    .where('left_with_run_id', 'is', null)
    .execute();
  await tx
    .updateTable('all_group_members')
    .set({ left_with_run_id: null })
    .where('user_id', '=', userId)
    .where('left_with_run_id', '=', runBefore)
    .execute();
}

export interface Membership {
  readonly groupId: number;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** The memberships of these trainees. */
export async function findMemberships(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Membership[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_members')
    .select(['user_id', 'group_id as groupId', 'since'])
    .where('user_id', 'in', userIds)
    .execute();
  return Map.groupBy(rows, ({ user_id }) => user_id);
}
