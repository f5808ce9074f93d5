/** Queries for the members of groups. */
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
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

/** Whether a group has at least so many members, of whom no more are read. */
export async function hasManyMembers(db: Db, groupId: number, min: number): Promise<boolean> {
  const some = await searched(db, groupId, '').select('users.id').limit(min).execute();
  return some.length >= min;
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

interface NewMember {
  readonly group_id: number;
  readonly user_id: number;
  readonly since: number;
}

/** A trainee who has left by moving away, and is back, becomes a member again. */
async function insert(tx: Db, rows: readonly NewMember[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('all_group_members')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'user_id'])
        .doUpdateSet(({ ref }) => ({ since: ref('excluded.since'), left_with_run_id: null }))
        .where('all_group_members.left_with_run_id', 'is not', null),
    )
    .execute();
}

export async function insertMembers(
  tx: Db,
  { groupId, userIds }: Memberships,
  at: number,
): Promise<void> {
  await insert(
    tx,
    userIds.map((userId) => ({ group_id: groupId, user_id: userId, since: at })),
  );
}

/** The memberships of one trainee. */
export async function insertMemberships(
  tx: Db,
  userId: number,
  memberships: readonly Membership[],
): Promise<void> {
  await insert(
    tx,
    memberships.map(({ groupId, since }) => ({ group_id: groupId, user_id: userId, since })),
  );
}

export async function deleteMembers(tx: Db, { groupId, userIds }: Memberships): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .deleteFrom('all_group_members')
    .where('group_id', '=', groupId)
    .where('user_id', 'in', userIds)
    .execute();
}

/** The memberships of one trainee. */
export async function deleteMemberships(
  tx: Db,
  userId: number,
  groupIds: readonly number[],
): Promise<void> {
  if (groupIds.length === 0) return;
  await tx
    .deleteFrom('all_group_members')
    .where('user_id', '=', userId)
    .where('group_id', 'in', groupIds)
    .execute();
}

/** Those who are in as many other groups as one can be leave the hidden group, before it is shown again. */
export async function removeFullMembers(tx: Db, groupId: number): Promise<void> {
  await tx
    .deleteFrom('all_group_members')
    .where('group_id', '=', groupId)
    .where('left_with_run_id', 'is', null)
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('group_members')
        .select('group_members.user_id')
        .where('group_members.user_id', 'in', (own) =>
          own
            .selectFrom('all_group_members as own')
            .select('own.user_id')
            .where('own.group_id', '=', groupId),
        )
        .groupBy('group_members.user_id')
        .having(({ fn }) => fn.countAll<number>(), '>=', GROUPS_PER_TRAINEE_MAX),
    )
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

/** The memberships of one trainee. */
export function findMemberships(db: Db, userId: number): Promise<Membership[]> {
  return db
    .selectFrom('group_members')
    .select(['group_id as groupId', 'since'])
    .where('user_id', '=', userId)
    .execute();
}
