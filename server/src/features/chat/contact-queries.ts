/** Queries about the two members of a room: what they can do, and what they see of each other. */
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Member } from './policy.ts';
import { findSights, reachIn, type Side, type Sights } from './sight-queries.ts';

const pairs = (db: Db) =>
  db
    .selectFrom('chat_members as own')
    .innerJoin('chat_members as other', (join) =>
      join.onRef('other.room_id', '=', 'own.room_id').onRef('other.user_id', '!=', 'own.user_id'),
    )
    .leftJoin('users as self', 'self.id', 'own.user_id')
    .leftJoin('companies as own_company', 'own_company.id', 'self.company_id')
    .leftJoin('users', 'users.id', 'other.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'own.user_id as own_id',
      'own.blocked as own_blocked',
      'own.has_written as own_written',
      'self.role as own_role',
      'self.reach as own_reach',
      'self.company_id as own_company_id',
      'own_company.cross_company_chat as own_open',
      'other.user_id as other_id',
      'other.blocked as other_blocked',
      'other.has_written as other_written',
      'users.role as other_role',
      'users.reach as other_reach',
      'users.company_id as other_company_id',
      'companies.cross_company_chat as other_open',
    ]);

/** The two members of a room, from the side of one of them. */
export interface Pair {
  readonly userId: number;
  readonly partnerId: number;
  readonly own: Member;
  readonly other: Member;
}

type PairRow = Awaited<ReturnType<ReturnType<typeof pairs>['execute']>>[number];

interface MemberColumns extends Side {
  readonly companyId: number | null;
  /** Null without a company, and for a deleted one. */
  readonly open: number | null;
  readonly blocked: number;
  readonly written: number;
}

export function memberOf(columns: MemberColumns, sights: Sights): Member {
  return {
    role: columns.role ?? 'TRAINEE',
    companyId: columns.companyId,
    crossCompanyChat: columns.role === 'ADMIN' || columns.open !== 0,
    reach: reachIn(sights, columns),
    groupIds: sights.groups.get(columns.id) ?? [],
    hasBlocked: columns.blocked === 1,
    hasWritten: columns.written === 1,
  };
}

function sidesOf(row: PairRow): [Side, Side] {
  return [
    { id: row.own_id, role: row.own_role, reach: row.own_reach },
    { id: row.other_id, role: row.other_role, reach: row.other_reach },
  ];
}

async function pairsOf(db: Db, rows: readonly PairRow[]): Promise<Pair[]> {
  const sights = await findSights(db, rows.map(sidesOf));
  return rows.map((row) => pairOf(row, sights));
}

function pairOf(row: PairRow, sights: Sights): Pair {
  const [own, other] = sidesOf(row);
  return {
    userId: row.own_id,
    partnerId: row.other_id,
    own: memberOf(
      {
        ...own,
        companyId: row.own_company_id,
        open: row.own_open,
        blocked: row.own_blocked,
        written: row.own_written,
      },
      sights,
    ),
    other: memberOf(
      {
        ...other,
        companyId: row.other_company_id,
        open: row.other_open,
        blocked: row.other_blocked,
        written: row.other_written,
      },
      sights,
    ),
  };
}

/** The user's membership in a room, the two members, and whether the other one still exists and wants mail. */
export async function findMembership(db: Db, roomId: number, userId: number) {
  const rows = await findMemberships(db, { roomId, userId });
  const [row, [pair]] = [rows[0], await pairsOf(db, rows)];
  return row === undefined || pair === undefined ? undefined : { ...row, pair };
}

const findMemberships = prepared((db, param: Param<{ roomId: number; userId: number }>) =>
  pairs(db)
    .where('own.room_id', '=', param('roomId'))
    .where('own.user_id', '=', param('userId'))
    .select([
      'own.last_read_seq',
      'other.muted as other_muted',
      'users.id as existing_id',
      'users.wants_mail as other_wants_mail',
    ]),
);

export type FindPairs = (userIds: readonly number[]) => Promise<readonly Pair[]>;

/** Each of these users with each of their chat partners, also deleted ones and those of rooms without messages. */
export async function findPairs(db: Db, userIds: readonly number[]): Promise<readonly Pair[]> {
  if (userIds.length === 0) return [];
  return pairsOf(db, await pairs(db).where('own.user_id', 'in', userIds).execute());
}

/**
 * The companies whose trainees people of other companies do not find: those that allow no chats with other companies,
 * and those that are not listed.
 */
export const findHiddenCompanies = prepared((db) =>
  db
    .selectFrom('companies')
    .where((eb) => eb.or([eb('cross_company_chat', '=', 0), eb('listed', '=', 0)]))
    .select(['id', 'cross_company_chat']),
);

export async function setBlocked(
  db: Db,
  place: { readonly roomId: number; readonly userId: number },
  blocked: boolean,
): Promise<void> {
  await db
    .updateTable('chat_members')
    .set({ blocked: blocked ? 1 : 0 })
    .where('room_id', '=', place.roomId)
    .where('user_id', '=', place.userId)
    .execute();
}
