import { blockInRoom, listMessages, listRooms, markRead, muteRoom } from '@portal/contract/chat';
import { deleteCompany, updateCompanySettings } from '@portal/contract/companies';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { createHub } from '#server/platform/live/hub.ts';
import { createMemoryBus } from '#server/platform/live/memory-bus.ts';
import { createRecordingLog } from '#server/platform/log.fixture.ts';
import { type Actor, makeTrainee, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { type LiveClient, openLive } from '#server/testing/live-client.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { USERS_HIDDEN, type UserIds } from '../accounts/service.ts';
import type { Pair } from './contact-queries.ts';
import { connectChat } from './live.ts';
import type { Member } from './policy.ts';
import { it as chatIt } from './testing/chat-test.ts';
import { makeRoom, say } from './testing/talk.ts';

const it = chatIt
  .extend('room', { scope: 'file' }, ({ ann, ben }) => makeRoom(ann, ben))
  .extend('live', { scope: 'file' }, ({ room }) => {
    const typing = (userId: number) =>
      ({ type: 'TYPING', payload: { chatRoomId: room.id, userId, isTyping: true } }) as const;
    const join = () => ({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId: room.id } }) as const;
    return { typing, join };
  });

/** Without frames about online users, which sockets of another test may still cause. */
const typesOf = ({ frames }: LiveClient) =>
  frames.map(({ type }) => type).filter((type) => !type.startsWith('USER_'));

describe('a message', () => {
  it('reaches every socket of both people, and no others', async ({
    origin,
    ann,
    ben,
    eve,
    room,
  }) => {
    await using mine = await openLive(origin, ann);
    await using otherTab = await openLive(origin, ann);
    await using theirs = await openLive(origin, ben);
    await using stranger = await openLive(origin, eve);
    const message = succeeded(await say(ann, room.id, 'to all tabs'));
    const frame = { type: 'NEW_MESSAGE', payload: message } as const;
    await Promise.all([mine, otherTab, theirs].map((client) => client.receives(frame)));
    await stranger.settled();
    expect(typesOf(stranger)).toEqual(['PONG']);
  });

  it('says to its receiver alone that they had muted the conversation', async ({
    portal,
    origin,
    ann,
  }) => {
    const receiver = await makeTrainee(portal);
    const { id } = await makeRoom(ann, receiver);
    await using mine = await openLive(origin, ann);
    await using theirs = await openLive(origin, receiver);
    for (const muted of [true, false]) {
      const { token } = receiver;
      succeeded(await portal.call(muteRoom, { params: { id }, body: { muted }, token }));
      const message = succeeded(await say(ann, id, 'psst'));
      const payload = muted ? { ...message, muted } : message;
      await theirs.receives({ type: 'NEW_MESSAGE', payload });
      await mine.receives({ type: 'NEW_MESSAGE', payload: message });
    }
  });

  it('claimed by a frame of a client is neither stored nor sent on', async ({
    origin,
    ann,
    ben,
    room,
  }) => {
    await using mine = await openLive(origin, ann);
    await using theirs = await openLive(origin, ben);
    const payload = { chatRoomId: room.id, content: 'never said', senderId: ann.user.id };
    mine.send({ type: 'NEW_MESSAGE', payload });
    await mine.settled();
    await theirs.settled();
    expect(theirs.frames.map(({ type }) => type)).not.toContain('NEW_MESSAGE');
    const query = { markRead: 'false' };
    const params = { id: room.id };
    const kept = await ben.call(listMessages, { params, query });
    expect(kept.raw).not.toContain('never said');
  });
});

it('reading sends the count to the reader’s sockets and the number to the partner’s', async ({
  origin,
  ann,
  ben,
  eve,
  room,
}) => {
  await using mine = await openLive(origin, ben);
  await using theirs = await openLive(origin, ann);
  await using theirOtherTab = await openLive(origin, ann);
  await using stranger = await openLive(origin, eve);
  const { seq } = succeeded(await say(ann, room.id, 'read me'));
  const read = () => ben.call(markRead, { params: { id: room.id }, body: { seq } });
  await read();
  const seen = { type: 'MESSAGES_SEEN', payload: { chatRoomId: room.id, seq } } as const;
  await mine.receives({
    type: 'MESSAGES_READ',
    payload: { chatRoomId: room.id, seq, unreadCount: 0 },
  });
  await Promise.all([theirs, theirOtherTab].map((client) => client.receives(seen)));
  await read();
  await Promise.all([mine, theirs, stranger].map((client) => client.settled()));
  expect(typesOf(mine)).not.toContain('MESSAGES_SEEN');
  expect(typesOf(theirs)).not.toContain('MESSAGES_READ');
  expect(typesOf(theirs).filter((type) => type === 'MESSAGES_SEEN')).toHaveLength(1);
  expect(typesOf(stranger)).toEqual(['PONG']);
});

describe('typing', () => {
  it('is shown to the partner who has the room open, not to the writer', async ({
    origin,
    ann,
    ben,
    room,
    live,
  }) => {
    await using mine = await openLive(origin, ann);
    await using theirs = await openLive(origin, ben);
    for (const client of [mine, theirs]) client.send(live.join());
    await Promise.all([mine.settled(), theirs.settled()]);
    mine.send(live.typing(ann.user.id));
    await theirs.receives(live.typing(ann.user.id));
    await mine.settled();
    expect(mine.frames).not.toContainEqual(live.typing(ann.user.id));
    theirs.send({ type: 'LEAVE_CHAT_ROOM', payload: { chatRoomId: room.id } });
    await theirs.settled();
    mine.send(live.typing(ann.user.id));
    await mine.settled();
    await theirs.settled();
    expect(theirs.frames.filter(({ type }) => type === 'TYPING')).toHaveLength(1);
  });

  it('is shown to a partner who opens the room after the signal, until it ends', async ({
    origin,
    ann,
    ben,
    room,
    live,
  }) => {
    await using mine = await openLive(origin, ann);
    await using theirs = await openLive(origin, ben);
    mine.send(live.typing(ann.user.id));
    await mine.settled();
    theirs.send(live.join());
    await theirs.receives(live.typing(ann.user.id));
    const payload = { chatRoomId: room.id, userId: ann.user.id, isTyping: false };
    mine.send({ type: 'TYPING', payload });
    await theirs.receives({ type: 'TYPING', payload });
    await using later = await openLive(origin, ben);
    later.send(live.join());
    await later.settled();
    expect(typesOf(later)).not.toContain('TYPING');
  });

  it('is also shown when the writer has not joined the room', async ({
    origin,
    ann,
    ben,
    live,
  }) => {
    await using mine = await openLive(origin, ann);
    await using theirs = await openLive(origin, ben);
    theirs.send(live.join());
    await theirs.settled();
    mine.send(live.typing(ann.user.id));
    await theirs.receives(live.typing(ann.user.id));
  });

  it('in another user’s room, or in another user’s name, is dropped', async ({
    portal,
    origin,
    ann,
    eve,
  }) => {
    // No user has typed in their room before.
    const partner = await makeTrainee(portal);
    const { id: chatRoomId } = await makeRoom(ann, partner);
    const typing = (userId: number) =>
      ({ type: 'TYPING', payload: { chatRoomId, userId, isTyping: true } }) as const;
    await using theirs = await openLive(origin, partner);
    await using stranger = await openLive(origin, eve);
    for (const client of [theirs, stranger])
      client.send({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId } });
    await Promise.all([theirs.settled(), stranger.settled()]);
    stranger.send(typing(eve.user.id));
    stranger.send(typing(ann.user.id));
    theirs.send(typing(ann.user.id));
    await Promise.all([theirs.settled(), stranger.settled()]);
    for (const client of [theirs, stranger])
      expect(client.frames.map(({ type }) => type)).not.toContain('TYPING');
  });
});

describe('online state', () => {
  const isOnline = (userId: number) => ({ type: 'USER_ONLINE', payload: { userId } }) as const;

  it('is sent to chat partners when a socket opens and when a user connects or disconnects', async ({
    origin,
    ann,
    ben,
    eve,
  }) => {
    await using stranger = await openLive(origin, eve);
    await using mine = await openLive(origin, ann);
    await mine.settled();
    const theirs = await openLive(origin, ben);
    await theirs.receives(isOnline(ann.user.id));
    await mine.receives(isOnline(ben.user.id));
    await theirs[Symbol.asyncDispose]();
    await mine.receives({ type: 'USER_OFFLINE', payload: { userId: ben.user.id } });
    await stranger.settled();
    expect(typesOf(stranger)).toEqual(['PONG']);
  });

  it('of the partner is sent on joining a room that was created after the socket opened', async ({
    origin,
    ann,
    eve,
  }) => {
    await using theirs = await openLive(origin, eve);
    await using mine = await openLive(origin, ann);
    await Promise.all([theirs.settled(), mine.settled()]);
    expect(mine.frames).not.toContainEqual(isOnline(eve.user.id));
    const { id } = await makeRoom(ann, eve);
    mine.send({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId: id } });
    await mine.receives(isOnline(eve.user.id));
  });

  it('ends when the account is deleted', async ({ portal, origin, ann }) => {
    const deleted = await makeTrainee(portal);
    await makeRoom(deleted, ann);
    await using mine = await openLive(origin, ann);
    const theirs = await openLive(origin, deleted);
    await mine.receives(isOnline(deleted.user.id));
    const { token } = await signInAdmin(portal);
    await portal.call(deleteTrainee, { params: { id: deleted.user.id }, token });
    expect((await theirs.closed).code).toBe(4401);
    await mine.receives({ type: 'USER_OFFLINE', payload: { userId: deleted.user.id } });
  });

  it('is read after the partners are looked up, in one query for many users', async () => {
    const online = new Set([7, 8]);
    const lookups: (readonly number[])[] = [];
    const answer = Promise.withResolvers<void>();
    const { sent, chat } = connect({
      isOnline: (userId) => online.has(userId),
      async findPairs(userIds) {
        lookups.push(userIds);
        await answer.promise;
        return userIds.map((userId) => pairOf(userId, 1));
      },
    });
    for (const userId of [7, 8, 9, 7]) chat.onPresence(userId);
    await expect.poll(() => lookups).toEqual([[7, 8, 9]]);
    online.delete(7);
    chat.onPresence(7);
    answer.resolve();
    const isOffline = (userId: number) => ({ type: 'USER_OFFLINE', payload: { userId } });
    await expect
      .poll(() => sent.mock.calls)
      .toEqual([
        [[1], isOffline(7)],
        [[1], isOnline(8)],
        [[1], isOffline(9)],
        [[1], isOffline(7)],
      ]);
    expect(lookups).toEqual([[7, 8, 9], [7]]);
  });
});

it('muting is sent to every socket of the user, and not to the partner', async ({
  portal,
  origin,
  ann,
  ben,
  room,
}) => {
  await using mine = await openLive(origin, ann);
  await using otherDevice = await openLive(origin, ann);
  await using theirs = await openLive(origin, ben);
  const changed = { type: 'CHAT_ROOMS_CHANGED', payload: {} } as const;
  for (const muted of [true, false]) {
    const { token } = ann;
    succeeded(await portal.call(muteRoom, { params: { id: room.id }, body: { muted }, token }));
  }
  for (const { receives, frames } of [mine, otherDevice]) {
    await receives(changed);
    await waitFor(() => expect(frames.filter(({ type }) => type === changed.type)).toHaveLength(2));
  }
  await theirs.settled();
  expect(theirs.frames).not.toContainEqual(changed);
});

describe('a block', () => {
  const isOnline = (userId: number) => ({ type: 'USER_ONLINE', payload: { userId } }) as const;
  const isOffline = (userId: number) => ({ type: 'USER_OFFLINE', payload: { userId } }) as const;
  const changed = { type: 'CHAT_ROOMS_CHANGED', payload: {} } as const;
  const block = (actor: Actor, id: number, blocked: boolean) =>
    actor.call(blockInRoom, { params: { id }, body: { blocked } });

  it('hides each of the two from the other one on all sockets, until it ends', async ({
    portal,
    origin,
  }) => {
    const [one, other] = [await makeTrainee(portal), await makeTrainee(portal)];
    const { id: chatRoomId } = await makeRoom(one, other);
    const { seq } = succeeded(await say(other, chatRoomId, 'hello'));
    await using mine = await openLive(origin, one);
    await using theirs = await openLive(origin, other);
    for (const client of [mine, theirs])
      client.send({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId } });
    await theirs.receives(isOnline(one.user.id));
    await mine.receives(isOnline(other.user.id));

    succeeded(await block(one, chatRoomId, true));
    for (const [client, { user }] of [
      [mine, other],
      [theirs, one],
    ] as const) {
      await client.receives(isOffline(user.id));
      await client.receives(changed);
    }
    const typing = { chatRoomId, userId: other.user.id, isTyping: true };
    theirs.send({ type: 'TYPING', payload: typing });
    mine.send({ type: 'TYPING', payload: { ...typing, userId: one.user.id } });
    succeeded(await one.call(markRead, { params: { id: chatRoomId }, body: { seq } }));
    await using later = await openLive(origin, other);
    later.send({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId } });
    await Promise.all([mine, theirs, later].map((client) => client.settled()));
    const types = [mine, theirs].flatMap(typesOf);
    for (const type of ['TYPING', 'MESSAGES_SEEN']) expect(types).not.toContain(type);
    expect(later.frames).not.toContainEqual(isOnline(one.user.id));

    succeeded(await block(one, chatRoomId, false));
    await later.receives(isOnline(one.user.id));
    theirs.send({ type: 'TYPING', payload: typing });
    await mine.receives({ type: 'TYPING', payload: typing });
  });
});

it('a company that allows no chats with others any more hides its trainees from them, and only from them', async ({
  portal,
  origin,
  admin,
  company,
}) => {
  const [inside, colleague] = [
    await makeTrainee(portal, { companyName: company.name }),
    await makeTrainee(portal, { companyName: company.name }),
  ];
  const outside = await makeTrainee(portal);
  const partners = [colleague, outside, admin];
  for (const partner of partners) await makeRoom(inside, partner);
  await using mine = await openLive(origin, inside);
  await using theirs = await openLive(origin, outside);
  await using near = await openLive(origin, colleague);
  await using above = await openLive(origin, admin);
  const allow = async (crossCompanyChat: boolean) =>
    void succeeded(
      await admin.call(updateCompanySettings, {
        params: { id: company.id },
        body: { crossCompanyChat },
      }),
    );
  const changed = { type: 'CHAT_ROOMS_CHANGED', payload: {} } as const;
  const offline = ({ user }: Actor) =>
    ({ type: 'USER_OFFLINE', payload: { userId: user.id } }) as const;
  await allow(false);
  await theirs.receives(offline(inside));
  await mine.receives(offline(outside));
  for (const client of [mine, theirs]) await client.receives(changed);
  await Promise.all([near, above].map((client) => client.settled()));
  for (const client of [mine, near, above])
    for (const partner of [inside, colleague, admin])
      expect(client.frames).not.toContainEqual(offline(partner));
  expect(near.frames).not.toContainEqual(changed);
  const before = theirs.frames.length;
  await allow(true);
  await waitFor(() =>
    expect(theirs.frames.slice(before)).toContainEqual({
      type: 'USER_ONLINE',
      payload: { userId: inside.user.id },
    }),
  );
});

describe('the deletion of a user', () => {
  const changed = { type: 'CHAT_ROOMS_CHANGED', payload: {} } as const;

  it('is sent to their chat partners, whose rooms then show it, and to no other user', async ({
    portal,
    origin,
    ann,
    eve,
  }) => {
    const deleted = await makeTrainee(portal);
    const { id } = await makeRoom(ann, deleted);
    await using mine = await openLive(origin, ann);
    await using stranger = await openLive(origin, eve);
    const { token } = await signInAdmin(portal);
    await portal.call(deleteTrainee, { params: { id: deleted.user.id }, token });
    await mine.receives(changed);
    const rooms = succeeded(await ann.call(listRooms));
    const participants = rooms.find((room) => room.id === id)?.participants;
    expect(participants?.map(({ user }) => user.deleted)).toContain(true);
    await stranger.settled();
    expect(stranger.frames).not.toContainEqual(changed);
  });

  it('with their company sends one frame to a partner of many', async ({
    portal,
    origin,
    company,
    ann,
  }) => {
    const deleted: Actor[] = [];
    for (let i = 0; i < 3; i += 1)
      deleted.push(await makeTrainee(portal, { companyName: company.name }));
    for (const session of deleted) await makeRoom(ann, session);
    await using mine = await openLive(origin, ann);
    await using theirs = await openLive(origin, deleted[0] as Actor);
    const { token } = await signInAdmin(portal);
    succeeded(await portal.call(deleteCompany, { params: { id: company.id }, token }));
    await portal.work(['deletion']);
    await mine.receives(changed);
    expect((await theirs.closed).code).toBe(4401);
    await mine.receives({ type: 'USER_OFFLINE', payload: { userId: deleted[0]?.user.id ?? 0 } });
    expect(mine.frames.filter(({ type }) => type === 'CHAT_ROOMS_CHANGED')).toHaveLength(1);
  });

  it('among 100,000 at once is looked up in batches and sent to each online partner a few times', async () => {
    const bus = createMemoryBus(createRecordingLog());
    const sizes: number[] = [];
    const { sent } = connect({
      bus,
      isOnline: (userId) => userId <= 3,
      async findPairs(userIds) {
        sizes.push(userIds.length);
        return userIds.map((userId) => pairOf(userId, 1 + (userId % 5)));
      },
    });
    const userIds = Array.from({ length: 100_000 }, (_, i) => 1_000 + i);
    bus.publish(USERS_HIDDEN, { userIds } satisfies UserIds);
    const sum = () => sizes.reduce((total, size) => total + size, 0);
    await expect.poll(sum).toBe(100_000);
    expect(Math.max(...sizes)).toBe(200);
    const frames = () => sent.mock.calls.flatMap(([ids]) => [...ids]);
    await expect.poll(() => new Set(frames())).toEqual(new Set([1, 2, 3]));
    // One frame each per 250 ms; without batching there would be 20,000 for each.
    expect(frames().length).toBeLessThan(200);
  });
});

const member: Member = {
  role: 'TRAINEE',
  companyId: 1,
  crossCompanyChat: true,
  reach: [],
  groupIds: [],
  hasBlocked: false,
  hasWritten: false,
};
const pairOf = (userId: number, partnerId: number): Pair => ({
  userId,
  partnerId,
  own: member,
  other: member,
});

/** The chat's part of the live channel alone, with the frames that it sends. */
function connect(given: Partial<Parameters<typeof connectChat>[0]>) {
  const hub = createHub();
  const log = createRecordingLog();
  const sent = vi.spyOn(hub, 'toUsers');
  const chat = connectChat({
    hub,
    log,
    bus: createMemoryBus(log),
    isOnline: () => true,
    pairIn: async () => null,
    findPairs: async () => [],
    ...given,
  });
  return { sent, chat };
}
