/** Security events about accounts and access, tested through the HTTP API. */
import { logOut, requestPasswordReset, resetPassword, signUp } from '@portal/contract/accounts';
import { createProgressExport } from '@portal/contract/exports';
import { completeVideo, getDashboard, getTrainingModule } from '@portal/contract/learning';
import { LIVE_FRAMES_BURST } from '@portal/contract/limits';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { changeOwnPassword, endOwnSession, listOwnSessions } from '@portal/contract/own-account';
import { listTrainees, updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  PASSWORD,
  succeeded,
} from './testing/factories.ts';
import { openLive } from './testing/live-client.ts';
import { mailedResetToken } from './testing/mailed-reset-token.ts';
import { it as portalIt } from './testing/portal-test.ts';
import { createRecordedLines } from './testing/recorded-lines.ts';
import { startTestPortal } from './testing/start-test-portal.ts';

const recorded = createRecordedLines();
const it = portalIt
  .extend('env', { TRUST_PROXY: '127.0.0.1' })
  .extend('log', recorded.log)
  .extend('companyName', { scope: 'file' }, async ({ portal }) => (await makeCompany(portal)).name);
let lastAddress = 0;

it.beforeEach(({ admin: _admin, trainee: _trainee }) => void recorded.clear());
// The next test starts with unused limits.
it.afterEach(({ portal }) => portal.clock.advance(60_000));

/** A separate address for each test, so that limits are counted separately. */
function newAddress(): string {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
}

const REQUEST = {
  requestId: expect.stringMatching(/^[\da-f]{10}-[\da-z]+$/),
  msg: 'security event',
};

describe('a login', () => {
  it('that succeeds is logged with the account, the role and the address', async ({
    portal,
    trainee,
  }) => {
    const body = { email: trainee.user.email, password: PASSWORD };
    const address = newAddress();
    const answer = await portal.call(logIn, { body, address });
    succeeded(answer);
    expect(recorded.of('login.succeeded')).toEqual([
      expect.objectContaining({
        ...REQUEST,
        level: 30,
        requestId: answer.headers['x-request-id'],
        userId: trainee.user.id,
        role: 'TRAINEE',
        address,
      }),
    ]);
  });

  it('that fails is logged with the account if there is one, and never with the email', async ({
    portal,
    trainee,
  }) => {
    const address = newAddress();
    const guess = (email: string) =>
      portal.call(logIn, { body: { email, password: 'wrong' }, address });
    await guess(trainee.user.email);
    await guess('typed-by-mistake@nowhere.test');
    expect(recorded.of('login.failed')).toMatchObject([
      { userId: trainee.user.id, reason: 'wrong-password', address, level: 40 },
      { reason: 'unknown-account', address },
    ]);
    expect(recorded.of('login.failed')[1]).not.toHaveProperty('userId');
    expect(recorded.texts.join('')).not.toMatch(/@nowhere|@trainee/);
  });

  it('of a trainee on the page for administrators is logged as failed', async ({
    portal,
    trainee,
  }) => {
    const body = { email: trainee.user.email, password: PASSWORD };
    await portal.call(logInAsAdmin, { body, address: newAddress() });
    expect(recorded.of('login.failed')).toMatchObject([
      { userId: trainee.user.id, reason: 'not-an-administrator' },
    ]);
  });

  it('that uses up a limit is logged as a lock of the account, with the limit', async ({
    portal,
    trainee,
  }) => {
    const body = { email: trainee.user.email, password: 'wrong' };
    const address = newAddress();
    for (let i = 0; i < 8; i += 1) await portal.call(logIn, { body, address });
    const userId = trainee.user.id;
    expect(recorded.of('login.locked')).toMatchObject([
      { userId, limit: 'login-strangers', address },
    ]);
    expect(recorded.of('limit.reached')).toEqual([]);
    for (let i = 0; i < 5; i += 1)
      expect((await portal.call(logIn, { body, address })).status).toBe(429);
    expect(recorded.of('limit.reached')).toMatchObject([
      { limit: 'login-strangers', address, method: 'POST', route: '/api/auth/login' },
    ]);
  });

  it('at an address with too many failures is logged as a lock of the address', async ({
    portal,
  }) => {
    const address = newAddress();
    const guesses = Array.from({ length: 103 }, (_, i) =>
      portal.call(logIn, { body: { email: `${i}@made.up`, password: 'wrong' }, address }),
    );
    await Promise.all(guesses);
    expect(recorded.of('login.locked')).toMatchObject([{ limit: 'login-address', address }]);
    expect(recorded.of('limit.reached')).toMatchObject([{ limit: 'login-address', address }]);
  });
});

it('a sign-up and a logout are logged with the account', async ({
  portal,
  trainee,
  companyName,
}) => {
  const body = { name: 'Tom', email: 'tom@signs.up', password: PASSWORD, companyName };
  const { user } = succeeded(await portal.call(signUp, { body }));
  expect(recorded.of('sign-up')).toMatchObject([{ userId: user?.id, address: '127.0.0.1' }]);
  await trainee.call(logOut);
  expect(recorded.of('logout')).toMatchObject([{ userId: trainee.user.id }]);
});

it('a sign-up over the limit is logged with the limit', async ({ portal }) => {
  const address = newAddress();
  const body = { name: 'Tom', email: 'x@y.zz', password: PASSWORD, companyName: 'None' };
  for (let i = 0; i < 61; i += 1) await portal.call(signUp, { body, address });
  expect(recorded.of('limit.reached')).toMatchObject([{ limit: 'signup', address }]);
});

describe('a password', () => {
  it('reset is logged for the mail, the used link and an invalid link', async ({
    portal,
    trainee,
  }) => {
    const { email, id: userId } = trainee.user;
    const token = await mailedResetToken(portal, email);
    await portal.call(requestPasswordReset, { body: { email: 'unknown@no.where' } });
    await expect
      .poll(async () => {
        portal.clock.advance(1_000);
        await portal.deliverMails();
        return recorded.of('password-reset.requested').length;
      })
      .toBe(2);
    expect(recorded.of('password-reset.requested')).toMatchObject([
      { userId, address: '127.0.0.1' },
      { address: '127.0.0.1' },
    ]);
    const body = { token, password: 'quite another horse' };
    succeeded(await portal.call(resetPassword, { body }));
    expect(recorded.of('password-reset.used')).toMatchObject([{ userId }]);
    await portal.call(resetPassword, { body });
    expect(recorded.of('password-reset.refused')).toMatchObject([{ address: '127.0.0.1' }]);
    expect(recorded.texts.join('')).not.toContain(token);
  });

  it('set by an administrator is logged with both users', async ({ admin, trainee }) => {
    const params = { id: trainee.user.id };
    const body = { password: 'quite another horse' };
    succeeded(await admin.call(updateTrainee, { params, body }));
    expect(recorded.of('password.changed')).toMatchObject([
      { userId: trainee.user.id, actorId: admin.user.id },
    ]);
    recorded.clear();
    await admin.call(updateTrainee, { params, body: { name: 'Tessa' } });
    expect(recorded.of('password.changed')).toEqual([]);
  });
});

describe('the own account', () => {
  it('is logged for a wrong and a new password, and for ended sessions', async ({ trainee }) => {
    const userId = trainee.user.id;
    const change = (currentPassword: string) =>
      trainee.call(changeOwnPassword, {
        body: { currentPassword, password: 'quite another horse' },
      });
    await change('wrong horse');
    expect(recorded.of('password.refused')).toMatchObject([{ userId, address: '127.0.0.1' }]);
    succeeded(await change(PASSWORD));
    expect(recorded.of('password.changed')).toMatchObject([{ userId, actorId: userId }]);
    const [own] = succeeded(await trainee.call(listOwnSessions));
    expect(recorded.of('session.ended')).toEqual([]);
    succeeded(await trainee.call(endOwnSession, { params: { id: own?.id ?? 0 } }));
    expect(recorded.of('session.ended')).toMatchObject([{ userId }]);
    expect(recorded.texts.join('')).not.toContain('horse');
  });
});

describe('a refused call', () => {
  it('with an invalid token is logged, one without a token is not', async ({ portal }) => {
    const address = newAddress();
    for (const token of ['A'.repeat(43), 'B'.repeat(43)])
      await portal.call(getDashboard, { token, address });
    await portal.call(getDashboard, { address });
    expect(recorded.of('session.refused')).toMatchObject([
      { address, method: 'GET', route: '/api/trainee/dashboard' },
    ]);
  });

  it('for another role is logged with user and call', async ({ trainee }) => {
    await trainee.call(listTrainees);
    expect(recorded.of('access.denied')).toMatchObject([
      {
        userId: trainee.user.id,
        code: 'FORBIDDEN',
        method: 'GET',
        route: '/api/admin/trainees',
        address: '127.0.0.1',
      },
    ]);
  });

  it('for a module of another company is logged, though it is answered 404', async ({
    portal,
    trainee,
  }) => {
    const other = await makeQuizModule(portal, (await makeCompany(portal)).id);
    recorded.clear();
    for (const id of [other.id, 999_999_999])
      await trainee.call(getTrainingModule, { params: { id } });
    const denied = { userId: trainee.user.id, code: 'NOT_FOUND', reason: 'no-own-module' };
    expect(recorded.of('access.denied')).toMatchObject([denied]);
  });

  it('for a locked module is logged', async ({ portal }) => {
    const company = await makeCompany(portal);
    await makeQuizModule(portal, company.id);
    const locked = await makeQuizModule(portal, company.id);
    const { user, token } = await makeTrainee(portal, { companyName: company.name });
    await portal.call(completeVideo, { params: { id: locked.id }, token });
    expect(recorded.of('access.denied')).toMatchObject([
      { userId: user.id, code: 'MODULE_LOCKED', route: '/api/trainee/modules/:id/complete' },
    ]);
  });

  it('with a forged link of a video or an export is logged without the link', async ({
    portal,
    admin,
  }) => {
    const address = newAddress();
    const { url } = succeeded(await admin.call(createProgressExport, { body: {} }));
    const signature = 'S'.repeat(43);
    for (const forged of [
      `/api/uploads/${'K'.repeat(22)}.mp4?u=1&i=1&e=9999999999&s=${signature}`,
      url.replace(/s=[\w-]+/, `s=${signature}`),
    ])
      await portal.inject({ method: 'GET', url: forged, remoteAddress: address });
    expect(recorded.of('access.denied')).toMatchObject([
      { reason: 'forged-link', route: '/api/uploads/:key', address },
      { reason: 'forged-link', route: '/api/exports/progress.csv', address },
    ]);
    expect(recorded.texts.join('')).not.toContain(signature);
  });

  it('with a costly body is logged with the limit and the user', async ({ admin, trainee }) => {
    const params = { id: trainee.user.id };
    for (let i = 0; i < 61; i += 1) await admin.call(updateTrainee, { params, body: { name: '' } });
    expect(recorded.of('limit.reached')).toMatchObject([
      { limit: 'costly-requests', userId: admin.user.id, route: '/api/admin/trainees/:id' },
    ]);
  });
});

it('a refused socket is logged with the reason and the client’s address', async ({
  admin,
  origin,
  trainee,
}) => {
  const refused = async (options: object) => {
    await using client = await openLive(origin, trainee, options);
    return (await client.closed).code;
  };
  expect(await refused({ protocols: ['bearer', 'A'.repeat(43)] })).toBe(4401);
  expect(await refused({ userId: admin.user.id })).toBe(4403);
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  expect(await refused({ userId: admin.user.id, headers })).toBe(4403);
  expect(recorded.of('socket.refused')).toMatchObject([
    { reason: 'unauthenticated', address: '127.0.0.1' },
    { reason: 'forbidden', address: '127.0.0.1' },
    { reason: 'forbidden', address: '203.0.113.77' },
  ]);
});

it('a socket that is closed for too many frames is logged with its user and address', async ({
  origin,
  trainee,
}) => {
  const headers = { 'x-forwarded-for': '203.0.113.78' };
  await using client = await openLive(origin, trainee, { headers });
  for (let i = 0; i < 2 * LIVE_FRAMES_BURST; i += 1) client.send({ type: 'PING', payload: {} });
  expect((await client.closed).code).toBe(1008);
  expect(recorded.of('socket.refused')).toMatchObject([
    { reason: 'flood', userId: trainee.user.id, address: '203.0.113.78' },
  ]);
});

it('10,000 refused logins write a limited number of lines', async () => {
  const flooded = createRecordedLines();
  const addresses = Array.from({ length: 4 }, newAddress);
  {
    await using attacked = await startTestPortal({}, flooded.log);
    const { email } = (await makeTrainee(attacked)).user;
    flooded.clear();
    for (let batch = 0; batch < 100; batch += 1) {
      const attempts = Array.from({ length: 100 }, async (_, i) => {
        const typed = i % 2 === 0 ? email : `${batch}-${i}@made.up`;
        const body = { email: typed, password: 'wrong' };
        const address = addresses[i % addresses.length] ?? '';
        expect((await attacked.call(logIn, { body, address })).status).toBeGreaterThan(400);
      });
      await Promise.all(attempts);
    }
    // For an address: failed with and without an account, locked by two limits, refused by two, and a busy queue.
    expect(flooded.texts.length).toBeLessThanOrEqual(addresses.length * 8);
  }
  // Stopping the portal ends the window and writes the events that were only counted.
  expect(flooded.texts.length).toBeLessThanOrEqual(addresses.length * 16);
  const counts = flooded.lines().map((line) => 1 + Number(line['repeated'] ?? -1));
  expect(counts.length + counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10_000);
});
