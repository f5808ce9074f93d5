import type { Session } from '@portal/contract/accounts';
import { markRead, muteRoom } from '@portal/contract/chat';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { getNotificationSettings, saveNotificationSettings } from '@portal/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTrainee, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { listen, openLive } from '#server/testing/live-client.ts';
import { mailsIn } from '#server/testing/outbox.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { makeRoom, say } from '../chat/testing/talk.ts';

const QUARTER = 15 * 60_000;
const QUIET = {
  browserNotifications: false,
  soundNotifications: true,
  toastNotifications: true,
  emailNotifications: false,
};

let portal: TestPortal;
let me: Session;
let other: Session;
let room: { id: number };

beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal[Symbol.asyncDispose]());
beforeEach(async () => {
  me = await makeTrainee(portal, { name: 'Mia' });
  other = await makeTrainee(portal, { name: 'Otto' });
  room = await makeRoom(portal, other, me);
});

const wantMail = (emailNotifications: boolean, { token } = me) =>
  portal.call(saveNotificationSettings, { body: { ...QUIET, emailNotifications }, token });
const roundAfter = async (ms: number) => {
  portal.clock.advance(ms);
  await portal.deliverMails();
};
const mailsTo = ({ user }: Session) => mailsIn(portal.settings.dataDir, user.email);
const expectMails = async (session: Session, count: number) =>
  expect(await mailsTo(session)).toHaveLength(count);

describe('settings', () => {
  it('are one’s own, whole and of known kinds', async () => {
    expect((await portal.call(saveNotificationSettings, { body: QUIET })).status).toBe(401);
    const saved = await wantMail(true);
    expect([saved.status, saved.body]).toEqual([200, { ...QUIET, emailNotifications: true }]);
    const broken = { ...QUIET, soundNotifications: 'loud' as unknown as boolean };
    const refused = await portal.call(saveNotificationSettings, { body: broken, token: me.token });
    expect(refused.status).toBe(400);
  });

  it('are told to every browser of the one who saved them', async () => {
    const settingsOf = (token?: string) =>
      portal.call(getNotificationSettings, token === undefined ? {} : { token });
    expect((await settingsOf()).status).toBe(401);
    expect((await settingsOf(me.token)).body).toBeNull();
    await wantMail(true);
    expect((await settingsOf(me.token)).body).toEqual({ ...QUIET, emailNotifications: true });
    expect((await settingsOf(other.token)).body).toBeNull();
  });
});

describe('the digest of unread messages', () => {
  it('comes once, a quarter of an hour after the first, and says nothing of what was written', async () => {
    await wantMail(true);
    await say(portal, other, room.id, 'the secret word');
    await roundAfter(QUARTER - 1_000);
    await say(portal, other, room.id, 'more');
    expect(await mailsTo(me)).toEqual([]);
    await roundAfter(2_000);
    await expectMails(me, 1);
    const [mail] = await mailsTo(me);
    expect(mail).toContain('Subject: You have 2 unread messages');
    expect(mail).toContain('http://portal.test/chat');
    expect(mail).not.toMatch(/secret word|Otto/);
    await say(portal, other, room.id, 'still here?');
    await roundAfter(4 * QUARTER);
    expect(await mailsTo(me)).toHaveLength(1);
  });

  it('comes again for the next absence', async () => {
    await wantMail(true);
    await say(portal, other, room.id, 'one');
    await roundAfter(QUARTER + 1);
    await expectMails(me, 1);
    await portal.call(markRead, { params: { id: room.id }, body: { seq: 1 }, token: me.token });
    await say(portal, other, room.id, 'two');
    await roundAfter(QUARTER + 1);
    await expectMails(me, 2);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'was read meanwhile',
      () => portal.call(markRead, { params: { id: room.id }, body: { seq: 1 }, token: me.token }),
    ],
    [
      'was muted meanwhile',
      () =>
        portal.call(muteRoom, {
          params: { id: room.id },
          body: { muted: true },
          token: me.token,
        }),
    ],
    ['is no longer wanted', () => wantMail(false)],
  ])('does not come where it %s', async (_, meanwhile) => {
    await wantMail(true);
    await say(portal, other, room.id, 'hello');
    await meanwhile();
    await roundAfter(QUARTER + 1);
    expect(await mailsTo(me)).toEqual([]);
    const { db } = portal.resources;
    const queued = db.selectFrom('mail_queue').selectAll();
    expect(await queued.where('recipient_id', '=', me.user.id).execute()).toEqual([]);
  });

  it('counts no message that was read', async () => {
    await wantMail(true);
    for (const text of ['one', 'two', 'three']) await say(portal, other, room.id, text);
    await portal.call(markRead, { params: { id: room.id }, body: { seq: 2 }, token: me.token });
    await roundAfter(QUARTER + 1);
    await expectMails(me, 1);
    expect((await mailsTo(me))[0]).toContain('Subject: You have an unread message');
  });

  it('never comes to who has not asked for mail, nor for a muted conversation', async () => {
    await say(portal, other, room.id, 'hello');
    await wantMail(true);
    const body = { muted: true };
    await portal.call(muteRoom, { params: { id: room.id }, body, token: me.token });
    await say(portal, other, room.id, 'hello again');
    await roundAfter(QUARTER + 1);
    expect(await mailsTo(me)).toEqual([]);
  });

  it('waits while one is here', async () => {
    await wantMail(true);
    const address = await listen(portal.app);
    const socket = await openLive(address, me);
    await socket.settled();
    await say(portal, other, room.id, 'hello');
    await roundAfter(QUARTER + 1);
    expect(await mailsTo(me)).toEqual([]);
    await socket[Symbol.asyncDispose]();
    await waitFor(async () => {
      await roundAfter(QUARTER + 1);
      expect(await mailsTo(me)).toHaveLength(1);
    });
  });

  it('comes for the next absence though the last one ended while the digest was handed over', async () => {
    await wantMail(true);
    await say(portal, other, room.id, 'one');
    const { mailTransport } = portal.resources;
    const deliver = mailTransport.deliver.bind(mailTransport);
    vi.spyOn(mailTransport, 'deliver').mockImplementationOnce(async (mail) => {
      const body = { seq: 1 };
      await portal.call(markRead, { params: { id: room.id }, body, token: me.token });
      await deliver(mail);
    });
    await roundAfter(QUARTER + 1);
    await say(portal, other, room.id, 'two');
    await roundAfter(QUARTER + 1);
    await expectMails(me, 2);
  });

  it('comes after a failed attempt, and not a second time', async () => {
    await wantMail(true);
    await say(portal, other, room.id, 'one');
    const deliver = vi.spyOn(portal.resources.mailTransport, 'deliver');
    deliver.mockRejectedValueOnce(new Error('broken connection'));
    await roundAfter(QUARTER + 1);
    expect(await mailsTo(me)).toEqual([]);
    await say(portal, other, room.id, 'two');
    await roundAfter(10_000);
    await expectMails(me, 1);
    await say(portal, other, room.id, 'three');
    await roundAfter(2 * QUARTER);
    await expectMails(me, 1);
    const [first, second] = deliver.mock.calls.map(([mail]) => mail.messageId);
    expect(first).toBe(second);
  });
});

describe('the answer to a help request', () => {
  const ask = async () => {
    const body = { message: 'I am stuck' };
    return succeeded(await portal.call(askForHelp, { body, token: me.token }));
  };
  const answer = async (id: number, adminNotes: string) => {
    const { token } = await signInAdmin(portal);
    const body = { status: 'RESOLVED' as const, adminNotes };
    succeeded(await portal.call(updateHelpRequest, { params: { id }, body, token }));
  };

  it('is told by mail to who wants it', async () => {
    await wantMail(true);
    const { id } = await ask();
    await answer(id, 'Try <b>again</b>');
    await roundAfter(0);
    await expectMails(me, 1);
    const [mail] = await mailsTo(me);
    expect(mail).toContain('Subject: Your help request was answered');
    expect(mail).not.toContain('again');
  });

  it('is not told to who does not', async () => {
    const { id } = await ask();
    await answer(id, 'Try again');
    await roundAfter(0);
    expect(await mailsTo(me)).toEqual([]);
  });
});
