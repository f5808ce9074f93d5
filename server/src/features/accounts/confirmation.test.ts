/** Sign-ups whose emails are confirmed by mail. */
import * as calls from '@portal/contract/accounts';
import { deleteCompany, updateCompanySettings } from '@portal/contract/companies';
import { CONFIRMATION_LINK_HOURS, UNCONFIRMED_DAYS } from '@portal/contract/limits';
import { logIn } from '@portal/contract/log-in';
import { createTrainee, listTrainees } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { NotAcceptedError } from '#server/platform/mail/mail-transport.ts';
import { makeTrainee, PASSWORD, succeeded } from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { mailedConfirmation } from '#server/testing/mailed-confirmation.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';

const HOUR_MS = 60 * 60_000;
const OTHER = 'quite another horse';

const it = portalIt
  .extend('mailServer', { scope: 'file' }, async ({ log: _ }, { onCleanup }) => {
    const server = await startMailServer();
    onCleanup(() => server[Symbol.asyncDispose]());
    return server;
  })
  .extend('env', { scope: 'file' }, ({ mailServer }) => ({ SMTP_URL: mailServer.url }))
  .extend('confirming', async ({ portal, admin, company, mailServer }) => {
    const params = { id: company.id };
    const change = async (body: object) =>
      succeeded(await admin.call(updateCompanySettings, { params, body }));
    await change({ confirmEmail: true });
    const email = `${crypto.randomUUID()}@trainee.test`;
    const form = (changes: object = {}) => ({
      name: 'Tess Trainee',
      email,
      password: PASSWORD,
      companyName: company.name,
      ...changes,
    });
    const count = async () => {
      const { db } = portal.resources;
      const rows = db.selectFrom('unconfirmed_sign_ups').where('email', '=', email);
      return (await rows.select('id').execute()).length;
    };
    const signUp = (changes: object = {}, address = '127.0.0.1') =>
      portal.call(calls.signUp, { body: form(changes), address });
    return {
      email,
      form,
      change,
      count,
      signUp,
      /** Signs up, and returns the token that names the sign-up that waits. */
      wait: async (changes: object = {}) =>
        succeeded(await signUp(changes)).waitingToken ?? 'no token',
      sendAgain: (token: string) => portal.call(calls.requestConfirmation, { body: { token } }),
      mails: () => mailServer.received.filter(({ to }) => to === email).length,
      mailed: () => mailedConfirmation(portal, mailServer, email),
      confirm: (token: string, password = PASSWORD) =>
        portal.call(calls.confirmSignUp, { body: { token, password } }),
      logIn: async (password = PASSWORD) =>
        (await portal.call(logIn, { body: { email, password } })).status,
    };
  });

const INVALID_LINK = [400, 'INVALID_CONFIRMATION_LINK'];
const codeOf = ({ status, error }: { status: number; error: { code: string } }) => [
  status,
  error.code,
];

describe('a sign-up that is confirmed by mail', () => {
  it('creates no account before, and the trainee of the company after', async ({
    admin,
    company,
    confirming,
  }) => {
    const answer = await confirming.signUp();
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        success: true,
        message: 'Check your mail: the link in it confirms your email.',
        user: null,
        waitingToken: expect.any(String),
      },
    ]);
    expect(await confirming.logIn()).toBe(401);
    const list = async () =>
      succeeded(await admin.call(listTrainees, { query: { company: String(company.id) } })).length;
    expect(await list()).toBe(0);

    const confirmed = await confirming.confirm(await confirming.mailed());
    expect(succeeded(confirmed).user).toMatchObject({
      name: 'Tess Trainee',
      email: confirming.email,
      role: 'TRAINEE',
      company: { id: company.id, name: company.name },
    });
    expect([await confirming.logIn(), await list(), await confirming.count()]).toEqual([200, 1, 0]);
  });

  it('needs the password of the sign-up: the owner of the mailbox cannot be made to confirm another’s', async ({
    confirming,
  }) => {
    await confirming.signUp();
    const token = await confirming.mailed();
    const refused = await confirming.confirm(token, OTHER);
    expect(codeOf(refused)).toEqual([400, 'INVALID_INPUT']);
    expect((await confirming.confirm(token)).status).toBe(201);
  });

  it('allows ten wrong passwords an hour', async ({ portal, confirming }) => {
    await confirming.signUp();
    const token = await confirming.mailed();
    const guesses = Array.from({ length: 15 }, () => confirming.confirm(token, OTHER));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect((await confirming.confirm(token)).status).toBe(429);
    portal.clock.advance(HOUR_MS);
    expect((await confirming.confirm(token)).status).toBe(201);
  });

  it('waits beside others with the same email: each mail has the link of its own', async ({
    confirming,
  }) => {
    await confirming.signUp();
    const own = await confirming.mailed();
    await confirming.signUp({ name: 'Mallory', password: OTHER });
    const strangers = await confirming.mailed();
    expect(codeOf(await confirming.confirm(strangers))).toEqual([400, 'INVALID_INPUT']);
    expect(succeeded(await confirming.confirm(own)).user.name).toBe('Tess Trainee');
    expect(codeOf(await confirming.confirm(strangers, OTHER))).toEqual([409, 'EMAIL_TAKEN']);
    expect([await confirming.logIn(), await confirming.logIn(OTHER)]).toEqual([200, 401]);
  });

  it('is one of two at once, each of which gets its mail, and one is confirmed', async ({
    confirming,
  }) => {
    const answers = await Promise.all([confirming.signUp(), confirming.signUp()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await confirming.count()).toBe(2);
    expect((await confirming.confirm(await confirming.mailed())).status).toBe(201);
  });

  it('leaves the email free for its owner', async ({ admin, confirming }) => {
    const waitingToken = await confirming.wait({ password: OTHER });
    const token = await confirming.mailed();
    succeeded(await admin.call(createTrainee, { body: confirming.form() }));
    expect(await confirming.logIn()).toBe(200);
    expect(codeOf(await confirming.confirm(token, OTHER))).toEqual([409, 'EMAIL_TAKEN']);
    expect(codeOf(await confirming.signUp())).toEqual([409, 'EMAIL_TAKEN']);
    expect(await confirming.logIn(OTHER)).toBe(401);
    expect(codeOf(await confirming.sendAgain(waitingToken))).toEqual([409, 'EMAIL_TAKEN']);
  });

  it('is confirmed once by several uses of its link at once', async ({ confirming }) => {
    await confirming.signUp();
    const token = await confirming.mailed();
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirming.confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    expect(codeOf(await confirming.confirm(token))).toEqual(INVALID_LINK);
  });

  it('is decided by the rules at the time of the confirmation', async ({ confirming }) => {
    await confirming.signUp();
    const token = await confirming.mailed();
    await confirming.change({ signUp: 'code' });
    expect(codeOf(await confirming.confirm(token))).toEqual([403, 'JOIN_CODE']);
    await confirming.change({ signUp: 'invitation' });
    expect(codeOf(await confirming.confirm(token))).toEqual([403, 'INVITATION_ONLY']);
    await confirming.change({ signUp: 'domains', domains: ['acme.example'] });
    expect(codeOf(await confirming.confirm(token))).toEqual([403, 'EMAIL_DOMAIN']);
    await confirming.change({ domains: ['trainee.test'], confirmEmail: false });
    expect((await confirming.confirm(token)).status).toBe(201);
  });

  it('with a join code is confirmed unless the code was replaced', async ({ confirming }) => {
    const { joinCode } = await confirming.change({ signUp: 'code' });
    await confirming.signUp({ joinCode });
    const token = await confirming.mailed();
    await confirming.change({ joinCode: null });
    expect(codeOf(await confirming.confirm(token))).toEqual([403, 'JOIN_CODE']);
    await confirming.change({ joinCode });
    expect((await confirming.confirm(token)).status).toBe(201);
  });

  it('ends with its company', async ({ admin, company, confirming }) => {
    await confirming.signUp();
    const token = await confirming.mailed();
    succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
    expect(codeOf(await confirming.confirm(token))).toEqual([404, 'NOT_FOUND']);
  });

  it('ends with its time, and its link before', async ({ portal, confirming }) => {
    await confirming.signUp();
    const token = await confirming.mailed();
    portal.clock.advance(CONFIRMATION_LINK_HOURS * HOUR_MS);
    const expired = await confirming.confirm(token);
    expect(codeOf(expired)).toEqual(INVALID_LINK);
    expect(expired.error).toMatchObject({
      message: 'This confirmation link has expired.',
      details: { isWaiting: true },
    });
    const { removeExpired } = portal.services.accounts.confirmations;
    await removeExpired();
    expect(await confirming.count()).toBe(1);
    succeeded(await confirming.sendAgain(token));
    const later = await confirming.mailed();
    expect(later).not.toBe(token);
    portal.clock.advance((UNCONFIRMED_DAYS - 1) * 24 * HOUR_MS);
    await removeExpired();
    expect(await confirming.count()).toBe(0);
    expect(codeOf(await confirming.confirm(later))).toEqual(INVALID_LINK);
    expect(codeOf(await confirming.sendAgain(later))).toEqual(INVALID_LINK);
  });

  it('is not confirmed by the token that names it for another mail', async ({ confirming }) => {
    const waitingToken = await confirming.wait();
    expect(codeOf(await confirming.confirm(waitingToken))).toEqual(INVALID_LINK);
    succeeded(await confirming.sendAgain(waitingToken));
    expect((await confirming.confirm(await confirming.mailed())).status).toBe(201);
  });

  it('stores no token and no password', async ({ portal, confirming }) => {
    const waitingToken = await confirming.wait();
    const token = await confirming.mailed();
    const { db } = portal.resources;
    const rows = [
      await db.selectFrom('confirmation_links').selectAll().execute(),
      await db.selectFrom('unconfirmed_sign_ups').selectAll().execute(),
    ];
    for (const secret of [token, waitingToken]) expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });
});

describe('the mail', () => {
  it('has a new link for a further attempt, and none for a refused one', async ({
    portal,
    confirming,
  }) => {
    await confirming.signUp();
    const { mailTransport } = portal.resources;
    const links = async () =>
      (await portal.resources.db.selectFrom('confirmation_links').selectAll().execute()).length;
    const before = await links();
    vi.spyOn(mailTransport, 'deliver').mockRejectedValueOnce(
      new NotAcceptedError('deferred', new Error('busy')),
    );
    portal.clock.advance(1_000);
    await portal.deliverMails();
    expect(await links()).toBe(before);
    portal.clock.advance(10_000);
    expect((await confirming.confirm(await confirming.mailed())).status).toBe(201);
  });

  it('is dropped when its address is refused for good, and another can be requested', async ({
    portal,
    confirming,
  }) => {
    const waitingToken = await confirming.wait();
    vi.spyOn(portal.resources.mailTransport, 'deliver').mockRejectedValueOnce(
      new NotAcceptedError('refused', new Error('550 no such user')),
    );
    portal.clock.advance(1_000);
    await portal.deliverMails();
    const { db } = portal.resources;
    expect(await db.selectFrom('mail_queue').selectAll().execute()).toEqual([]);
    await confirming.sendAgain(waitingToken);
    expect((await confirming.confirm(await confirming.mailed())).status).toBe(201);
  });

  it('is sent five times an hour for one asking address, and the answer says when none was sent', async ({
    portal,
    confirming,
  }) => {
    const waitingToken = await confirming.wait();
    for (let i = 0; i < 3; i += 1) succeeded(await confirming.sendAgain(waitingToken));
    succeeded(await confirming.signUp());
    const refused = [await confirming.sendAgain(waitingToken), await confirming.signUp()];
    expect(refused.map(({ error }) => error)).toEqual(
      refused.map(() => ({
        code: 'TOO_MANY_REQUESTS',
        message:
          'No mail was sent, because many were sent to this email within an hour. Please look into your inbox and the spam folder, or try again in 60 minutes.',
        details: { reason: 'tooManyConfirmationMails', values: { minutes: 60 } },
      })),
    );
    expect(await confirming.count()).toBe(2);
    await confirming.mailed();
    expect(confirming.mails()).toBe(5);
    portal.clock.advance(HOUR_MS);
    succeeded(await confirming.sendAgain(waitingToken));
  });

  it('is not used up by strangers: the first one that an address asks for is always sent', async ({
    confirming,
  }) => {
    for (let stranger = 1; stranger <= 10; stranger += 1)
      for (let i = 0; i < 6; i += 1)
        await confirming.signUp({ password: OTHER }, `198.51.100.${stranger}`);
    await confirming.mailed();
    // One for each address, and twenty in all that were asked for again.
    expect(confirming.mails()).toBe(10 + 20);
    succeeded(await confirming.signUp({}, '203.0.113.5'));
    expect((await confirming.confirm(await confirming.mailed())).status).toBe(201);
  });
});

it('dead links are limited, and a valid one is not', async ({ portal, confirming }) => {
  const waitingToken = await confirming.wait();
  const token = await confirming.mailed();
  const confirm = (given: string) =>
    portal.call(calls.confirmSignUp, {
      body: { token: given, password: PASSWORD },
      address: '198.51.100.8',
    });
  const answers = await Promise.all(Array.from({ length: 31 }, (_, i) => confirm(`made-up-${i}`)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  const sendAgain = (given: string) =>
    portal.call(calls.requestConfirmation, { body: { token: given }, address: '198.51.100.8' });
  expect((await sendAgain('made-up')).status).toBe(429);
  succeeded(await sendAgain(waitingToken));
  expect((await confirm(token)).status).toBe(201);
});

it('an open company without confirmation sends no mail', async ({
  portal,
  mailServer,
  company,
}) => {
  const { user } = await makeTrainee(portal, { companyName: company.name });
  portal.clock.advance(1_000);
  await portal.deliverMails();
  expect(mailServer.received.map(({ to }) => to)).not.toContain(user.email);
});
