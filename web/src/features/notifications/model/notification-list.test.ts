import type { ChatMessage, ChatRoom } from '@portal/contract/chat';
import type { Completion } from '@portal/contract/notifications';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  isMessageRead,
  type MessageList,
  NOTHING,
  newIn,
  noteMessage,
  noteMuted,
  noteRead,
  noteRooms,
  withoutRooms,
} from './notification-list.ts';

const ME = 1;
const BASE = Date.parse('2026-03-12T12:00:00Z');
const at = (minutes: number) => new Date(BASE + minutes * 60_000).toISOString();

const message = (id: number, { room = 7, seq = id, senderId = 2 } = {}): ChatMessage => ({
  id,
  chatRoomId: room,
  seq,
  senderId,
  sender: { id: senderId, name: 'Otto' },
  content: `Message ${id}`,
  clientMessageId: null,
  createdAt: at(id),
});

const room = (latest: ChatMessage | null, unreadCount: number, lastReadSeq = 0): ChatRoom => ({
  id: latest?.chatRoomId ?? 7,
  participants: [],
  messages: latest === null ? [] : [latest],
  lastSeq: latest?.seq ?? 0,
  lastReadSeq,
  partnerReadSeq: 0,
  unreadCount,
  muted: false,
  updatedAt: at(0),
});

const completion = (id: number, isRead = false): Completion => ({
  id,
  traineeId: id,
  traineeName: 'Tess',
  completedAt: at(id),
  isRead,
});

const listOf = (ids: readonly number[]) =>
  ids.reduce<MessageList>((list, id) => noteMessage(list, message(id)), NOTHING);

it('holds each message once, newest first, and no more than fifty', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 120 }), (ids) => {
      const held = listOf(ids).messages.map(({ id }) => id);
      const newest = [...new Set(ids)].toSorted((a, b) => b - a).slice(0, 50);
      expect(new Set(held).size).toBe(held.length);
      expect(held).toEqual(held.toSorted((a, b) => b - a));
      expect(held).toEqual(newest);
    }),
  );
});

it('reading never goes back, and is the room’s own', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1 }), (seqs) => {
      const list = seqs.reduce<MessageList>((all, seq) => noteRead(all, 7, seq), listOf([1, 30]));
      for (const each of [message(1), message(30)])
        expect(isMessageRead(list, each)).toBe(each.seq <= Math.max(...seqs));
      expect(isMessageRead(list, message(1, { room: 8 }))).toBe(false);
    }),
  );
});

it('learns from rooms what waits, and nothing of one’s own or read or known messages', () => {
  const rooms = [
    room(message(3), 2),
    room(message(4, { room: 8, senderId: ME }), 1),
    room(message(5, { room: 9 }), 0, 5),
    room(message(6, { room: 10 }), 1),
    room(null, 0),
  ];
  const known = listOf([6]);
  expect(newIn(known, rooms, ME).map(({ id }) => id)).toEqual([3]);
  const list = noteRooms(known, rooms, ME);
  expect(list.messages.map(({ id }) => id)).toEqual([6, 3]);
  expect(isMessageRead(list, message(5, { room: 9 }))).toBe(true);
  expect(newIn(list, rooms, ME)).toEqual([]);
});

it('puts messages and completed trainings into one order', () => {
  const list = noteRead(listOf([1, 4]), 7, 1);
  const entries = entriesOf(list, [completion(3), completion(2, true)]);
  expect(entries.map(({ id, isRead }) => [id, isRead])).toEqual([
    ['message-4', false],
    ['completion-3', false],
    ['completion-2', true],
    ['message-1', true],
  ]);
  expect(entries[1]).toMatchObject({
    type: 'module_completion',
    message: 'Tess has completed all training modules!',
    senderName: 'Tess',
    chatRoomId: null,
    traineeId: 3,
  });
  expect(entries[0]).toMatchObject({ type: 'message', message: 'Message 4', chatRoomId: 7 });
});

it('shows no messages of the rooms that are left out, and keeps what is known of reading', () => {
  const list = noteRead(
    [message(1), message(2, { room: 8 })].reduce<MessageList>(noteMessage, NOTHING),
    8,
    2,
  );
  const shown = withoutRooms(list, new Set([7]));
  expect(shown.messages).toEqual([message(2, { room: 8 })]);
  expect(shown.readTo).toEqual(list.readTo);
});

describe('what came to a room while it was muted is not new when the room is unmuted', () => {
  const rooms = (messageId: number, muted: boolean) => [
    { ...room(message(messageId), 1), muted },
    room(message(9, { room: 8 }), 1),
  ];

  it('although nothing told of it', () => {
    const list = noteMuted(NOTHING, rooms(1, true), ME);
    const unmuted = noteMuted(list, rooms(2, false), ME);
    expect(newIn(unmuted, rooms(2, false), ME).map(({ id }) => id)).toEqual([9]);
    // What comes later is new.
    expect(newIn(unmuted, rooms(3, false), ME).map(({ id }) => id)).toEqual([3, 9]);
  });

  it('after the rooms were looked at for another reason', () => {
    const list = noteRooms(NOTHING, rooms(1, true), ME);
    const unmuted = noteMuted(list, rooms(2, false), ME);
    expect(newIn(unmuted, rooms(2, false), ME)).toEqual([]);
  });
});
