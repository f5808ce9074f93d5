import type { ChatMessage, ChatRoom } from '@portal/contract/chat';
import { NOTIFICATIONS_MAX } from '@portal/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countToLoad,
  isMessageRead,
  NO_MESSAGES,
  newIn,
  type ReceivedMessages,
  withQuietRooms,
  withRead,
  withReceived,
  withRooms,
  withUnread,
} from './received-messages.ts';

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
  blocked: false,
  separated: false,
  canBlock: true,
  messagesLeft: null,
  updatedAt: at(0),
});

const listOf = (ids: readonly number[]) =>
  ids.reduce<ReceivedMessages>((list, id) => withReceived(list, message(id)), NO_MESSAGES);

it('contains each message once, newest first, and at most fifty', () => {
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

it('the number up to which a room is read never decreases', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1 }), (seqs) => {
      const list = seqs.reduce<ReceivedMessages>(
        (all, seq) => withRead(all, 7, seq),
        listOf([1, 30]),
      );
      for (const each of [message(1), message(30)])
        expect(isMessageRead(list, each)).toBe(each.seq <= Math.max(...seqs));
      expect(isMessageRead(list, message(1, { room: 8 }))).toBe(false);
    }),
  );
});

it('adds the unread messages of rooms, except own and known ones', () => {
  const rooms = [
    room(message(3), 2),
    room(message(4, { room: 8, senderId: ME }), 1),
    room(message(5, { room: 9 }), 0, 5),
    room(message(6, { room: 10 }), 1),
    room(null, 0),
  ];
  const known = listOf([6]);
  expect(newIn(known, rooms, ME).map(({ id }) => id)).toEqual([3]);
  const list = withRooms(known, rooms, ME);
  expect(list.messages.map(({ id }) => id)).toEqual([6, 3]);
  expect(isMessageRead(list, message(5, { room: 9 }))).toBe(true);
  expect(newIn(list, rooms, ME)).toEqual([]);
});

/** A room as the server lists it, from the senders of its messages and the number that was read. */
function roomOf(id: number, senders: readonly number[], readTo: number) {
  const messages = senders.map((senderId, index) =>
    message(100 * id + index + 1, { room: id, seq: index + 1, senderId }),
  );
  const unread = messages.filter(({ seq, senderId }) => seq > readTo && senderId !== ME);
  return { messages, unread, listed: room(messages.at(-1) ?? null, unread.length, readTo) };
}

/** Loads all that is missing of these rooms. */
const loaded = (known: ReceivedMessages, rooms: readonly ReturnType<typeof roomOf>[]) =>
  rooms.reduce((list, { listed, messages }) => {
    const count = countToLoad(list, listed);
    return count === 0 ? list : withUnread(list, messages.slice(-count), ME);
  }, known);

const unreadIn = (list: ReceivedMessages) =>
  list.messages.filter((each) => !isMessageRead(list, each));

it('lists the unread message before an own one, which is the latest of its room', () => {
  const rooms = [roomOf(7, [2, 2, ME], 0), roomOf(8, [2, ME], 1)];
  const listed = rooms.map((each) => each.listed);
  const known = withRooms(NO_MESSAGES, listed, ME);
  expect(unreadIn(known)).toEqual([]);
  expect(listed.map((each) => countToLoad(known, each))).toEqual([3, 0]);
  const list = loaded(known, rooms);
  expect(unreadIn(list).map(({ id }) => id)).toEqual([702, 701]);
  expect(listed.map((each) => countToLoad(list, each))).toEqual([0, 0]);
});

it('loads nothing of a muted room', () => {
  const { listed } = roomOf(7, [2, 2, ME], 0);
  expect(countToLoad(NO_MESSAGES, { ...listed, muted: true })).toBe(0);
});

it('lists as many unread messages as the rooms count, none of them own, in any order of senders', () => {
  const senders = fc.array(fc.constantFrom(ME, 2), { maxLength: 12 });
  const scene = fc.array(fc.record({ senders, part: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(scene, fc.array(fc.nat(1_200)), (given, received) => {
      const rooms = given.map(({ senders, part }, index) =>
        roomOf(index + 1, senders, Math.round(part * senders.length)),
      );
      // Some messages came by the live channel before.
      const others = rooms
        .flatMap(({ messages }) => messages)
        .filter(({ senderId }) => senderId !== ME);
      const before = others
        .filter(({ id }) => received.includes(id))
        .reduce(withReceived, NO_MESSAGES);
      const known = withRooms(
        before,
        rooms.map(({ listed }) => listed),
        ME,
      );
      const list = loaded(known, rooms);
      const counted = rooms.reduce((sum, { listed }) => sum + listed.unreadCount, 0);
      expect(unreadIn(list)).toHaveLength(Math.min(counted, NOTIFICATIONS_MAX));
      const wanted = new Set(rooms.flatMap(({ unread }) => unread.map(({ id }) => id)));
      for (const { id } of unreadIn(list)) expect(wanted.has(id)).toBe(true);
    }),
  );
});

describe('a message that arrived while its room was muted is not new when the room is unmuted', () => {
  const rooms = (messageId: number, muted: boolean) => [
    { ...room(message(messageId), 1), muted },
    room(message(9, { room: 8 }), 1),
  ];

  it('even if its frame was not received', () => {
    const list = withQuietRooms(NO_MESSAGES, rooms(1, true), ME);
    const unmuted = withQuietRooms(list, rooms(2, false), ME);
    expect(newIn(unmuted, rooms(2, false), ME).map(({ id }) => id)).toEqual([9]);
    // A later message is new.
    expect(newIn(unmuted, rooms(3, false), ME).map(({ id }) => id)).toEqual([3, 9]);
  });

  it('even if the rooms were loaded for another reason', () => {
    const list = withRooms(NO_MESSAGES, rooms(1, true), ME);
    const unmuted = withQuietRooms(list, rooms(2, false), ME);
    expect(newIn(unmuted, rooms(2, false), ME)).toEqual([]);
  });
});
