import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/chat';
import { CHAT_MESSAGE_MAX, CHAT_PREVIEW_MAX } from '@portal/contract/limits';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { type Actor, makeTrainee, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { untilWaiting } from '#server/testing/until-waiting.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { CHAT_MESSAGE, CHAT_READ } from './events.ts';
import { it as chatIt } from './testing/chat-test.ts';
import { makeRoom, say } from './testing/talk.ts';

const it = chatIt
  /** Writes 119 messages to Ann, after one of hers. */
  .extend('me', { scope: 'file' }, ({ portal }) => makeTrainee(portal))
  .extend('room', { scope: 'file' }, async ({ me, ann }) => {
    const room = await makeRoom(me, ann);
    for (let i = 1; i <= 120; i += 1) await say(i === 1 ? ann : me, room.id, `Straße ${i}`);
    return room;
  });

const roomsOf = async (reader: Actor) => succeeded(await reader.call(calls.listRooms));
const unreadOf = async (reader: Actor) =>
  succeeded(await reader.call(calls.getUnreadCount)).unreadCount;
const messagesOf = (
  reader: Actor,
  roomId: number,
  query: Record<string, string> = { markRead: 'false' },
) => reader.call(calls.listMessages, { params: { id: roomId }, query });
const seqsOf = async (...input: Parameters<typeof messagesOf>) =>
  succeeded(await messagesOf(...input)).map(({ seq }) => seq);

describe('rooms', () => {
  it('are created once for two people, also by both at the same moment', async ({ portal }) => {
    const [one, two] = await Promise.all([
      makeTrainee(portal, { name: 'One' }),
      makeTrainee(portal, { name: 'Two' }),
    ]);
    const opened = await Promise.all(
      [one, two, one, two].map(({ token, user }) =>
        portal.call(calls.openDirectRoom, {
          params: { userId: user.id === one.user.id ? two.user.id : one.user.id },
          token,
        }),
      ),
    );
    expect(new Set(opened.map((answer) => succeeded(answer).id)).size).toBe(1);
  });

  it('contain the public data of both people only', async ({ portal }) => {
    const [one, two] = [await makeTrainee(portal), await makeTrainee(portal)];
    const room = await makeRoom(one, two);
    expect(room).toEqual({
      id: room.id,
      participants: [one, two].map(({ user }) => ({
        user: {
          id: user.id,
          name: user.name,
          email: user.email,
          role: 'TRAINEE',
          company: user.company,
          deleted: false,
        },
      })),
      messages: [],
      lastSeq: 0,
      lastReadSeq: 0,
      partnerReadSeq: 0,
      unreadCount: 0,
      muted: false,
      blocked: false,
      separated: false,
      canBlock: true,
      messagesLeft: 20,
      updatedAt: expect.any(String),
    });
  });

  it('without messages are shown only to the user who opened them', async ({ portal }) => {
    const [opener, other] = [await makeTrainee(portal), await makeTrainee(portal)];
    const room = await makeRoom(opener, other);
    expect([(await roomsOf(opener)).length, (await roomsOf(other)).length]).toEqual([1, 0]);
    await say(opener, room.id, 'hello');
    const [shown] = await roomsOf(other);
    expect([shown?.id, shown?.messages[0]?.content, shown?.unreadCount]).toEqual([
      room.id,
      'hello',
      1,
    ]);
  });

  it('show the beginning of a long message', async ({ portal, ann }) => {
    const room = await makeRoom(await makeTrainee(portal), ann);
    await say(ann, room.id, '😀'.repeat(CHAT_MESSAGE_MAX / 2));
    const shown = (await roomsOf(ann)).find(({ id }) => id === room.id);
    expect(shown?.messages[0]?.content).toBe('😀'.repeat(CHAT_PREVIEW_MAX));
  });

  it('are listed with the latest first', async ({ portal, ann, ben }) => {
    const me = await makeTrainee(portal);
    const first = await makeRoom(me, ann);
    const second = await makeRoom(me, ben);
    portal.clock.advance(1000);
    await say(me, first.id, 'back to you');
    expect((await roomsOf(me)).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it.for<[string, number | null, number, string]>([
    ['the caller', null, 400, 'INVALID_INPUT'],
    ['a user who does not exist', 999_999, 404, 'NOT_FOUND'],
  ])('cannot be opened with %s', async ([_, userId, status, code], { ann }) => {
    const answer = await ann.call(calls.openDirectRoom, {
      params: { userId: userId ?? ann.user.id },
    });
    expect([answer.status, answer.error.code]).toEqual([status, code]);
  });

  it('can be opened only at a limited rate, while existing ones stay open', async ({
    portal,
    ann,
    ben,
  }) => {
    const keen = await makeTrainee(portal);
    const room = await makeRoom(keen, ann);
    const rule = { limit: 120, windowMs: 3_600_000 };
    for (let i = 1; i < rule.limit; i += 1)
      await portal.resources.limiter.hit(`chat-rooms:${keen.user.id}`, rule);
    const open = (userId: number) => keen.call(calls.openDirectRoom, { params: { userId } });
    const refused = await open(ben.user.id);
    expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await roomsOf(keen)).map(({ id }) => id)).toEqual([room.id]);
    expect(succeeded(await open(ann.user.id)).id).toBe(room.id);
  });

  it('of others are not found', async ({ portal, ann, ben, eve }) => {
    const room = await makeRoom(ann, ben);
    const params = { id: room.id };
    const { token } = eve;
    const answers = await Promise.all([
      portal.call(calls.listMessages, { params, token }),
      portal.call(calls.searchMessages, { params, query: { text: 'x' }, token }),
      portal.call(calls.markRead, { params, body: { seq: 1 }, token }),
      portal.call(calls.muteRoom, { params, body: { muted: true }, token }),
      portal.call(calls.blockInRoom, { params, body: { blocked: true }, token }),
      say(eve, room.id, 'let me in'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

describe('sending', () => {
  it('returns the message as both will read it', async ({ ann, ben }) => {
    const room = await makeRoom(ann, ben);
    const clientMessageId = randomUUID();
    const sent = await say(ann, room.id, '  hi <b>there</b>\n ', { clientMessageId });
    expect([sent.status, sent.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        chatRoomId: room.id,
        seq: expect.any(Number),
        senderId: ann.user.id,
        sender: { id: ann.user.id, name: 'Ann' },
        content: 'hi <b>there</b>',
        clientMessageId,
        createdAt: expect.any(String),
      },
    ]);
    const shown = succeeded(await messagesOf(ben, room.id)).at(-1);
    expect(shown).toEqual(sent.body);
  });

  it('in the name of another user is refused', async ({ ann, ben }) => {
    const room = await makeRoom(ann, ben);
    const answer = await say(ann, room.id, 'I am Ben', { senderId: ben.user.id });
    expect([answer.status, answer.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it.for<[string, string, number]>([
    ['blank', '  \n ', 400],
    ['only zero-width characters', '\u200b\u2060\ufeff', 400],
    ['only fillers and direction marks', '\u3164\u202e\u2800', 400],
    ['an emoji joined by zero-width characters', '👨\u200d👩\u200d👧', 201],
    ['right-to-left between marks', '\u200fשלום\u200e', 201],
    ['10,000 characters long', 'x'.repeat(10_000), 201],
    ['10,001 characters long', 'x'.repeat(10_001), 400],
  ])('a text that is %s', async ([_, content, status], { ann, ben }) => {
    const room = await makeRoom(ann, ben);
    expect((await say(ann, room.id, content)).status).toBe(status);
  });

  it('twice under one id creates one message, also at once; another text is a conflict', async ({
    portal,
    ben,
    eve,
  }) => {
    const room = await makeRoom(await makeTrainee(portal, { name: 'Z' }), ben);
    const clientMessageId = randomUUID();
    const send = (content: string) => say(ben, room.id, content, { clientMessageId });
    const answers = await Promise.all([send('once'), send('once'), send('once')]);
    const again = await send('once');
    const ids = [...answers, again].map((answer) => succeeded(answer).id);
    expect(new Set(ids).size).toBe(1);
    expect(await seqsOf(ben, room.id)).toEqual([1]);
    const other = await send('not the same');
    expect([other.status, other.error.code]).toEqual([409, 'CONFLICT']);
    const elsewhere = await makeRoom(ben, eve);
    expect((await say(ben, elsewhere.id, 'once', { clientMessageId })).status).toBe(409);
    expect((await roomsOf(ben)).find(({ id }) => id === room.id)?.lastSeq).toBe(1);
  });

  it.for<[string, string, number]>([
    ['a number', '7', 201],
    ['words with punctuation', 'outbox:room/3.last', 201],
    ['128 characters long', 'x'.repeat(128), 201],
    ['129 characters long', 'x'.repeat(129), 400],
    ['with a blank', 'a b', 400],
    ['empty', '', 400],
  ])(
    'under an id of the client’s own making: %s',
    async ([_, clientMessageId, status], { portal, eve }) => {
      const room = await makeRoom(await makeTrainee(portal), eve);
      const answer = await say(eve, room.id, 'mine', { clientMessageId });
      expect(answer.status).toBe(status);
    },
  );

  it('numbers the messages of a room without a gap and counts each when both send at the same time', async ({
    portal,
  }) => {
    const [me, other] = [await makeTrainee(portal), await makeTrainee(portal)];
    const room = await makeRoom(me, other);
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => say(i % 2 === 0 ? me : other, room.id, `n ${i}`)),
    );
    expect(await seqsOf(me, room.id)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect([await unreadOf(me), await unreadOf(other)]).toEqual([15, 15]);
  });

  it('too fast is refused for a while', async ({ portal, ann }) => {
    const fast = await makeTrainee(portal);
    const room = await makeRoom(fast, ann);
    const key = `chat:${fast.user.id}`;
    const rule = { limit: 3_000, windowMs: 60_000 };
    for (let i = 0; i < 3_000; i += 1) await portal.resources.limiter.hit(key, rule);
    const answer = await say(fast, room.id, 'one too many');
    expect([answer.status, answer.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('reading', () => {
  it('resets the count of messages from the other person', async ({ portal }) => {
    const [me, other] = [await makeTrainee(portal), await makeTrainee(portal)];
    const room = await makeRoom(me, other);
    for (const text of ['a', 'b', 'c']) await say(other, room.id, text);
    expect([await unreadOf(me), await unreadOf(other)]).toEqual([3, 0]);
    const read = (seq: number) =>
      me.call(calls.markRead, { params: { id: room.id }, body: { seq } });
    await read(2);
    expect(await unreadOf(me)).toBe(1);
    await read(1);
    expect(await unreadOf(me)).toBe(1);
    await read(9_999);
    expect(await unreadOf(me)).toBe(0);
    await say(other, room.id, 'd');
    expect(await unreadOf(me)).toBe(1);
    expect((await roomsOf(me))[0]?.lastReadSeq).toBe(3);
  });

  it('is shown to the partner in the list of rooms and in the room, and changes the ETag', async ({
    portal,
  }) => {
    const [me, other] = [await makeTrainee(portal), await makeTrainee(portal)];
    const room = await makeRoom(me, other);
    for (const text of ['a', 'b', 'c']) await say(me, room.id, text);
    const list = (etag = '') =>
      portal.inject({
        method: 'GET',
        url: '/api/chat/rooms',
        headers: { authorization: `Bearer ${me.token}`, 'if-none-match': etag },
      });
    const etag = String((await list()).headers['etag']);
    expect((await list(etag)).status).toBe(304);
    const body = { seq: 2 };
    await other.call(calls.markRead, { params: { id: room.id }, body });
    expect((await list(etag)).status).toBe(200);
    const shown = async (session: Actor) => (await roomsOf(session))[0]?.partnerReadSeq;
    expect([await shown(me), await shown(other)]).toEqual([2, 3]);
    expect((await makeRoom(me, other)).partnerReadSeq).toBe(2);
  });

  it('happens by fetching, unless the request declines it', async ({ portal }) => {
    const [me, other] = [await makeTrainee(portal), await makeTrainee(portal)];
    const room = await makeRoom(me, other);
    await say(other, room.id, 'a');
    await messagesOf(me, room.id);
    expect(await unreadOf(me)).toBe(1);
    await messagesOf(me, room.id, {});
    expect(await unreadOf(me)).toBe(0);
  });

  it('is not needed for own messages, and sending one does not read those of the other person', async ({
    portal,
  }) => {
    const [me, other] = [await makeTrainee(portal), await makeTrainee(portal)];
    const room = await makeRoom(me, other);
    await say(me, room.id, 'mine');
    expect((await roomsOf(me))[0]?.lastReadSeq).toBe(1);
    await say(other, room.id, 'theirs');
    await say(me, room.id, 'mine again');
    expect([await unreadOf(me), (await roomsOf(me))[0]?.lastReadSeq]).toEqual([1, 1]);
  });
});

describe('pages of a conversation', () => {
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i);

  it.for([
    ['the last 50', {}, [71, 120]],
    ['before', { before: '71' }, [21, 70]],
    ['the beginning', { before: '21' }, [1, 20]],
    ['after', { after: '117' }, [118, 120]],
    ['after, oldest first and no more than asked', { after: '0', limit: '2' }, [1, 2]],
    ['between', { after: '5', before: '8' }, [6, 7]],
  ] as [string, Record<string, string>, [number, number]][])(
    '%s',
    async ([_, query, [a, b]], { me, room }) => {
      expect(await seqsOf(me, room.id, query)).toEqual(from(a, b));
    },
  );

  it('have no more messages than a page: a greater limit is refused', async ({ me, room }) => {
    const params = { id: room.id };
    const { status } = await me.call(calls.listMessages, { params, query: { limit: '51' } });
    expect(status).toBe(400);
    expect(await seqsOf(me, room.id, { after: '0', limit: '50' })).toEqual(from(1, 50));
  });

  it('are empty beyond the end', async ({ me, room }) => {
    expect(await seqsOf(me, room.id, { after: '120' })).toEqual([]);
    expect(await seqsOf(me, room.id, { before: '1' })).toEqual([]);
  });

  it('are searched without regard to case', async ({ me, room }) => {
    const query = { text: 'STRAßE 12' };
    const found = succeeded(
      await me.call(calls.searchMessages, { params: { id: room.id }, query }),
    );
    expect([found.matches.map(({ seq }) => seq), found.searchedTo]).toEqual([[120, 12], 1]);
  });

  it('are searched in smaller steps when the matching messages are long', async ({
    portal,
    eve,
    me,
  }) => {
    const long = await makeRoom(me, eve);
    for (let i = 0; i < 60; i += 1) await say(i === 0 ? eve : me, long.id, 'x'.repeat(10_000));
    const look = async (query: { text: string; before?: string }) => {
      const input = { params: { id: long.id }, query, token: me.token };
      const { matches, searchedTo } = succeeded(await portal.call(calls.searchMessages, input));
      return [matches.map(({ seq }) => seq), searchedTo];
    };
    expect(await look({ text: 'x' })).toEqual([from(11, 60).reverse(), 11]);
    expect(await look({ text: 'x', before: '11' })).toEqual([from(1, 10).reverse(), 1]);
    expect(await look({ text: 'y' })).toEqual([[], 1]);
  });

  it('are not sent again to a client that has them', async ({ portal, me }) => {
    const own = await makeRoom(me, await makeTrainee(portal));
    const get = (etag?: string) =>
      portal.inject({
        method: 'GET',
        url: `/api/chat/rooms/${own.id}/messages`,
        headers: {
          authorization: `Bearer ${me.token}`,
          ...(etag === undefined ? {} : { 'if-none-match': etag }),
        },
      });
    const first = await get();
    const again = await get(String(first.headers['etag']));
    expect([first.status, again.status, again.raw]).toEqual([200, 304, '']);
    // As a proxy that compresses returns it.
    expect((await get(`"other", W/${first.headers['etag']}`)).status).toBe(304);
    await say(me, own.id, 'new');
    expect((await get(String(first.headers['etag']))).status).toBe(200);
  });
});

describe('deleted users', () => {
  it('leave the conversation to the other person, and can no longer be written to', async ({
    portal,
  }) => {
    const deleted = await makeTrainee(portal, { name: 'Gone Soon' });
    const stays = await makeTrainee(portal);
    const room = await makeRoom(deleted, stays);
    await say(deleted, room.id, 'farewell');
    const { token } = await signInAdmin(portal);
    succeeded(await portal.call(deleteTrainee, { params: { id: deleted.user.id }, token }));
    const [shown] = await roomsOf(stays);
    const other = shown?.participants[1]?.user;
    expect([other?.name, other?.email, other?.deleted]).toEqual(['', '', true]);
    expect(shown?.messages[0]?.sender.name).toBe('');
    expect(succeeded(await messagesOf(stays, room.id)).map(({ sender }) => sender.name)).toEqual([
      '',
    ]);
    const answer = await say(stays, room.id, 'are you there?');
    expect([answer.status, answer.error.code]).toEqual([409, 'CONFLICT']);
  });

  it('cause no internal error when a message is sent to them during the deletion', async ({
    portal,
    ann,
  }) => {
    const deleted = await makeTrainee(portal);
    const room = await makeRoom(ann, deleted);
    const settings = { browserNotifications: false, soundNotifications: false };
    const body = { ...settings, toastNotifications: false, emailNotifications: true };
    // With this setting the message also queues a mail to the receiver.
    succeeded(await deleted.call(saveNotificationSettings, { body }));
    const { answer } = await portal.resources.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('all_users').where('id', '=', deleted.user.id).execute();
      const answer = say(ann, room.id, 'still there?');
      // The sender has read the receiver's row, and waits.
      await untilWaiting(portal);
      return { answer };
    });
    // Either the message was first, or the deletion.
    expect([201, 409]).toContain((await answer).status);
  });
});

it('publishes a message to both people, and the reading to the reader and the partner, after the commit', async ({
  portal,
  ben,
  eve,
}) => {
  const room = await makeRoom(ben, eve);
  const events: unknown[] = [];
  const { bus } = portal.resources;
  const ends = [CHAT_MESSAGE, CHAT_READ].map((topic) =>
    bus.subscribe(topic, (payload) => void events.push([topic, payload])),
  );
  const clientMessageId = randomUUID();
  const message = succeeded(await say(ben, room.id, 'psst', { clientMessageId }));
  await messagesOf(eve, room.id, {});
  await waitFor(() => expect(events).toHaveLength(2));
  for (const end of ends) end();
  expect(events).toEqual([
    [CHAT_MESSAGE, { message, userIds: [ben.user.id, eve.user.id], mutedBy: null }],
    [
      CHAT_READ,
      {
        userId: eve.user.id,
        partnerId: ben.user.id,
        chatRoomId: room.id,
        seq: message.seq,
        unreadCount: 0,
      },
    ],
  ]);
});

it('muting a room is stored for one user only', async ({ ann, eve }) => {
  const room = await makeRoom(ann, eve);
  await say(ann, room.id, 'hello');
  const params = { id: room.id };
  succeeded(await ann.call(calls.muteRoom, { params, body: { muted: true } }));
  const mutedBy = async (session: Actor) =>
    (await roomsOf(session)).find(({ id }) => id === room.id)?.muted;
  expect([await mutedBy(ann), await mutedBy(eve)]).toEqual([true, false]);
});
