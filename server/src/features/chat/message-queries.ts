import { because } from '@portal/contract/reasons';
import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

export const NO_SUCH_ROOM = because('conversationNotFound');

const columns = [
  'chat_messages.id',
  'chat_messages.room_id',
  'chat_messages.seq',
  'chat_messages.sender_id',
  'chat_messages.content',
  'chat_messages.client_message_id',
  'chat_messages.created_at',
  'users.name as sender_name',
] as const;

const messages = (db: Db) =>
  db.selectFrom('chat_messages').leftJoin('users', 'users.id', 'chat_messages.sender_id');

export type MessageRow = Awaited<ReturnType<typeof listMessagesBefore>>[number];

/** The newest `limit` messages below a number, newest first. */
export const listMessagesBefore = prepared(
  (db, param: Param<{ roomId: number; before: number; limit: number }>) =>
    messages(db)
      .select(columns)
      .where('chat_messages.room_id', '=', param('roomId'))
      .where('chat_messages.seq', '<', param('before'))
      .orderBy('chat_messages.seq', 'desc')
      .limit(param('limit')),
);

/** The oldest `limit` messages above a number, oldest first: the query of polling clients. */
export const listMessagesAfter = prepared(
  (db, param: Param<{ roomId: number; after: number; limit: number }>) =>
    messages(db)
      .select(columns)
      .where('chat_messages.room_id', '=', param('roomId'))
      .where('chat_messages.seq', '>', param('after'))
      .orderBy('chat_messages.seq')
      .limit(param('limit')),
);

/** The message that the sender has sent with this id, in any room. */
export async function findMessageOfSender(db: Db, senderId: number, clientMessageId: string) {
  return (await findMessagesOfSender(db, { senderId, clientMessageId }))[0];
}

const findMessagesOfSender = prepared(
  (db, param: Param<{ senderId: number; clientMessageId: string }>) =>
    messages(db)
      .select(columns)
      .where('chat_messages.sender_id', '=', param('senderId'))
      .where('chat_messages.client_message_id', '=', param('clientMessageId')),
);

interface NewMessage {
  readonly roomId: number;
  readonly senderId: number;
  readonly seq: number;
  readonly content: string;
  readonly clientMessageId: string | null;
  readonly now: number;
}

interface SentMessage {
  readonly id: number;
  readonly seq: number;
  readonly members: readonly {
    readonly user_id: number;
    readonly blocked: number;
    readonly has_written: number;
  }[];
}

/**
 * The three steps of sending, in one transaction: the room returns its next number, for which other senders wait; the
 * message is inserted with it; the members' rows are updated. Returns the message's id and number, and the members as
 * they are while the room is locked. Throws the engine's unique violation if the client's id is taken.
 */
export async function insertMessage(
  tx: Db,
  message: Omit<NewMessage, 'seq'>,
): Promise<SentMessage> {
  if (engineOf(tx) === 'postgres') {
    const members = await insertInOneStatement(tx, message);
    const [first] = members;
    if (first === undefined) throw new Error(`Room ${message.roomId} was deleted`);
    return { id: first.id, seq: first.seq, members };
  }
  const [room] = await takeSeq(tx, message);
  if (room === undefined) throw new Error(`Room ${message.roomId} was deleted`);
  const numbered = { ...message, seq: room.last_seq };
  const [inserted] = await insertWithSeq(tx, numbered);
  if (inserted === undefined) throw new Error('The message was not inserted');
  const members = await updateMembers(tx, numbered);
  return { id: inserted.id, seq: room.last_seq, members };
}

const nextSeq = (db: Db, param: Param<{ roomId: number; now: number }>) =>
  db
    .updateTable('chat_rooms')
    .set((eb) => ({ last_seq: eb('last_seq', '+', 1), updated_at: param('now') }))
    .where('id', '=', param('roomId'))
    .returning('last_seq');

/** The columns of both members after a message with this number. */
function afterMessage(param: Param<{ senderId: number; now: number }>, seq: RawBuilder<number>) {
  const isSender = sql`user_id = ${param('senderId')}`;
  return {
    updated_at: param('now'),
    visible_at: sql<number>`coalesce(visible_at, cast(${param('now')} as bigint))`,
    unread_count: sql<number>`case when ${isSender} then unread_count else unread_count + 1 end`,
    // A sender without unread messages has read the own message too.
    last_read_seq: sql<number>`case when ${isSender} and unread_count = 0
        then ${seq} else last_read_seq end`,
    has_written: sql<number>`case when ${isSender} then 1 else has_written end`,
  };
}

const takeSeq = prepared(nextSeq);

const insertWithSeq = prepared((db, param: Param<NewMessage>) =>
  db
    .insertInto('chat_messages')
    .values({
      room_id: param('roomId'),
      seq: param('seq'),
      sender_id: param('senderId'),
      content: param('content'),
      client_message_id: param('clientMessageId'),
      created_at: param('now'),
    })
    .returning('id'),
);

const updateMembers = prepared((db, param: Param<Omit<NewMessage, 'content'>>) =>
  db
    .updateTable('chat_members')
    .set(afterMessage(param, sql`${param('seq')}`))
    .where('room_id', '=', param('roomId'))
    .returning(['user_id', 'blocked', 'has_written']),
);

/** The three steps in one round trip to PostgreSQL; SQLite cannot change tables in a `with`. One row for each member. */
const insertInOneStatement = prepared((db, param: Param<Omit<NewMessage, 'seq'>>) =>
  db
    .with('room', () => nextSeq(db, param))
    .with('message', (steps) =>
      steps
        .insertInto('chat_messages')
        .columns(['room_id', 'seq', 'sender_id', 'content', 'client_message_id', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('room')
            .select([
              sql`cast(${param('roomId')} as bigint)`.as('room_id'),
              'last_seq',
              sql`cast(${param('senderId')} as bigint)`.as('sender_id'),
              sql`cast(${param('content')} as text)`.as('content'),
              sql`cast(${param('clientMessageId')} as text)`.as('client_message_id'),
              sql`cast(${param('now')} as bigint)`.as('created_at'),
            ]),
        )
        .returning(['id', 'seq']),
    )
    .updateTable('chat_members')
    .from('message')
    .set(afterMessage(param, sql`message.seq`))
    .where('chat_members.room_id', '=', param('roomId'))
    .returning(['user_id', 'blocked', 'has_written', 'message.id', 'message.seq']),
);

/** Makes other transactions on the room wait for the end of this one. Returns the room's last number. */
export async function lockRoom(tx: Db, roomId: number): Promise<number> {
  const { last_seq } = await tx
    .updateTable('chat_rooms')
    .set((eb) => ({ last_seq: eb.ref('last_seq') }))
    .where('id', '=', roomId)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return last_seq;
}

interface Reading {
  readonly roomId: number;
  readonly userId: number;
  readonly seq: number;
  readonly unread: number;
}

/** Returns false, and changes nothing, if the user has read further already. */
export async function saveReading(tx: Db, { roomId, userId, seq, unread }: Reading) {
  const { numUpdatedRows } = await tx
    .updateTable('chat_members')
    .set({ last_read_seq: seq, unread_count: unread })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('last_read_seq', '<', seq)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The number of the other person's messages after a number. */
export async function countFrom(tx: Db, otherId: number, roomId: number, after: number) {
  const { count } = await tx
    .selectFrom('chat_messages')
    .where('room_id', '=', roomId)
    .where('seq', '>', after)
    .where('sender_id', '=', otherId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
