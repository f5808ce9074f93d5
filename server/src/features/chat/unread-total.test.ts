import type { Session } from '@portal/contract/accounts';
import * as calls from '@portal/contract/chat';
import { deleteTrainee } from '@portal/contract/trainees';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTrainee, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeRoom, say } from './testing/talk.ts';

let portal: TestPortal;
let admin: Session;

beforeAll(async () => {
  portal = await startTestPortal();
  admin = await signInAdmin(portal);
});
afterAll(() => portal[Symbol.asyncDispose]());

const totalOf = async ({ token }: Session) =>
  succeeded(await portal.call(calls.getUnreadCount, { token })).unreadCount;
const roomsOf = async ({ token }: Session) =>
  succeeded(await portal.call(calls.listRooms, { token }));
const mute = ({ token }: Session, id: number, muted: boolean) =>
  portal.call(calls.muteRoom, { params: { id }, body: { muted }, token });
const pollOf = ({ token }: Session, etag?: string) =>
  portal.inject({
    method: 'GET',
    url: '/api/chat/unread-count',
    headers: {
      authorization: `Bearer ${token}`,
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
    },
  });

it('a muted room keeps its own count and leaves the total', async () => {
  const [me, loud, quiet] = [
    await makeTrainee(portal),
    await makeTrainee(portal),
    await makeTrainee(portal),
  ];
  const heard = await makeRoom(portal, me, loud);
  const muted = await makeRoom(portal, me, quiet);
  for (const text of ['a', 'b']) await say(portal, loud, heard.id, text);
  for (const text of ['a', 'b', 'c']) await say(portal, quiet, muted.id, text);
  const before = await pollOf(me);
  expect([before.body, await totalOf(quiet)]).toEqual([{ unreadCount: 5 }, 0]);

  succeeded(await mute(me, muted.id, true));
  const etag = String(before.headers['etag']);
  const changed = await pollOf(me, etag);
  expect([changed.status, changed.body]).toEqual([200, { unreadCount: 2 }]);
  await say(portal, quiet, muted.id, 'd');
  expect((await pollOf(me, String(changed.headers['etag']))).status).toBe(304);
  const row = (await roomsOf(me)).find(({ id }) => id === muted.id);
  expect([row?.muted, row?.unreadCount]).toEqual([true, 4]);

  succeeded(await mute(me, muted.id, false));
  expect(await totalOf(me)).toBe(6);
});

type Action =
  | { readonly kind: 'receive' | 'send' | 'mute' | 'unmute' | 'delete'; readonly room: number }
  | { readonly kind: 'read'; readonly room: number; readonly part: number };

const ROOMS = 3;
const room = fc.nat({ max: ROOMS - 1 });
const anAction = fc.oneof<fc.Arbitrary<Action>[]>(
  fc.record({ kind: fc.constant('receive' as const), room }),
  fc.record({ kind: fc.constant('receive' as const), room }),
  fc.record({ kind: fc.constantFrom('send' as const, 'mute' as const, 'unmute' as const), room }),
  fc.record({
    kind: fc.constant('read' as const),
    room,
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('delete' as const), room }),
);

/** The figures that a room should have, from the list of its senders. */
function createModel() {
  const writers: ('me' | 'partner')[] = [];
  const state = { readTo: 0, isMuted: false, isDeleted: false };
  const unread = () => writers.slice(state.readTo).filter((each) => each === 'partner').length;
  return {
    state,
    unread,
    length: () => writers.length,
    receive: () => void writers.push('partner'),
    send() {
      const isAllRead = unread() === 0;
      writers.push('me');
      if (isAllRead) state.readTo = writers.length;
    },
  };
}

async function setScene() {
  // An hour later, so that the limit of sign-ups does not count those of the run before.
  portal.clock.advance(60 * 60_000);
  const me = await makeTrainee(portal);
  const chats = await Promise.all(
    Array.from({ length: ROOMS }, async () => {
      const partner = await makeTrainee(portal);
      const { id } = await makeRoom(portal, me, partner);
      return { id, partner, model: createModel() };
    }),
  );
  return { me, chats };
}

type Scene = Awaited<ReturnType<typeof setScene>>;

async function act({ me, chats }: Scene, action: Action): Promise<void> {
  const chat = chats[action.room];
  if (chat === undefined) throw new Error('No such room');
  const { id, partner, model } = chat;
  const { state } = model;
  const params = { id };
  switch (action.kind) {
    case 'receive':
      if (state.isDeleted) return;
      succeeded(await say(portal, partner, id, 'to me'));
      return model.receive();
    case 'send':
      if (state.isDeleted) return;
      succeeded(await say(portal, me, id, 'from me'));
      return model.send();
    case 'mute':
    case 'unmute':
      state.isMuted = action.kind === 'mute';
      return void succeeded(await mute(me, id, state.isMuted));
    case 'read': {
      const seq = Math.round(action.part * model.length());
      state.readTo = Math.max(state.readTo, seq);
      const { token } = me;
      return void succeeded(await portal.call(calls.markRead, { params, body: { seq }, token }));
    }
    case 'delete': {
      if (state.isDeleted) return;
      state.isDeleted = true;
      const { token } = admin;
      const gone = { id: partner.user.id };
      return void succeeded(await portal.call(deleteTrainee, { params: gone, token }));
    }
  }
}

it('the total is the sum over the rooms that are not muted, after any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAction, { minLength: 5, maxLength: 25 }), async (actions) => {
      const scene = await setScene();
      for (const action of actions) {
        await act(scene, action);
        const wanted = scene.chats
          .filter(({ model }) => !model.state.isMuted)
          .reduce((sum, { model }) => sum + model.unread(), 0);
        expect(await totalOf(scene.me)).toBe(wanted);
      }
      const counts = new Map((await roomsOf(scene.me)).map((each) => [each.id, each.unreadCount]));
      for (const { id, model } of scene.chats) expect(counts.get(id)).toBe(model.unread());
    }),
    { numRuns: 12 },
  );
});
