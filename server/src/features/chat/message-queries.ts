import { sql } from 'kysely';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

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

/** The newest `limit` below a number, newest first. */
export function listMessagesBefore(db: Db, roomId: number, before: number, limit: number) {
  return messages(db)
    .select(columns)
    .where('chat_messages.room_id', '=', roomId)
    .where('chat_messages.seq', '<', before)
    .orderBy('chat_messages.seq', 'desc')
    .limit(limit)
    .execute();
}

/** The oldest `limit` above a number, oldest first: what a client asks for that polls. */
export function prepareListMessagesAfter(db: Db) {
  return prepared(db, (param: Param<{ roomId: number; after: number; limit: number }>) =>
    messages(db)
      .select(columns)
      .where('chat_messages.room_id', '=', param('roomId'))
      .where('chat_messages.seq', '>', param('after'))
      .orderBy('chat_messages.seq')
      .limit(param('limit')),
  );
}

/** What the sender has sent under this id, to whichever room. */
export function findMessageOfSender(db: Db, senderId: number, clientMessageId: string) {
  return messages(db)
    .select(columns)
    .where('chat_messages.sender_id', '=', senderId)
    .where('chat_messages.client_message_id', '=', clientMessageId)
    .executeTakeFirst();
}

/** How many of the other person's messages come after a number. */
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

interface NewMessage {
  readonly roomId: number;
  readonly senderId: number;
  readonly seq: number;
  readonly content: string;
  readonly clientMessageId: string | null;
  readonly now: number;
}

/**
 * The three steps of sending, in one transaction: the room gives the number, which keeps other senders
 * waiting; the message takes it; each member's row learns of it.
 */
export function prepareSend(db: Db) {
  const takeSeq = prepared(db, (param: Param<{ roomId: number; now: number }>) =>
    db
      .updateTable('chat_rooms')
      .set((eb) => ({ last_seq: eb('last_seq', '+', 1), updated_at: param('now') }))
      .where('id', '=', param('roomId'))
      .returning('last_seq'),
  );
  const insert = prepared(db, (param: Param<NewMessage>) =>
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
  const tellMembers = prepared(db, (param: Param<Omit<NewMessage, 'content'>>) => {
    const isSender = sql`user_id = ${param('senderId')}`;
    return db
      .updateTable('chat_members')
      .set({
        updated_at: param('now'),
        visible_at: sql<number>`coalesce(visible_at, cast(${param('now')} as bigint))`,
        unread_count: sql<number>`case when ${isSender} then unread_count else unread_count + 1 end`,
        // Who has nothing unread has read their own message too.
        last_read_seq: sql<number>`case when ${isSender} and unread_count = 0
          then cast(${param('seq')} as bigint) else last_read_seq end`,
      })
      .where('room_id', '=', param('roomId'));
  });

  /** The message's id and number; throws the engine's unique violation where the client's id is taken. */
  return async (tx: Db, message: Omit<NewMessage, 'seq'>): Promise<{ id: number; seq: number }> => {
    const [room] = await takeSeq(message, tx);
    if (room === undefined) throw new Error(`Room ${message.roomId} is gone`);
    const numbered = { ...message, seq: room.last_seq };
    const [inserted] = await insert(numbered, tx);
    if (inserted === undefined) throw new Error('The message was not inserted');
    await tellMembers(numbered, tx);
    return { id: inserted.id, seq: room.last_seq };
  };
}
