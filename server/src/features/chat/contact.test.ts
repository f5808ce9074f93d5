import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/chat';
import { updateCompanySettings } from '@portal/contract/companies';
import { CHAT_UNANSWERED_MAX } from '@portal/contract/limits';
import { describe, expect } from 'vitest';
import { type Actor, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeRoom, say } from './testing/talk.ts';

const it = portalIt
  /** Two trainees of different companies, new for each test. */
  .extend('ann', ({ portal }) => makeTrainee(portal, { name: 'Ann' }))
  .extend('ben', ({ portal }) => makeTrainee(portal, { name: 'Ben' }))
  .extend('room', ({ ann, ben }) => makeRoom(ann, ben));

const block = (actor: Actor, id: number, blocked = true) =>
  actor.call(calls.blockInRoom, { params: { id }, body: { blocked } });
const roomOf = async (actor: Actor, id: number) =>
  succeeded(await actor.call(calls.listRooms)).find((room) => room.id === id);
const outcome = async (sending: ReturnType<typeof say>) => {
  const { status, error } = await sending;
  return status === 201 ? 'sent' : `${status} ${error.code}`;
};
const openWith = (actor: Actor, { user }: Actor) =>
  actor.call(calls.openDirectRoom, { params: { userId: user.id } });

async function sendMany(sender: Actor, roomId: number, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) succeeded(await say(sender, roomId, `n ${i}`));
}

describe('messages without an answer', () => {
  it('are accepted up to twenty, also sent at once, and again after the answer', async ({
    ann,
    ben,
    room,
  }) => {
    await sendMany(ann, room.id, CHAT_UNANSWERED_MAX - 2);
    expect((await roomOf(ann, room.id))?.messagesLeft).toBe(2);
    expect((await roomOf(ben, room.id))?.messagesLeft).toBeNull();
    const sent = await Promise.all([1, 2, 3, 4].map(() => outcome(say(ann, room.id, 'please'))));
    expect(sent.sort()).toEqual(['403 UNANSWERED', '403 UNANSWERED', 'sent', 'sent']);
    const shown = await roomOf(ann, room.id);
    expect([shown?.lastSeq, shown?.messagesLeft]).toEqual([CHAT_UNANSWERED_MAX, 0]);

    expect(succeeded(await say(ben, room.id, 'hello')).seq).toBe(CHAT_UNANSWERED_MAX + 1);
    expect((await roomOf(ann, room.id))?.messagesLeft).toBeNull();
    await sendMany(ann, room.id, CHAT_UNANSWERED_MAX + 2);
  });

  it('are counted in one company too, and say why they are refused', async ({
    portal,
    company,
  }) => {
    const [one, other] = [
      await makeTrainee(portal, { companyName: company.name }),
      await makeTrainee(portal, { companyName: company.name }),
    ];
    const { id } = await makeRoom(one, other);
    await sendMany(one, id, CHAT_UNANSWERED_MAX);
    const refused = await say(one, id, 'one too many');
    expect([refused.status, refused.error]).toMatchObject([
      403,
      { code: 'UNANSWERED', message: expect.stringMatching(/20 messages without an answer/) },
    ]);
  });

  it('that were stored are found again before the answer, too', async ({ ann, room }) => {
    await sendMany(ann, room.id, CHAT_UNANSWERED_MAX - 1);
    const clientMessageId = randomUUID();
    const send = () => say(ann, room.id, 'the last one', { clientMessageId });
    const first = succeeded(await send());
    expect(succeeded(await send())).toEqual(first);
    expect(await outcome(say(ann, room.id, 'new'))).toBe('403 UNANSWERED');
  });

  it('are not counted between a trainee and an admin', async ({ admin, ann }) => {
    const { id } = await makeRoom(ann, admin);
    await sendMany(ann, id, CHAT_UNANSWERED_MAX + 1);
    expect((await roomOf(ann, id))?.messagesLeft).toBeNull();
    const other = await makeRoom(admin, ann);
    expect(other.id).toBe(id);
    await sendMany(admin, id, 1);
  });

  it('of an admin are not counted', async ({ admin, ben }) => {
    const { id } = await makeRoom(admin, ben);
    await sendMany(admin, id, CHAT_UNANSWERED_MAX + 1);
  });
});

describe('a block', () => {
  it('refuses the messages of both until it ends, and is shown to the blocker only', async ({
    ann,
    ben,
    room,
  }) => {
    await say(ben, room.id, 'hello');
    succeeded(await block(ann, room.id));
    expect(await outcome(say(ben, room.id, 'are you there?'))).toBe('403 NOT_DELIVERED');
    expect(await outcome(say(ann, room.id, 'no'))).toBe('403 FORBIDDEN');
    expect((await roomOf(ann, room.id))?.blocked).toBe(true);
    const shown = await roomOf(ben, room.id);
    expect([shown?.blocked, shown?.separated, shown?.lastSeq]).toEqual([false, false, 1]);
    expect(succeeded(await openWith(ann, ben))).toMatchObject({ id: room.id, blocked: true });

    succeeded(await block(ann, room.id, false));
    expect(await outcome(say(ben, room.id, 'again'))).toBe('sent');
    expect(await outcome(say(ann, room.id, 'yes'))).toBe('sent');
  });

  it('of both ends when both have ended it', async ({ ann, ben, room }) => {
    for (const actor of [ann, ben]) succeeded(await block(actor, room.id));
    succeeded(await block(ann, room.id, false));
    expect(await outcome(say(ann, room.id, 'hello'))).toBe('403 NOT_DELIVERED');
    succeeded(await block(ben, room.id, false));
    expect(await outcome(say(ann, room.id, 'hello'))).toBe('sent');
  });

  it('still finds a message that was stored before it', async ({ ann, ben, room }) => {
    const clientMessageId = randomUUID();
    const first = succeeded(await say(ben, room.id, 'hello', { clientMessageId }));
    succeeded(await block(ann, room.id));
    expect(succeeded(await say(ben, room.id, 'hello', { clientMessageId }))).toEqual(first);
  });

  it('hides from both what the other one has read', async ({ ann, ben, room }) => {
    await say(ben, room.id, 'hello');
    await ann.call(calls.markRead, { params: { id: room.id }, body: { seq: 1 } });
    expect((await roomOf(ben, room.id))?.partnerReadSeq).toBe(1);
    succeeded(await block(ann, room.id));
    for (const actor of [ann, ben]) expect((await roomOf(actor, room.id))?.partnerReadSeq).toBe(0);
  });

  it('takes the unread messages out of the total', async ({ ann, ben, room }) => {
    const total = async () => succeeded(await ann.call(calls.getUnreadCount)).unreadCount;
    await say(ben, room.id, 'hello');
    expect(await total()).toBe(1);
    succeeded(await block(ann, room.id));
    expect(await total()).toBe(0);
    expect((await roomOf(ann, room.id))?.unreadCount).toBe(1);
    succeeded(await block(ann, room.id, false));
    expect(await total()).toBe(1);
  });

  it('of an admin is refused, and one by an admin is not', async ({ admin, ann }) => {
    const { id } = await makeRoom(ann, admin);
    const refused = await block(ann, id);
    expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN']);
    expect(await outcome(say(admin, id, 'hello'))).toBe('sent');
    succeeded(await block(admin, id));
    expect(await outcome(say(ann, id, 'hello'))).toBe('403 NOT_DELIVERED');
  });

  it('needs a session and a valid body', async ({ portal, ann, room }) => {
    const params = { id: room.id };
    const answers = await Promise.all([
      portal.call(calls.blockInRoom, { params, body: { blocked: true } }),
      ann.call(calls.blockInRoom, { params, body: { blocked: 'yes' } as never }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 400]);
  });
});

describe('a company that does not allow chats with other companies', () => {
  const chatting = it.extend('allow', ({ admin, ann, ben }) => {
    const companyOf = ({ user }: Actor) => user.company?.id ?? 0;
    return {
      ofAnn: (crossCompanyChat: boolean) => set(admin, companyOf(ann), crossCompanyChat),
      ofBen: (crossCompanyChat: boolean) => set(admin, companyOf(ben), crossCompanyChat),
    };
  });
  const set = async (admin: Actor, id: number, crossCompanyChat: boolean) =>
    void succeeded(
      await admin.call(updateCompanySettings, { params: { id }, body: { crossCompanyChat } }),
    );
  const find = async (actor: Actor, search: string) =>
    succeeded(await actor.call(calls.listChatUsers, { query: { search } })).map(({ id }) => id);

  chatting.for(['ofAnn', 'ofBen'] as const)(
    'keeps existing rooms of both sides readable only, until it allows them: %s',
    async (which, { ann, ben, room, allow }) => {
      await say(ann, room.id, 'hello');
      await ben.call(calls.markRead, { params: { id: room.id }, body: { seq: 1 } });
      await allow[which](false);
      for (const actor of [ann, ben]) {
        expect(await outcome(say(actor, room.id, 'hi'))).toBe('403 SEPARATED');
        const shown = await roomOf(actor, room.id);
        expect([shown?.separated, shown?.partnerReadSeq]).toEqual([true, 0]);
        const params = { id: room.id };
        const read = await actor.call(calls.listMessages, { params });
        expect(succeeded(read).map(({ content }) => content)).toEqual(['hello']);
      }
      await allow[which](true);
      expect((await roomOf(ann, room.id))?.separated).toBe(false);
      expect(await outcome(say(ben, room.id, 'hi'))).toBe('sent');
    },
  );

  chatting.for(['ofAnn', 'ofBen'] as const)(
    'is left out of the directory of others, as they are of its own: %s',
    async (which, { portal, admin, ann, ben, allow }) => {
      const mark = randomUUID().slice(0, 8);
      const companyName = ann.user.company?.name ?? '';
      const colleague = await makeTrainee(portal, { name: `Al ${mark}`, companyName });
      const stranger = await makeTrainee(portal, {
        name: `Bo ${mark}`,
        companyName: ben.user.company?.name ?? '',
      });
      const all = [colleague.user.id, stranger.user.id];
      expect(await find(ann, mark)).toEqual(all);
      await allow[which](false);
      expect(await find(ann, mark)).toEqual([colleague.user.id]);
      expect(await find(ben, mark)).toEqual([stranger.user.id]);
      expect(await find(admin, mark)).toEqual(all);
      expect(await find(ann, 'admin@portal')).toEqual([admin.user.id]);
      const browsed = succeeded(await ann.call(calls.listChatUsers));
      expect(browsed.map(({ id }) => id)).not.toContain(ben.user.id);
      const answer = await openWith(ann, stranger);
      expect([answer.status, answer.error.message]).toEqual([404, 'This person does not exist.']);
      expect((await openWith(stranger, ann)).status).toBe(404);
      expect((await openWith(ann, colleague)).status).toBe(200);
    },
  );

  chatting(
    'that is not listed hides its trainees from people of other companies, not from its own',
    async ({ portal, admin, ann, ben }) => {
      const mark = randomUUID().slice(0, 8);
      const companyName = ben.user.company?.name ?? '';
      const hidden = await makeTrainee(portal, { name: `Bo ${mark}`, companyName });
      const other = await makeTrainee(portal, { name: `Al ${mark}` });
      const params = { id: ben.user.company?.id ?? 0 };
      succeeded(await admin.call(updateCompanySettings, { params, body: { listed: false } }));
      expect(await find(ann, mark)).toEqual([other.user.id]);
      const answer = await openWith(ann, hidden);
      expect([answer.status, answer.error.message]).toEqual([404, 'This person does not exist.']);
      for (const actor of [ben, admin])
        expect(await find(actor, mark)).toEqual([other.user.id, hidden.user.id]);
      // The trainee of the company can still begin a conversation, which the other one then has.
      const room = await makeRoom(hidden, other);
      await say(hidden, room.id, 'hello');
      expect((await openWith(other, hidden)).status).toBe(200);
      succeeded(await admin.call(updateCompanySettings, { params, body: { listed: true } }));
      expect(await find(ann, mark)).toEqual([other.user.id, hidden.user.id]);
    },
  );

  chatting('opens an existing room, but only for those who see it', async ({ ann, ben, allow }) => {
    const { id } = await makeRoom(ann, ben);
    await allow.ofBen(false);
    expect(succeeded(await openWith(ann, ben))).toMatchObject({ id, separated: true });
    expect((await openWith(ben, ann)).status).toBe(404);
  });

  chatting(
    'does not keep its trainees from admins or each other',
    async ({ portal, admin, ann, allow }) => {
      const companyName = ann.user.company?.name ?? '';
      const colleague = await makeTrainee(portal, { companyName });
      await allow.ofAnn(false);
      for (const other of [admin, colleague]) {
        const { id, separated } = await makeRoom(ann, other);
        expect(separated).toBe(false);
        expect(await outcome(say(ann, id, 'hello'))).toBe('sent');
        expect(await outcome(say(other, id, 'hello'))).toBe('sent');
      }
    },
  );
});
