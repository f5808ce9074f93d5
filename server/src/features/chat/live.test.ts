import type { Session } from '@portal/contract/accounts';
import { type ChatRoom, listMessages, markRead } from '@portal/contract/chat';
import { deleteTrainee } from '@portal/contract/trainees';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHub } from '../../platform/live/hub.ts';
import { createMemoryBus } from '../../platform/live/memory-bus.ts';
import { createRecordingLog } from '../../platform/log.fixture.ts';
import { makeTrainee, signInAdmin, succeeded } from '../../testing/factories.ts';
import { listen, openLive } from '../../testing/live-client.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { connectChat } from './live.ts';
import { makeRoom, say } from './testing/talk.ts';

let portal: TestPortal;
let address: string;
let ann: Session;
let ben: Session;
let eve: Session;
let room: ChatRoom;

beforeAll(async () => {
  portal = await startTestPortal();
  address = await listen(portal.app);
  [ann, ben, eve] = await Promise.all([
    makeTrainee(portal, { name: 'Ann' }),
    makeTrainee(portal, { name: 'Ben' }),
    makeTrainee(portal, { name: 'Eve' }),
  ]);
  room = await makeRoom(portal, ann, ben);
});
afterAll(() => portal[Symbol.asyncDispose]());

describe('a message', () => {
  it('reaches every socket of both people, and nobody else', async () => {
    await using mine = await openLive(address, ann);
    await using otherTab = await openLive(address, ann);
    await using theirs = await openLive(address, ben);
    await using stranger = await openLive(address, eve);
    const message = succeeded(await say(portal, ann, room.id, 'to all tabs'));
    const frame = { type: 'NEW_MESSAGE', payload: message } as const;
    await Promise.all([mine, otherTab, theirs].map((client) => client.hears(frame)));
    await stranger.settled();
    expect(stranger.frames.map(({ type }) => type)).toEqual(['PONG']);
  });

  it('that a socket claims to be one is neither kept nor passed on', async () => {
    await using mine = await openLive(address, ann);
    await using theirs = await openLive(address, ben);
    const payload = { chatRoomId: room.id, content: 'never said', senderId: ann.user.id };
    mine.send({ type: 'NEW_MESSAGE', payload });
    await mine.settled();
    await theirs.settled();
    expect(theirs.frames.map(({ type }) => type)).not.toContain('NEW_MESSAGE');
    const query = { markRead: 'false' };
    const params = { id: room.id };
    const kept = await portal.call(listMessages, { params, query, token: ben.token });
    expect(kept.raw).not.toContain('never said');
  });
});

it('reading sends the count to the reader’s sockets and the number to the partner’s', async () => {
  await using mine = await openLive(address, ben);
  await using theirs = await openLive(address, ann);
  await using theirOtherTab = await openLive(address, ann);
  await using stranger = await openLive(address, eve);
  const { seq } = succeeded(await say(portal, ann, room.id, 'read me'));
  const read = () =>
    portal.call(markRead, { params: { id: room.id }, body: { seq }, token: ben.token });
  await read();
  const seen = { type: 'MESSAGES_SEEN', payload: { chatRoomId: room.id, seq } } as const;
  await mine.hears({
    type: 'MESSAGES_READ',
    payload: { chatRoomId: room.id, seq, unreadCount: 0 },
  });
  await Promise.all([theirs, theirOtherTab].map((client) => client.hears(seen)));
  await read();
  await Promise.all([mine, theirs, stranger].map((client) => client.settled()));
  const typesOf = ({ frames }: typeof mine) => frames.map(({ type }) => type);
  expect(typesOf(mine)).not.toContain('MESSAGES_SEEN');
  expect(typesOf(theirs)).not.toContain('MESSAGES_READ');
  expect(typesOf(theirs).filter((type) => type === 'MESSAGES_SEEN')).toHaveLength(1);
  expect(typesOf(stranger)).toEqual(['PONG']);
});

describe('typing', () => {
  const typing = (userId: number) =>
    ({ type: 'TYPING', payload: { chatRoomId: room.id, userId, isTyping: true } }) as const;
  const join = () => ({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId: room.id } }) as const;

  it('is shown to whoever has the room open, not to oneself', async () => {
    await using mine = await openLive(address, ann);
    await using theirs = await openLive(address, ben);
    for (const client of [mine, theirs]) client.send(join());
    await Promise.all([mine.settled(), theirs.settled()]);
    mine.send(typing(ann.user.id));
    await theirs.hears(typing(ann.user.id));
    await mine.settled();
    expect(mine.frames).not.toContainEqual(typing(ann.user.id));
    theirs.send({ type: 'LEAVE_CHAT_ROOM', payload: { chatRoomId: room.id } });
    await theirs.settled();
    mine.send(typing(ann.user.id));
    await mine.settled();
    await theirs.settled();
    expect(theirs.frames.filter(({ type }) => type === 'TYPING')).toHaveLength(1);
  });

  it('is shown, too, where whoever types has not said that they have the room open', async () => {
    await using mine = await openLive(address, ann);
    await using theirs = await openLive(address, ben);
    theirs.send(join());
    await theirs.settled();
    mine.send(typing(ann.user.id));
    await theirs.hears(typing(ann.user.id));
  });

  it('in a room that is not one’s own, or in another’s name, is dropped', async () => {
    await using theirs = await openLive(address, ben);
    await using stranger = await openLive(address, eve);
    for (const client of [theirs, stranger]) client.send(join());
    await Promise.all([theirs.settled(), stranger.settled()]);
    stranger.send(typing(eve.user.id));
    stranger.send(typing(ann.user.id));
    theirs.send(typing(ann.user.id));
    await Promise.all([theirs.settled(), stranger.settled()]);
    for (const client of [theirs, stranger])
      expect(client.frames.map(({ type }) => type)).not.toContain('TYPING');
  });
});

describe('who is online', () => {
  const isOnline = (userId: number) => ({ type: 'USER_ONLINE', payload: { userId } }) as const;

  it('is told to the people one talks with, when a socket opens and when one comes or goes', async () => {
    await using stranger = await openLive(address, eve);
    await using mine = await openLive(address, ann);
    await mine.settled();
    const theirs = await openLive(address, ben);
    await theirs.hears(isOnline(ann.user.id));
    await mine.hears(isOnline(ben.user.id));
    await theirs[Symbol.asyncDispose]();
    await mine.hears({ type: 'USER_OFFLINE', payload: { userId: ben.user.id } });
    await stranger.settled();
    expect(stranger.frames.map(({ type }) => type)).toEqual(['PONG']);
  });

  it('is told of the other person when a room is joined that was made after the socket opened', async () => {
    await using theirs = await openLive(address, eve);
    await using mine = await openLive(address, ann);
    await Promise.all([theirs.settled(), mine.settled()]);
    expect(mine.frames).not.toContainEqual(isOnline(eve.user.id));
    const { id } = await makeRoom(portal, ann, eve);
    mine.send({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId: id } });
    await mine.hears(isOnline(eve.user.id));
  });

  it('ends with the account', async () => {
    const gone = await makeTrainee(portal);
    await makeRoom(portal, gone, ann);
    await using mine = await openLive(address, ann);
    const theirs = await openLive(address, gone);
    await mine.hears(isOnline(gone.user.id));
    const { token } = await signInAdmin(portal);
    await portal.call(deleteTrainee, { params: { id: gone.user.id }, token });
    expect((await theirs.closed).code).toBe(4401);
    await mine.hears({ type: 'USER_OFFLINE', payload: { userId: gone.user.id } });
  });

  it('is told as it is, in whichever order it is found out whom a coming and going concern', async () => {
    const hub = createHub();
    const told = vi.spyOn(hub, 'toUsers');
    const lookups: PromiseWithResolvers<readonly number[]>[] = [];
    const { onPresence } = connectChat({
      hub,
      bus: createMemoryBus(createRecordingLog()),
      isOnline: () => true,
      partnerIn: async () => null,
      partnersOf() {
        const lookup = Promise.withResolvers<readonly number[]>();
        lookups.push(lookup);
        return lookup.promise;
      },
    });
    const changes = [onPresence(7, false), onPresence(7, true)];
    for (const lookup of lookups.toReversed()) lookup.resolve([1]);
    await Promise.all(changes);
    expect(told.mock.calls).toEqual([[[1], isOnline(7)]]);
  });
});
