import { readPasswordLink, requestPasswordReset, resetPassword } from '@portal/contract/accounts';
import { getDashboard } from '@portal/contract/learning';
import { logIn } from '@portal/contract/log-in';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { NotAcceptedError } from '#server/platform/mail/mail-transport.ts';
import {
  type Actor,
  makeTrainee,
  PASSWORD,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
import { mailedResetToken } from '#server/testing/mailed-reset-token.ts';
import { mailsIn, mailTo } from '#server/testing/outbox.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { insertResetLinks, takeResetLink } from './reset-queries.ts';

const it = portalIt.extend('resets', { scope: 'file' }, ({ portal }) => {
  const mails = () => mailsIn(portal.settings.dataDir);
  const linkFor = (email: string) => mailedResetToken(portal, email);
  return { mails, linkFor };
});

const NEW_PASSWORD = 'quite another horse';

describe('a password reset request', () => {
  it('deletes expired links, and no valid ones', async ({ portal, resets }) => {
    const { user } = await makeTrainee(portal);
    const countLinks = async () => {
      const { db } = portal.resources;
      const links = db.selectFrom('password_resets').where('user_id', '=', user.id);
      return (await links.select('id').execute()).length;
    };
    await resets.linkFor(user.email);
    await resets.linkFor(user.email);
    expect(await countLinks()).toBe(2);
    portal.clock.advance(61 * 60_000);
    await resets.linkFor(user.email);
    expect(await countLinks()).toBe(1);
  });

  it('gets the same answer for a known and an unknown email, and only the known one gets a mail', async ({
    portal,
    resets,
  }) => {
    const { user } = await makeTrainee(portal);
    const known = await portal.call(requestPasswordReset, { body: { email: user.email } });
    const unknown = await portal.call(requestPasswordReset, { body: { email: 'no@one.test' } });
    expect([known.status, known.raw]).toEqual([unknown.status, unknown.raw]);
    await mailTo(portal, user.email);
    expect((await resets.mails()).join()).not.toContain('no@one.test');
  });

  it('is answered before the account is looked up', async ({ portal }) => {
    const { user } = await makeTrainee(portal);
    const looked = vi.spyOn(portal.resources.db, 'selectFrom');
    try {
      for (const email of [user.email, 'no@one.test']) {
        const { status } = await portal.call(requestPasswordReset, { body: { email } });
        expect([status, looked.mock.calls]).toEqual([200, []]);
        portal.clock.advance(1_000);
        await portal.deliverMails();
        expect(looked).toHaveBeenCalledWith('users');
        looked.mockClear();
      }
    } finally {
      looked.mockRestore();
    }
  });

  it('writes the same row before the answer for a known and an unknown email', async ({
    portal,
  }) => {
    const { user } = await makeTrainee(portal);
    const { db } = portal.resources;
    const rows: unknown[] = [];
    for (const email of [user.email, 'no@one.test']) {
      await portal.call(requestPasswordReset, { body: { email } });
      const queued = db.selectFrom('mail_queue').selectAll().where('requested_email', '=', email);
      const [row] = await queued.execute();
      expect(row).toMatchObject({ kind: 'RESET', recipient_id: null, requested_email: email });
      const same = { id: 0, requested_email: '', created_at: 0, scheduled_at: 0 };
      rows.push({ ...row, ...same, next_attempt_at: 0, request: '' });
      portal.clock.advance(1_000);
      await portal.deliverMails();
      expect(await queued.execute()).toEqual([]);
    }
    expect(rows[0]).toEqual(rows[1]);
  });

  it('leaves working links in both mails when it is in doubt which one arrived', async ({
    portal,
    resets,
  }) => {
    const { user } = await makeTrainee(portal);
    const { mailTransport } = portal.resources;
    const deliver = mailTransport.deliver.bind(mailTransport);
    vi.spyOn(mailTransport, 'deliver').mockImplementationOnce(async (mail) => {
      await deliver(mail);
      throw new Error('broken connection');
    });
    const first = await resets.linkFor(user.email);
    portal.clock.advance(10_000);
    await mailTo(portal, user.email, 2);
    const messages = (await mailsIn(portal.settings.dataDir, user.email)).map((mail) => ({
      id: /^Message-ID: (.+)$/m.exec(mail)?.[1],
      token: /\/reset-password\/([\w-]+)/.exec(mailParts(mail).text)?.[1] ?? '',
    }));
    expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
    expect(new Set(messages.map(({ token }) => token)).size).toBe(2);
    const use = async (token: string) =>
      (await portal.call(resetPassword, { body: { token, password: NEW_PASSWORD } })).status;
    expect(messages.map(({ token }) => token)).toContain(first);
    expect([await use(first), ...(await Promise.all(messages.map((m) => use(m.token))))]).toEqual([
      200, 400, 400,
    ]);
  });

  const change = (admin: Actor, id: number, body: { email?: string; password?: string }) =>
    admin.call(updateTrainee, { params: { id }, body });

  it.for<[string, (admin: Actor, id: number, portal: TestPortal) => unknown]>([
    ['an hour has passed', (_admin, _id, { clock }) => clock.advance(60 * 60_000)],
    [
      'an administrator has set the password',
      (admin, id) => change(admin, id, { password: 'by admin' }),
    ],
    ['the email has changed', (admin, id) => change(admin, id, { email: `${id}@changed.test` })],
    ['the user is deleted', (admin, id) => admin.call(deleteTrainee, { params: { id } })],
  ])('sends no mail once %s', async ([_, meanwhile], { portal, admin }) => {
    const { user } = await makeTrainee(portal);
    const deliver = vi.spyOn(portal.resources.mailTransport, 'deliver');
    deliver.mockRejectedValueOnce(new NotAcceptedError('deferred', new Error('busy')));
    await portal.call(requestPasswordReset, { body: { email: user.email } });
    portal.clock.advance(1_000);
    await portal.deliverMails();
    expect(deliver).toHaveBeenCalledOnce();
    await meanwhile(admin, user.id, portal);
    portal.clock.advance(60_000);
    await portal.deliverMails();
    expect(deliver).toHaveBeenCalledOnce();
    const { db } = portal.resources;
    expect(await db.selectFrom('mail_queue').selectAll().execute()).toEqual([]);
    const links = db.selectFrom('password_resets').selectAll().where('user_id', '=', user.id);
    expect(await links.execute()).toEqual([]);
  });

  it('sends no further mail after the link was used', async ({ portal, resets }) => {
    const { user } = await makeTrainee(portal);
    const token = await resets.linkFor(user.email);
    await portal.call(requestPasswordReset, { body: { email: user.email } });
    const deliver = vi.spyOn(portal.resources.mailTransport, 'deliver');
    deliver.mockRejectedValueOnce(new Error('broken connection'));
    portal.clock.advance(1_000);
    await portal.deliverMails();
    await portal.call(resetPassword, { body: { token, password: NEW_PASSWORD } });
    portal.clock.advance(60_000);
    await portal.deliverMails();
    expect(deliver).toHaveBeenCalledOnce();
  });

  it('gives a link that sets a new password once and ends every session', async ({
    portal,
    resets,
  }) => {
    const { user, token: session } = await makeTrainee(portal);
    const token = await resets.linkFor(user.email);
    const body = { token, password: NEW_PASSWORD };
    expect((await portal.call(resetPassword, { body })).status).toBe(200);
    expect((await portal.call(getDashboard, { token: session })).status).toBe(401);
    const old = await portal.call(logIn, { body: { email: user.email, password: PASSWORD } });
    const fresh = await portal.call(logIn, { body: { email: user.email, password: NEW_PASSWORD } });
    expect([old.status, fresh.status]).toEqual([401, 200]);
    const again = await portal.call(resetPassword, { body });
    expect([again.status, again.error]).toEqual([
      400,
      {
        message: 'This reset link is invalid or has expired.',
        code: 'INVALID_RESET_LINK',
        details: { reason: 'resetLinkInvalid' },
      },
    ]);
  });

  it('gives a link that says whose password it sets, without being used up', async ({
    portal,
    resets,
  }) => {
    const { user } = await makeTrainee(portal);
    const token = await resets.linkFor(user.email);
    const read = async (given: string) =>
      succeeded(await portal.call(readPasswordLink, { body: { token: given } }));
    const known = { purpose: 'reset', name: user.name, email: user.email };
    expect([await read(token), await read(token)]).toEqual([known, known]);
    for (const dead of ['made-up', '', `${token} `]) expect(await read(dead)).toBeNull();
    const body = { token, password: NEW_PASSWORD };
    succeeded(await portal.call(resetPassword, { body }));
    expect(await read(token)).toBeNull();

    const later = await resets.linkFor(user.email);
    portal.clock.advance(60 * 60_000 + 1);
    expect(await read(later)).toBeNull();
  });

  it('gives a link that says nothing of a deleted trainee', async ({ portal, resets }) => {
    const { user } = await makeTrainee(portal);
    const token = await resets.linkFor(user.email);
    const { token: admin } = await signInAdmin(portal);
    succeeded(await portal.call(deleteTrainee, { params: { id: user.id }, token: admin }));
    expect(succeeded(await portal.call(readPasswordLink, { body: { token } }))).toBeNull();
  });

  it('can be read without limit; other links are limited per address', async ({
    portal,
    resets,
  }) => {
    const { user } = await makeTrainee(portal);
    const token = await resets.linkFor(user.email);
    const read = (given: string) =>
      portal.call(readPasswordLink, { body: { token: given }, address: '10.9.9.8' });
    const guesses = await Promise.all(Array.from({ length: 31 }, (_, i) => read(`guess ${i}`)));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await read(token)).status).toBe(200);
    const invalid = await portal.inject({
      method: 'POST',
      url: '/api/auth/reset-password/link',
      payload: { token: 5 },
    });
    expect(invalid.status).toBe(400);
  });

  it('has exactly one winner when the link is used many times at once', async ({
    portal,
    resets,
  }) => {
    const { user } = await makeTrainee(portal);
    const token = await resets.linkFor(user.email);
    const attempts = Array.from({ length: 8 }, (_, i) =>
      portal.call(resetPassword, { body: { token, password: `${NEW_PASSWORD} ${i}` } }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(7);
  });

  it('has exactly one winner when several links are used at once', async ({ portal }) => {
    const { user } = await makeTrainee(portal);
    const { db } = portal.resources;
    // Without hashing, which would let one finish before the other begins.
    for (let round = 0; round < 20; round += 1) {
      const hashes = [1, 2, 3, 4].map((link) => `${round}:${link}`);
      for (const hash of hashes)
        await insertResetLinks(db, [
          { tokenHash: hash, userId: user.id, createdAt: 0, expiresAt: 9 },
        ]);
      const take = (hash: string) => db.transaction().execute((tx) => takeResetLink(tx, hash, 1));
      const taken = await Promise.all([...hashes, ...hashes].map(take));
      expect(taken.filter((each) => each !== null)).toMatchObject([
        { userId: user.id, email: user.email },
      ]);
    }
  });

  it('and a change by an administrator at the same moment leave one of the two passwords', async ({
    portal,
    resets,
  }) => {
    const { user } = await makeTrainee(portal);
    const { token: admin } = await signInAdmin(portal);
    for (let round = 0; round < 5; round += 1) {
      const token = await resets.linkFor(user.email);
      const passwords = [`${NEW_PASSWORD} ${round}`, `chosen by the administrator ${round}`];
      const [mine = '', theirs = ''] = passwords;
      const change = { params: { id: user.id }, body: { password: theirs }, token: admin };
      const [reset, changed] = await Promise.all([
        portal.call(resetPassword, { body: { token, password: mine } }),
        portal.call(updateTrainee, change),
      ]);
      expect(changed.status).toBe(200);
      expect([200, 400]).toContain(reset.status);
      const logins = await Promise.all(
        passwords.map((password) => portal.call(logIn, { body: { email: user.email, password } })),
      );
      expect(logins.map(({ status }) => status).sort()).toEqual([200, 401]);
      portal.clock.advance(61 * 60_000);
    }
  });

  it('sets no password after an hour, with a made-up link, or to a common password', async ({
    portal,
    resets,
  }) => {
    const { user } = await makeTrainee(portal);
    const token = await resets.linkFor(user.email);
    const reset = async (given: string, password: string) =>
      (await portal.call(resetPassword, { body: { token: given, password } })).error.code;
    for (const madeUp of ['made-up', '', `${token} `, token.repeat(50)])
      expect(await reset(madeUp, NEW_PASSWORD)).toBe('INVALID_RESET_LINK');
    expect(await reset(token, 'qwerty')).toBe('INVALID_INPUT');
    expect(await reset(token, '12345')).toBe('INVALID_INPUT');
    portal.clock.advance(60 * 60_000 + 1);
    expect(await reset(token, NEW_PASSWORD)).toBe('INVALID_RESET_LINK');
  });

  it.for<[string, { email?: string; password?: string }]>([
    ['email', { email: `${crypto.randomUUID()}@new-mailbox.test` }],
    ['password', { password: 'chosen by the administrator' }],
  ])(
    'is not replaced by a link from before an administrator set the %s',
    async ([_what, body], { portal, resets }) => {
      const { user } = await makeTrainee(portal);
      const link = await resets.linkFor(user.email);
      const { token } = await signInAdmin(portal);
      succeeded(await portal.call(updateTrainee, { params: { id: user.id }, body, token }));
      const late = { token: link, password: NEW_PASSWORD };
      const { status, error } = await portal.call(resetPassword, { body: late });
      expect([status, error.code]).toEqual([400, 'INVALID_RESET_LINK']);
    },
  );

  it('never puts the host of the request into the link', async ({ portal, resets }) => {
    const { user } = await makeTrainee(portal);
    await portal.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { host: 'evil.example' },
      payload: { email: user.email },
    });
    await mailTo(portal, user.email);
    expect((await resets.mails()).join()).not.toContain('evil.example');
  });

  it('is limited per address', async ({ portal }) => {
    const ask = () =>
      portal.call(requestPasswordReset, { body: { email: 'a@b.test' }, address: '10.9.9.9' });
    const answers = await Promise.all(Array.from({ length: 31 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
