import type { Session } from '@portal/contract/accounts';
import * as calls from '@portal/contract/chat';
import { deleteTrainee } from '@portal/contract/trainees';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Actor, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { randomRuns } from '#server/testing/random-runs.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { makeRoom, say } from './testing/talk.ts';

const totalOf = async (reader: Actor) =>
  succeeded(await reader.call(calls.getUnreadCount)).unreadCount;
const roomsOf = async (reader: Actor) => succeeded(await reader.call(calls.listRooms));
const mute = (reader: Actor, id: number, muted: boolean) =>
  reader.call(calls.muteRoom, { params: { id }, body: { muted } });
const pollOf = (portal: TestPortal, { token }: Session, etag?: string) =>
  portal.inject({
    method: 'GET',
    url: '/api/chat/unread-count',
    headers: {
      authorization: `Bearer ${token}`,
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
    },
  });

it('a muted room keeps its own count and is not part of the total', async ({ portal }) => {
  const [me, loud, quiet] = [
    await makeTrainee(portal),
    await makeTrainee(portal),
    await makeTrainee(portal),
  ];
  const unmuted = await makeRoom(me, loud);
  const muted = await makeRoom(me, quiet);
  for (const text of ['a', 'b']) await say(loud, unmuted.id, text);
  for (const text of ['a', 'b', 'c']) await say(quiet, muted.id, text);
  const before = await pollOf(portal, me);
  expect([before.body, await totalOf(quiet)]).toEqual([{ unreadCount: 5 }, 0]);

  succeeded(await mute(me, muted.id, true));
  const etag = String(before.headers['etag']);
  const changed = await pollOf(portal, me, etag);
  expect([changed.status, changed.body]).toEqual([200, { unreadCount: 2 }]);
  await say(quiet, muted.id, 'd');
  expect((await pollOf(portal, me, String(changed.headers['etag']))).status).toBe(304);
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

/** Computes the expected figures of a room from the list of its senders. */
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

async function setScene(portal: TestPortal, admin: Actor) {
  // An hour later, so that the sign-ups of the run before do not count for the limit.
  portal.clock.advance(60 * 60_000);
  const me = await makeTrainee(portal);
  const chats = await Promise.all(
    Array.from({ length: ROOMS }, async () => {
      const partner = await makeTrainee(portal);
      const { id } = await makeRoom(me, partner);
      return { id, partner, model: createModel() };
    }),
  );
  return { admin, me, chats };
}

type Scene = Awaited<ReturnType<typeof setScene>>;

async function act({ admin, me, chats }: Scene, action: Action): Promise<void> {
  const chat = chats[action.room];
  if (chat === undefined) throw new Error('No such room');
  const { id, partner, model } = chat;
  const { state } = model;
  const params = { id };
  switch (action.kind) {
    case 'receive':
      if (state.isDeleted) return;
      succeeded(await say(partner, id, 'to me'));
      return model.receive();
    case 'send':
      if (state.isDeleted) return;
      succeeded(await say(me, id, 'from me'));
      return model.send();
    case 'mute':
    case 'unmute':
      state.isMuted = action.kind === 'mute';
      return void succeeded(await mute(me, id, state.isMuted));
    case 'read': {
      const seq = Math.round(action.part * model.length());
      state.readTo = Math.max(state.readTo, seq);
      return void succeeded(await me.call(calls.markRead, { params, body: { seq } }));
    }
    case 'delete': {
      if (state.isDeleted) return;
      state.isDeleted = true;
      const params = { id: partner.user.id };
      return void succeeded(await admin.call(deleteTrainee, { params }));
    }
  }
}

it('the total is the sum over the rooms that are not muted, after any sequence of actions', async ({
  portal,
  admin,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAction, { minLength: 5, maxLength: 25 }), async (actions) => {
      const scene = await setScene(portal, admin);
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
    { numRuns: randomRuns(12) },
  );
});
