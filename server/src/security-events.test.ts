/** What the log says about accounts and access, through the front door. */
import {
  logIn,
  logInAsAdmin,
  logOut,
  requestPasswordReset,
  resetPassword,
  signUp,
} from '@portal/contract/accounts';
import { createProgressExport } from '@portal/contract/exports';
import { completeVideo, getDashboard, getTrainingModule } from '@portal/contract/learning';
import { LIVE_FRAMES_BURST } from '@portal/contract/limits';
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
// What a test used up of a limit is there again for the next.
it.afterEach(({ portal }) => portal.clock.advance(60_000));

/** So that what one test counts is not counted for another. */
function newAddress(): string {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
}

const REQUEST = {
  requestId: expect.stringMatching(/^[\da-f]{10}-[\da-z]+$/),
  msg: 'security event',
};

describe('a login', () => {
  it('that succeeds names the account, the role and the address', async ({ portal, trainee }) => {
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

  it('that fails names the account if there is one, and never the email', async ({
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

  it('of a trainee on the page for administrators fails', async ({ portal, trainee }) => {
    const body = { email: trainee.user.email, password: PASSWORD };
    await portal.call(logInAsAdmin, { body, address: newAddress() });
    expect(recorded.of('login.failed')).toMatchObject([
      { userId: trainee.user.id, reason: 'not-an-administrator' },
    ]);
  });

  it('that uses up a limit locks the account, and says which limit', async ({
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

  it('at an address with too many failures says that it is the address', async ({ portal }) => {
    const address = newAddress();
    const guesses = Array.from({ length: 103 }, (_, i) =>
      portal.call(logIn, { body: { email: `${i}@made.up`, password: 'wrong' }, address }),
    );
    await Promise.all(guesses);
    expect(recorded.of('login.locked')).toMatchObject([{ limit: 'login-address', address }]);
    expect(recorded.of('limit.reached')).toMatchObject([{ limit: 'login-address', address }]);
  });
});

it('a sign-up and a logout name the account', async ({ portal, trainee, companyName }) => {
  const body = { name: 'Tom', email: 'tom@signs.up', password: PASSWORD, companyName };
  const { user } = succeeded(await portal.call(signUp, { body }));
  expect(recorded.of('sign-up')).toMatchObject([{ userId: user.id, address: '127.0.0.1' }]);
  await trainee.call(logOut);
  expect(recorded.of('logout')).toMatchObject([{ userId: trainee.user.id }]);
});

it('a sign-up over the limit names the limit', async ({ portal }) => {
  const address = newAddress();
  const body = { name: 'Tom', email: 'x@y.zz', password: PASSWORD, companyName: 'None' };
  for (let i = 0; i < 61; i += 1) await portal.call(signUp, { body, address });
  expect(recorded.of('limit.reached')).toMatchObject([{ limit: 'signup', address }]);
});

describe('a password', () => {
  it('that is forgotten: the mail, the link and a dead link', async ({ portal, trainee }) => {
    const { email, id: userId } = trainee.user;
    const token = await mailedResetToken(portal, email);
    await portal.call(requestPasswordReset, { body: { email: 'nobody@no.where' } });
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

  it('that an administrator sets names both', async ({ admin, trainee }) => {
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

describe('a refused call', () => {
  it('with a token of no session is recorded, one without a token is not', async ({ portal }) => {
    const address = newAddress();
    for (const token of ['A'.repeat(43), 'B'.repeat(43)])
      await portal.call(getDashboard, { token, address });
    await portal.call(getDashboard, { address });
    expect(recorded.of('session.refused')).toMatchObject([
      { address, method: 'GET', route: '/api/trainee/dashboard' },
    ]);
  });

  it('of another role names who and which call', async ({ trainee }) => {
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

  it('for a module that is not one’s own is recorded, though it is answered 404', async ({
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

  it('for a locked module is recorded', async ({ portal }) => {
    const company = await makeCompany(portal);
    await makeQuizModule(portal, company.id);
    const locked = await makeQuizModule(portal, company.id);
    const { user, token } = await makeTrainee(portal, { companyName: company.name });
    await portal.call(completeVideo, { params: { id: locked.id }, token });
    expect(recorded.of('access.denied')).toMatchObject([
      { userId: user.id, code: 'MODULE_LOCKED', route: '/api/trainee/modules/:id/complete' },
    ]);
  });

  it('by a forged link of a video or an export is recorded without the link', async ({
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

  it('for a costly body names the limit and the user', async ({ admin, trainee }) => {
    const params = { id: trainee.user.id };
    for (let i = 0; i < 61; i += 1) await admin.call(updateTrainee, { params, body: { name: '' } });
    expect(recorded.of('limit.reached')).toMatchObject([
      { limit: 'costly-requests', userId: admin.user.id, route: '/api/admin/trainees/:id' },
    ]);
  });
});

it('a refused socket is recorded with the reason and the client’s address', async ({
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

it('a socket that is closed for too many frames is recorded with its user and address', async ({
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

it('10,000 refused logins write a bounded number of lines', async () => {
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
  // The end of the portal ends the window: what was only counted is written.
  expect(flooded.texts.length).toBeLessThanOrEqual(addresses.length * 16);
  const counts = flooded.lines().map((line) => 1 + Number(line['repeated'] ?? -1));
  expect(counts.length + counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10_000);
});
