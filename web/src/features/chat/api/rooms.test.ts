import type { ChatMessage, ChatRoom, ChatUser } from '@portal/contract/chat';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countUnread,
  partnerIn,
  senderName,
  withBlocking,
  withMessage,
  withMuting,
  withPartnerReading,
  withReading,
  withRoom,
} from './rooms.ts';

const SELF = 1;
const room = (id: number): ChatRoom => ({
  id,
  participants: [],
  messages: [],
  lastSeq: 3,
  lastReadSeq: 2,
  partnerReadSeq: 2,
  unreadCount: 1,
  muted: false,
  blocked: false,
  separated: false,
  canBlock: true,
  messagesLeft: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const message = (chatRoomId: number, seq: number, senderId = 2): ChatMessage => ({
  id: seq,
  chatRoomId,
  seq,
  senderId,
  sender: { id: senderId, name: 'Ann' },
  content: 'Hello',
  clientMessageId: null,
  createdAt: '2026-01-02T00:00:00.000Z',
});
const rooms = [room(1), room(2)];

it('puts the room with a new message first and counts messages of other users as unread', () => {
  const [first, second] = withMessage(rooms, message(2, 4), SELF) ?? [];
  expect(first).toMatchObject({ id: 2, lastSeq: 4, unreadCount: 2 });
  expect(first).toMatchObject({ messages: [message(2, 4)], updatedAt: '2026-01-02T00:00:00.000Z' });
  expect(second).toBe(rooms[0]);
  expect(withMessage(rooms, message(2, 4, SELF), SELF)?.[0]?.unreadCount).toBe(1);
});

it('adds a message once and requests a reload for unknown rooms', () => {
  expect(withMessage(rooms, message(2, 3), SELF)).toBe(rooms);
  expect(withMessage(rooms, message(3, 1), SELF)).toBeNull();
});

it('names the other user of a room, who may have been deleted', () => {
  const self: ChatUser = {
    ...{ id: SELF, name: 'Ada', email: 'ada@acme.example' },
    ...{ role: 'ADMIN', company: null, deleted: false },
  };
  const ann = { ...self, id: 2, name: 'Ann' };
  const nameOf = (user: ChatUser) =>
    partnerIn({ ...room(1), participants: [{ user: self }, { user }] }, SELF)?.name;
  expect(nameOf(ann)).toBe('Ann');
  expect(nameOf({ ...ann, name: '', email: '', deleted: true })).toBe('Deleted user');
  expect(senderName(message(1, 4))).toBe('Ann');
  expect(senderName({ ...message(1, 4), sender: { id: 2, name: '' } })).toBe('Deleted user');
});

/** Computes the expected figures of a room from the list of its senders. */
function createModel() {
  const senders: number[] = [];
  let readTo = 0;
  const figures = () => ({
    readTo,
    unread: senders.slice(readTo).filter((id) => id !== SELF).length,
  });
  return {
    figures,
    /** Returns the number of the message. */
    write(senderId: number): number {
      const isAllRead = figures().unread === 0;
      senders.push(senderId);
      if (senderId === SELF && isAllRead) readTo = senders.length;
      return senders.length;
    },
    read(part: number) {
      readTo = Math.max(readTo, Math.round(part * senders.length));
      return figures();
    },
  };
}

it('counts the messages of the other user after the last one read, in any order of writing and reading', () => {
  const action = fc.oneof(
    fc.constantFrom('receive' as const, 'send' as const),
    fc.record({ readPart: fc.double({ min: 0, max: 1, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const model = createModel();
      let list: readonly ChatRoom[] = [{ ...room(1), lastSeq: 0, lastReadSeq: 0, unreadCount: 0 }];
      for (const each of actions) {
        if (typeof each === 'object') {
          const { readTo, unread } = model.read(each.readPart);
          list = withReading(list, 1, readTo, unread);
        } else {
          const senderId = each === 'send' ? SELF : 2;
          list = withMessage(list, message(1, model.write(senderId), senderId), SELF) ?? [];
        }
        const { readTo, unread } = model.figures();
        expect(list[0]).toMatchObject({ unreadCount: unread, lastReadSeq: readTo });
        expect(countUnread(list)).toBe(unread);
      }
    }),
  );
});

it('requests a reload if messages before a new one are missing: they may be own ones', () => {
  expect(withMessage(rooms, message(2, 5), SELF)).toBeNull();
});

it('never decreases the number up to which the user has read', () => {
  const read = withReading(rooms, 1, 3, 0);
  expect(read[0]).toMatchObject({ lastReadSeq: 3, unreadCount: 0 });
  expect(withReading(read, 1, 2, 1)).toEqual(read);
});

it('never decreases the number up to which the partner has read', () => {
  const read = withPartnerReading(rooms, 1, 3);
  expect(read.map(({ partnerReadSeq }) => partnerReadSeq)).toEqual([3, 2]);
  expect(withPartnerReading(read, 1, 2)).toEqual(read);
});

it('mutes a room and adds a room once', () => {
  expect(withMuting(rooms, 2, true).map(({ muted }) => muted)).toEqual([false, true]);
  expect(withRoom(rooms, room(3)).map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(withRoom(rooms, room(2))).toBe(rooms);
});

it('counts down the messages that are left before an answer, which ends the limit', () => {
  const limited = [{ ...room(1), messagesLeft: 1 }];
  const own = withMessage(limited, message(1, 4, SELF), SELF);
  expect(own?.[0]?.messagesLeft).toBe(0);
  expect(withMessage(limited, message(1, 4), SELF)?.[0]?.messagesLeft).toBeNull();
  expect(withMessage(rooms, message(1, 4, SELF), SELF)?.[0]?.messagesLeft).toBeNull();
});

it('counts the unread messages of the rooms that are not muted and whose partner is not blocked', () => {
  expect(countUnread(rooms)).toBe(2);
  expect(countUnread(withBlocking(rooms, 1, true))).toBe(1);
  expect(countUnread(withMuting(rooms, 1, true))).toBe(1);
  expect(countUnread([])).toBe(0);
});
