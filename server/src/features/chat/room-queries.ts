import { CHAT_PREVIEW_MAX, CHAT_ROOMS_MAX } from '@portal/contract/limits';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { userColumns } from '../accounts/service.ts';
import type { Side } from './sight-queries.ts';

/** Identifies the room of two people: the same for both. */
const pairKeyOf = (a: number, b: number) => `${Math.min(a, b)}:${Math.max(a, b)}`;

/**
 * The user's rooms with the other person and the latest message, the latest first. The latest message is found by its
 * number, so the length of a conversation costs nothing. At most {@link CHAT_ROOMS_MAX}: an older room returns with its
 * next message, or when the user chooses the person.
 */
export const listRooms = prepared((db, param: Param<{ userId: number }>) =>
  roomsOf(db, param('userId'))
    .where('own.visible_at', 'is not', null)
    .orderBy('own.updated_at', 'desc')
    .orderBy('own.room_id', 'desc')
    .limit(CHAT_ROOMS_MAX),
);

/** The room of this member, whether or not it is in the member's list. */
export function findRoom(db: Db, userId: number, roomId: number) {
  return roomsOf(db, userId).where('own.room_id', '=', roomId).executeTakeFirst();
}

export type RoomRow = NonNullable<Awaited<ReturnType<typeof findRoom>>>;

export const otherOf = ({ other_id: id, role, reach }: RoomRow): Side => ({ id, role, reach });

const roomsOf = (db: Db, userId: number) =>
  db
    .selectFrom('chat_members as own')
    .innerJoin('chat_rooms as rooms', 'rooms.id', 'own.room_id')
    .innerJoin('chat_members as other', (join) =>
      join.onRef('other.room_id', '=', 'own.room_id').onRef('other.user_id', '!=', 'own.user_id'),
    )
    .leftJoin('users', 'users.id', 'other.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .leftJoin('chat_messages as latest', (join) =>
      join.onRef('latest.room_id', '=', 'rooms.id').onRef('latest.seq', '=', 'rooms.last_seq'),
    )
    .where('own.user_id', '=', userId)
    .select([
      'own.room_id',
      'own.last_read_seq',
      'own.unread_count',
      'own.muted',
      'own.updated_at',
      'rooms.last_seq',
      'other.user_id as other_id',
      'other.last_read_seq as other_last_read_seq',
      'own.blocked as own_blocked',
      'own.has_written as own_written',
      'other.blocked as other_blocked',
      'other.has_written as other_written',
      'companies.cross_company_chat as other_open',
      ...userColumns,
      'users.reach',
      'latest.id as message_id',
      'latest.sender_id',
      'latest.client_message_id',
      'latest.created_at',
    ])
    // 500 rooms would have 15 MB of long messages.
    .select(({ fn, lit }) =>
      fn<string | null>('substr', ['latest.content', lit(1), lit(CHAT_PREVIEW_MAX)]).as('content'),
    );

/**
 * The user's unread messages in rooms that are not muted and whose other person is not blocked: a sum of the counts
 * stored for each room.
 */
export async function sumUnread(db: Db, userId: number): Promise<number> {
  return Number((await sumUnreadOfRooms(db, { userId }))[0]?.unread ?? 0);
}

const sumUnreadOfRooms = prepared((db, param: Param<{ userId: number }>) =>
  db
    .selectFrom('chat_members')
    .where('user_id', '=', param('userId'))
    .where('muted', '=', 0)
    .where('blocked', '=', 0)
    .select(({ fn }) => fn.sum<number | null>('unread_count').as('unread')),
);

/** As the total of unread messages, without those of deleted people: they are no reason for a mail. */
export async function sumUnreadOfPresent(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('chat_members as own')
    .innerJoin('chat_members as other', (join) =>
      join.onRef('other.room_id', '=', 'own.room_id').onRef('other.user_id', '!=', 'own.user_id'),
    )
    .innerJoin('users', 'users.id', 'other.user_id')
    .where('own.user_id', '=', userId)
    .where('own.muted', '=', 0)
    .where('own.blocked', '=', 0)
    .select(({ fn }) => fn.sum<number | null>('own.unread_count').as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread ?? 0);
}

/** The room of the two users, made if there was none. Two concurrent calls get the same room. */
export async function ensureRoom(tx: Db, a: number, b: number, now: number): Promise<number> {
  const pairKey = pairKeyOf(a, b);
  const made = await tx
    .insertInto('chat_rooms')
    .values({ pair_key: pairKey, last_seq: 0, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('pair_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return (await rowOfPair(tx, pairKey).executeTakeFirstOrThrow()).id;
  const member = { room_id: made.id, last_read_seq: 0, unread_count: 0, muted: 0, updated_at: now };
  await tx
    .insertInto('chat_members')
    .values([a, b].map((user_id) => ({ ...member, user_id, visible_at: null })))
    .execute();
  return made.id;
}

export async function hasRoom(db: Db, a: number, b: number): Promise<boolean> {
  return (await rowOfPair(db, pairKeyOf(a, b)).executeTakeFirst()) !== undefined;
}

/** The people with whom the user has no room in the list. */
export async function findWithoutVisibleRoom(
  db: Db,
  userId: number,
  personIds: readonly number[],
): Promise<number[]> {
  if (personIds.length === 0) return [];
  const rows = await db
    .selectFrom('chat_rooms')
    .innerJoin('chat_members as own', 'own.room_id', 'chat_rooms.id')
    .where(
      'pair_key',
      'in',
      personIds.map((id) => pairKeyOf(userId, id)),
    )
    .where('own.user_id', '=', userId)
    .where('own.visible_at', 'is not', null)
    .select('pair_key')
    .execute();
  const visible = new Set(rows.map(({ pair_key }) => pair_key));
  return personIds.filter((id) => !visible.has(pairKeyOf(userId, id)));
}

const rowOfPair = (db: Db, pairKey: string) =>
  db.selectFrom('chat_rooms').select('id').where('pair_key', '=', pairKey);

/** Adds the room to this user's list. */
export async function showRoom(tx: Db, roomId: number, userId: number, now: number): Promise<void> {
  await tx
    .updateTable('chat_members')
    .set({ visible_at: now })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('visible_at', 'is', null)
    .execute();
}

export async function setMuted(
  db: Db,
  roomId: number,
  userId: number,
  muted: boolean,
): Promise<void> {
  await db
    .updateTable('chat_members')
    .set({ muted: muted ? 1 : 0 })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute();
}
