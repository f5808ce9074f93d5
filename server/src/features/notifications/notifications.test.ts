import type { Session } from '@portal/contract/accounts';
import { blockInRoom, markRead, muteRoom } from '@portal/contract/chat';
import { deleteCompany } from '@portal/contract/companies';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { getNotificationSettings, saveNotificationSettings } from '@portal/contract/notifications';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { type Actor, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { openLive } from '#server/testing/live-client.ts';
import { mailsIn } from '#server/testing/outbox.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { makeRoom, say } from '../chat/testing/talk.ts';

const QUARTER = 15 * 60_000;
const QUIET = {
  browserNotifications: false,
  soundNotifications: true,
  toastNotifications: true,
  emailNotifications: false,
};

const it = portalIt
  .extend('me', ({ portal }) => makeTrainee(portal, { name: 'Mia' }))
  .extend('other', ({ portal }) => makeTrainee(portal, { name: 'Otto' }))
  .extend('room', ({ me, other }) => makeRoom(other, me))
  .extend('mails', { scope: 'file' }, ({ portal }) => {
    const roundAfter = async (ms: number) => {
      portal.clock.advance(ms);
      await portal.deliverMails();
    };
    const sentTo = ({ user }: Session) => mailsIn(portal.settings.dataDir, user.email);
    const expectSent = async (session: Session, count: number) =>
      expect(await sentTo(session)).toHaveLength(count);
    return { roundAfter, sentTo, expectSent };
  });

const wantMail = (user: Actor, emailNotifications = true) =>
  user.call(saveNotificationSettings, { body: { ...QUIET, emailNotifications } });

describe('settings', () => {
  it('are stored per user, completely and with known values only', async ({ portal, me }) => {
    expect((await portal.call(saveNotificationSettings, { body: QUIET })).status).toBe(401);
    const saved = await wantMail(me);
    expect([saved.status, saved.body]).toEqual([200, { ...QUIET, emailNotifications: true }]);
    const broken = { ...QUIET, soundNotifications: 'loud' as unknown as boolean };
    const refused = await me.call(saveNotificationSettings, { body: broken });
    expect(refused.status).toBe(400);
  });

  it('are sent to every browser of the user who saved them', async ({ portal, me, other }) => {
    const settingsOf = (token?: string) =>
      portal.call(getNotificationSettings, token === undefined ? {} : { token });
    expect((await settingsOf()).status).toBe(401);
    expect((await settingsOf(me.token)).body).toBeNull();
    await wantMail(me);
    expect((await settingsOf(me.token)).body).toEqual({ ...QUIET, emailNotifications: true });
    expect((await settingsOf(other.token)).body).toBeNull();
  });
});

describe('the digest of unread messages', () => {
  it('is sent once, a quarter of an hour after the first message, without the text of messages', async ({
    me,
    other,
    room,
    mails,
  }) => {
    await wantMail(me);
    await say(other, room.id, 'the secret word');
    await mails.roundAfter(QUARTER - 1_000);
    await say(other, room.id, 'more');
    expect(await mails.sentTo(me)).toEqual([]);
    await mails.roundAfter(2_000);
    await mails.expectSent(me, 1);
    const [mail] = await mails.sentTo(me);
    expect(mail).toContain('Subject: You have 2 unread messages');
    expect(mail).toContain('http://portal.test/chat');
    expect(mail).not.toMatch(/secret word|Otto/);
    await say(other, room.id, 'still here?');
    await mails.roundAfter(4 * QUARTER);
    expect(await mails.sentTo(me)).toHaveLength(1);
  });

  it('is sent again for the next absence', async ({ me, other, room, mails }) => {
    await wantMail(me);
    await say(other, room.id, 'one');
    await mails.roundAfter(QUARTER + 1);
    await mails.expectSent(me, 1);
    await me.call(markRead, { params: { id: room.id }, body: { seq: 1 } });
    await say(other, room.id, 'two');
    await mails.roundAfter(QUARTER + 1);
    await mails.expectSent(me, 2);
  });

  it.for<[string, (reader: Actor, id: number) => Promise<unknown>]>([
    [
      'was read in the meantime',
      (reader, id) => reader.call(markRead, { params: { id }, body: { seq: 1 } }),
    ],
    [
      'was muted in the meantime',
      (reader, id) => reader.call(muteRoom, { params: { id }, body: { muted: true } }),
    ],
    ['is no longer wanted', (reader) => wantMail(reader, false)],
    [
      'was blocked in the meantime',
      (reader, id) => reader.call(blockInRoom, { params: { id }, body: { blocked: true } }),
    ],
  ])('is not sent when it %s', async ([_, meanwhile], { portal, me, other, room, mails }) => {
    await wantMail(me);
    await say(other, room.id, 'hello');
    await meanwhile(me, room.id);
    await mails.roundAfter(QUARTER + 1);
    expect(await mails.sentTo(me)).toEqual([]);
    const { db } = portal.resources;
    const queued = db.selectFrom('mail_queue').selectAll();
    expect(await queued.where('recipient_id', '=', me.user.id).execute()).toEqual([]);
  });

  it('does not count read messages', async ({ me, other, room, mails }) => {
    await wantMail(me);
    for (const text of ['one', 'two', 'three']) await say(other, room.id, text);
    await me.call(markRead, { params: { id: room.id }, body: { seq: 2 } });
    await mails.roundAfter(QUARTER + 1);
    await mails.expectSent(me, 1);
    expect((await mails.sentTo(me))[0]).toContain('Subject: You have an unread message');
  });

  it('does not count messages of people who were deleted, alone or with their company', async ({
    portal,
    admin,
    me,
    other,
    room,
    mails,
  }) => {
    const [moved, living] = [await makeTrainee(portal), await makeTrainee(portal)];
    const rooms = [room, await makeRoom(moved, me), await makeRoom(living, me)];
    await wantMail(me);
    for (const [i, sender] of [other, moved, living].entries())
      succeeded(await say(sender, rooms[i]?.id ?? 0, 'hello'));
    succeeded(await admin.call(deleteTrainee, { params: { id: other.user.id } }));
    const company = { params: { id: moved.user.company?.id ?? 0 } };
    succeeded(await admin.call(deleteCompany, company));
    await mails.roundAfter(QUARTER + 1);
    await mails.expectSent(me, 1);
    expect((await mails.sentTo(me))[0]).toContain('Subject: You have an unread message');
  });

  it('is not sent when all senders were deleted', async ({ admin, me, other, room, mails }) => {
    await wantMail(me);
    await say(other, room.id, 'hello');
    succeeded(await admin.call(deleteTrainee, { params: { id: other.user.id } }));
    await mails.roundAfter(QUARTER + 1);
    expect(await mails.sentTo(me)).toEqual([]);
  });

  it('is never sent to users who did not ask for mail, nor for a muted conversation', async ({
    me,
    other,
    room,
    mails,
  }) => {
    await say(other, room.id, 'hello');
    await wantMail(me);
    const body = { muted: true };
    await me.call(muteRoom, { params: { id: room.id }, body });
    await say(other, room.id, 'hello again');
    await mails.roundAfter(QUARTER + 1);
    expect(await mails.sentTo(me)).toEqual([]);
  });

  it('waits while the user is online', async ({ origin, me, other, room, mails }) => {
    await wantMail(me);
    const socket = await openLive(origin, me);
    await socket.settled();
    await say(other, room.id, 'hello');
    await mails.roundAfter(QUARTER + 1);
    expect(await mails.sentTo(me)).toEqual([]);
    await socket[Symbol.asyncDispose]();
    await waitFor(async () => {
      await mails.roundAfter(QUARTER + 1);
      expect(await mails.sentTo(me)).toHaveLength(1);
    });
  });

  it('is sent for the next absence when the last absence ended while the digest was handed over', async ({
    portal,
    me,
    other,
    room,
    mails,
  }) => {
    await wantMail(me);
    await say(other, room.id, 'one');
    const { mailTransport } = portal.resources;
    const deliver = mailTransport.deliver.bind(mailTransport);
    vi.spyOn(mailTransport, 'deliver').mockImplementationOnce(async (mail) => {
      const body = { seq: 1 };
      await me.call(markRead, { params: { id: room.id }, body });
      return deliver(mail);
    });
    await mails.roundAfter(QUARTER + 1);
    await say(other, room.id, 'two');
    await mails.roundAfter(QUARTER + 1);
    await mails.expectSent(me, 2);
  });

  it('is sent after a failed attempt, and only once', async ({
    portal,
    me,
    other,
    room,
    mails,
  }) => {
    await wantMail(me);
    await say(other, room.id, 'one');
    const deliver = vi.spyOn(portal.resources.mailTransport, 'deliver');
    deliver.mockRejectedValueOnce(new Error('broken connection'));
    await mails.roundAfter(QUARTER + 1);
    expect(await mails.sentTo(me)).toEqual([]);
    await say(other, room.id, 'two');
    await mails.roundAfter(10_000);
    await mails.expectSent(me, 1);
    await say(other, room.id, 'three');
    await mails.roundAfter(2 * QUARTER);
    await mails.expectSent(me, 1);
    const [first, second] = deliver.mock.calls.map(([mail]) => mail.messageId);
    expect(first).toBe(second);
  });
});

describe('the mail about an answered help request', () => {
  const ask = async (trainee: Actor) =>
    succeeded(await trainee.call(askForHelp, { body: { message: 'I am stuck' } }));
  const answer = async (admin: Actor, id: number, adminNotes: string) => {
    const body = { status: 'RESOLVED' as const, adminNotes };
    succeeded(await admin.call(updateHelpRequest, { params: { id }, body }));
  };

  it('is sent to a trainee who wants mail', async ({ admin, me, mails }) => {
    await wantMail(me);
    const { id } = await ask(me);
    await answer(admin, id, 'Try <b>again</b>');
    await mails.roundAfter(0);
    await mails.expectSent(me, 1);
    const [mail] = await mails.sentTo(me);
    expect(mail).toContain('Subject: Your help request was answered');
    expect(mail).toContain('/training/help');
    expect(mail).not.toContain('again');
  });

  it('is not sent to a trainee who does not', async ({ admin, me, mails }) => {
    const { id } = await ask(me);
    await answer(admin, id, 'Try again');
    await mails.roundAfter(0);
    expect(await mails.sentTo(me)).toEqual([]);
  });
});
