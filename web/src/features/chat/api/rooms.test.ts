import type { ChatMessage, ChatRoom } from '@portal/contract/chat';
import { expect, it } from 'vitest';
import {
  countUnread,
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

it('counts the unread messages of the rooms that are not muted', () => {
  expect(countUnread(rooms)).toBe(2);
  expect(countUnread(withMuting(rooms, 1, true))).toBe(1);
  expect(countUnread([])).toBe(0);
});
