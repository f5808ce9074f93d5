import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logIn, requestPasswordReset, resetPassword } from '@portal/contract/accounts';
import { getDashboard } from '@portal/contract/learning';
import { updateTrainee } from '@portal/contract/trainees';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTrainee, PASSWORD, signInAdmin, succeeded } from '../../testing/factories.ts';
import { mailParts } from '../../testing/mail-parts.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { insertResetLinks, takeResetLink } from './reset-queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal[Symbol.asyncDispose]());

const NEW_PASSWORD = 'quite another horse';

async function mails(): Promise<string[]> {
  const folder = join(portal.settings.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}

async function linkFor(email: string): Promise<string> {
  const before = (await mails()).length;
  await portal.call(requestPasswordReset, { body: { email } });
  const mail = await vi.waitFor(async () => {
    const all = await mails();
    expect(all.length).toBeGreaterThan(before);
    return all.find((text) => text.includes(`To: ${email}`)) ?? '';
  }, 10_000);
  const { text } = mailParts(mail);
  return /http:\/\/portal\.test\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('leaves no expired links behind, and living ones alone', async () => {
    const { user } = await makeTrainee(portal);
    const countLinks = async () => {
      const { db } = portal.resources;
      const links = db.selectFrom('password_resets').where('user_id', '=', user.id);
      return (await links.select('id').execute()).length;
    };
    await linkFor(user.email);
    await linkFor(user.email);
    expect(await countLinks()).toBe(2);
    portal.clock.advance(61 * 60_000);
    await linkFor(user.email);
    expect(await countLinks()).toBe(1);
  });

  it('is answered alike for a known and an unknown email, and only the known one gets a mail', async () => {
    const { user } = await makeTrainee(portal);
    const known = await portal.call(requestPasswordReset, { body: { email: user.email } });
    const unknown = await portal.call(requestPasswordReset, { body: { email: 'no@one.test' } });
    expect([known.status, known.raw]).toEqual([unknown.status, unknown.raw]);
    await vi.waitFor(async () => expect((await mails()).join()).toContain(user.email), 10_000);
    expect((await mails()).join()).not.toContain('no@one.test');
  });

  it('is answered before anybody looks whether there is an account', async () => {
    const { user } = await makeTrainee(portal);
    const looked = vi.spyOn(portal.resources.db, 'selectFrom');
    try {
      for (const email of [user.email, 'no@one.test']) {
        const { status } = await portal.call(requestPasswordReset, { body: { email } });
        expect([status, looked.mock.calls]).toEqual([200, []]);
        await portal.services.accounts.passwordReset.settled();
        expect(looked).toHaveBeenCalledWith('users');
        looked.mockClear();
      }
    } finally {
      looked.mockRestore();
    }
  });

  it('is replaced by the link, which ends every session and works once', async () => {
    const { user, token: session } = await makeTrainee(portal);
    const token = await linkFor(user.email);
    const body = { token, password: NEW_PASSWORD };
    expect((await portal.call(resetPassword, { body })).status).toBe(200);
    expect((await portal.call(getDashboard, { token: session })).status).toBe(401);
    const old = await portal.call(logIn, { body: { email: user.email, password: PASSWORD } });
    const fresh = await portal.call(logIn, { body: { email: user.email, password: NEW_PASSWORD } });
    expect([old.status, fresh.status]).toEqual([401, 200]);
    const again = await portal.call(resetPassword, { body });
    expect([again.status, again.error]).toEqual([
      400,
      { message: 'This reset link is invalid or has expired.', code: 'INVALID_RESET_LINK' },
    ]);
  });

  it('has exactly one winner when the link is used many times at once', async () => {
    const { user } = await makeTrainee(portal);
    const token = await linkFor(user.email);
    const attempts = Array.from({ length: 8 }, (_, i) =>
      portal.call(resetPassword, { body: { token, password: `${NEW_PASSWORD} ${i}` } }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(7);
  });

  it('has exactly one winner when several links are used at once', async () => {
    const { user } = await makeTrainee(portal);
    const { db } = portal.resources;
    // Without the hashing, which would let one have finished before the other begins.
    for (let round = 0; round < 20; round += 1) {
      const hashes = [1, 2, 3, 4].map((link) => `${round}:${link}`);
      for (const hash of hashes)
        await insertResetLinks(db, [
          { tokenHash: hash, userId: user.id, createdAt: 0, expiresAt: 9 },
        ]);
      const take = (hash: string) => db.transaction().execute((tx) => takeResetLink(tx, hash, 1));
      const taken = await Promise.all([...hashes, ...hashes].map(take));
      expect(taken.filter((each) => each !== null)).toEqual([
        { userId: user.id, email: user.email },
      ]);
    }
  });

  it('and an administrator’s change at the same moment leave one of the two passwords', async () => {
    const { user } = await makeTrainee(portal);
    const { token: admin } = await signInAdmin(portal);
    for (let round = 0; round < 5; round += 1) {
      const token = await linkFor(user.email);
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

  it('cannot be replaced after an hour, nor by a made-up or common password', async () => {
    const { user } = await makeTrainee(portal);
    const token = await linkFor(user.email);
    const reset = async (given: string, password: string) =>
      (await portal.call(resetPassword, { body: { token: given, password } })).error.code;
    for (const madeUp of ['made-up', '', `${token} `, token.repeat(50)])
      expect(await reset(madeUp, NEW_PASSWORD)).toBe('INVALID_RESET_LINK');
    expect(await reset(token, 'qwerty')).toBe('INVALID_INPUT');
    expect(await reset(token, '12345')).toBe('INVALID_INPUT');
    portal.clock.advance(60 * 60_000 + 1);
    expect(await reset(token, NEW_PASSWORD)).toBe('INVALID_RESET_LINK');
  });

  it.each([
    ['email', { email: `${crypto.randomUUID()}@new-mailbox.test` }],
    ['password', { password: 'chosen by the administrator' }],
  ])('is not replaced by a link from before an administrator set the %s', async (_what, body) => {
    const { user } = await makeTrainee(portal);
    const link = await linkFor(user.email);
    const { token } = await signInAdmin(portal);
    succeeded(await portal.call(updateTrainee, { params: { id: user.id }, body, token }));
    const late = { token: link, password: NEW_PASSWORD };
    const { status, error } = await portal.call(resetPassword, { body: late });
    expect([status, error.code]).toEqual([400, 'INVALID_RESET_LINK']);
  });

  it('never puts the request’s host into the link', async () => {
    const { user } = await makeTrainee(portal);
    await portal.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { host: 'evil.example' },
      payload: { email: user.email },
    });
    await vi.waitFor(async () => expect((await mails()).join()).toContain(user.email), 10_000);
    expect((await mails()).join()).not.toContain('evil.example');
  });

  it('may be asked for only so often from one address', async () => {
    const ask = () =>
      portal.call(requestPasswordReset, { body: { email: 'a@b.test' }, address: '10.9.9.9' });
    const answers = await Promise.all(Array.from({ length: 31 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
