/** A poll of a client that has the current answer is answered with 304, until a change by any user. */
import { logOut } from '@portal/contract/accounts';
import * as calls from '@portal/contract/chat';
import { updateCompany } from '@portal/contract/companies';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeTrainee,
  multipart,
  signInAgain,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { makeRoom, say } from './testing/talk.ts';

const it = portalIt
  .extend('partner', ({ portal }) => makeTrainee(portal, { name: 'Partner' }))
  .extend('me', ({ portal }) => makeTrainee(portal, { name: 'Me' }))
  .extend('room', async ({ me, partner }) => {
    const room = await makeRoom(me, partner);
    await say(partner, room.id, 'hello');
    succeeded(await me.call(calls.markRead, { params: { id: room.id }, body: { seq: 1 } }));
    return room;
  });

const get = (portal: TestPortal, { token }: { readonly token: string }, path: string, etag = '') =>
  portal.inject({
    method: 'GET',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'if-none-match': etag },
  });

/** A client that polls an address. */
function polling(portal: TestPortal, reader: Actor, path: string) {
  let etag = '';
  return async (): Promise<unknown> => {
    const answer = await get(portal, reader, path, etag);
    etag = String(answer.headers['etag']);
    return answer.status === 304 ? 304 : answer.body;
  };
}

const messagesIn = (roomId: number) => `/chat/rooms/${roomId}/messages`;
const named = (name: string) => expect.objectContaining({ name });

describe('a poll of rooms and messages shows at once', () => {
  it('a new message, and that it was read', async ({ portal, me, partner, room }) => {
    const rooms = polling(portal, me, '/chat/rooms');
    const messages = polling(portal, me, messagesIn(room.id));
    const unread = polling(portal, me, '/chat/unread-count');
    const all = () => Promise.all([rooms(), messages(), unread()]);
    await all();
    expect(await all()).toEqual([304, 304, 304]);
    await say(partner, room.id, 'again');
    expect(await unread()).toEqual({ unreadCount: 1 });
    expect(await rooms()).toEqual([expect.objectContaining({ lastSeq: 2, unreadCount: 1 })]);
    const seqs = [{ seq: 1 }, { seq: 2 }];
    expect(await messages()).toEqual(seqs.map((seq) => expect.objectContaining(seq)));
    expect([await rooms(), await unread()]).toEqual([
      [expect.objectContaining({ unreadCount: 0 })],
      { unreadCount: 0 },
    ]);
    await say(me, room.id, 'an answer');
    await all();
    const body = { seq: 3 };
    succeeded(await partner.call(calls.markRead, { params: { id: room.id }, body }));
    expect(await rooms()).toEqual([expect.objectContaining({ partnerReadSeq: 3 })]);
    await all();
    expect(await all()).toEqual([304, 304, 304]);
  });

  it('another name, a deletion and a restore by an admin', async ({
    portal,
    admin,
    me,
    partner,
    room,
  }) => {
    const rooms = polling(portal, me, '/chat/rooms');
    const messages = polling(portal, me, messagesIn(room.id));
    const names = async () => {
      const [[{ participants }], [{ sender }]] = (await Promise.all([rooms(), messages()])) as [
        [calls.ChatRoom],
        [calls.ChatMessage],
      ];
      return [participants[1]?.user, sender];
    };
    const params = { id: partner.user.id };
    expect(await names()).toEqual([named('Partner'), named('Partner')]);
    succeeded(await admin.call(updateTrainee, { params, body: { name: 'Renamed' } }));
    expect(await names()).toEqual([named('Renamed'), named('Renamed')]);
    const { deletionId } = succeeded(await admin.call(deleteTrainee, { params }));
    expect(await names()).toEqual([named(''), named('')]);
    const restore = { params: { deletionId: deletionId ?? 0 }, body: {} };
    succeeded(await admin.call(restoreFromTrash, restore));
    expect(await names()).toEqual([named('Renamed'), named('Renamed')]);
  });

  it('the own new name and that of the own company', async ({ portal, admin, me, room }) => {
    const self = async () => {
      const [shown] = succeeded(await me.call(calls.listRooms));
      return { room: shown?.id, user: shown?.participants[0]?.user };
    };
    expect(await self()).toEqual({ room: room.id, user: named('Me') });
    const params = { id: me.user.id };
    succeeded(await admin.call(updateTrainee, { params, body: { name: 'Myself' } }));
    expect((await self()).user).toEqual(named('Myself'));
    const { id = 0 } = me.user.company ?? {};
    const form = multipart({ name: 'Renamed Ltd' });
    expect((await upload(portal, updateCompany, form, { token: admin.token, id })).status).toBe(
      200,
    );
    expect((await self()).user?.company).toEqual({ id, name: 'Renamed Ltd' });
  });
});

describe('an ETag', () => {
  it('is kept when another commit leaves the answer as it is', async ({ portal, me, room }) => {
    const messages = polling(portal, me, messagesIn(room.id));
    await messages();
    const [other, third] = [await makeTrainee(portal), await makeTrainee(portal)];
    await say(other, (await makeRoom(other, third)).id, 'elsewhere');
    expect([await messages(), await messages()]).toEqual([304, 304]);
  });

  it('is valid for its user and address alone', async ({ portal, me, partner, room }) => {
    const { headers } = await get(portal, me, messagesIn(room.id));
    const etag = String(headers['etag']);
    const eve = await makeTrainee(portal);
    const statusFor = async (reader: Actor, path: string) =>
      (await get(portal, reader, path, etag)).status;
    expect(await statusFor(me, messagesIn(room.id))).toBe(304);
    expect(await statusFor(me, '/chat/rooms')).toBe(200);
    expect(await statusFor(me, `${messagesIn(room.id)}?before=1`)).toBe(200);
    expect(await statusFor(eve, messagesIn(room.id))).toBe(404);
    expect(await statusFor(partner, '/chat/rooms')).toBe(200);
  });

  it('is of no use after the end of the session', async ({ portal, me, room }) => {
    const again = await signInAgain(portal, me);
    const { headers } = await get(portal, again, messagesIn(room.id));
    succeeded(await again.call(logOut));
    const after = await get(portal, again, messagesIn(room.id), String(headers['etag']));
    expect(after.status).toBe(401);
  });
});
