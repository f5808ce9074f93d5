import * as calls from '@portal/contract/accounts';
import { listCompanies } from '@portal/contract/companies';
import { getDashboard } from '@portal/contract/learning';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import type { InjectOptions } from 'fastify';
import { describe, expect, vi } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeTrainee,
  PASSWORD,
  setReach,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/open-test-portal.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

const it = portalIt
  .extend(
    'companyName',
    { scope: 'file' },
    async ({ portal }) => (await makeCompany(portal, 'Northwind')).name,
  )
  .extend('form', { scope: 'file' }, ({ companyName }) => (changes: object = {}) => ({
    name: 'Tess Trainee',
    email: `${crypto.randomUUID()}@trainee.test`,
    password: PASSWORD,
    companyName,
    ...changes,
  }));

describe('sign-up', () => {
  it('creates a trainee of the company, without a secret in the answer', async ({
    portal,
    form,
  }) => {
    const answer = await portal.call(calls.signUp, { body: form({ name: ' Zoë 🙂 ' }) });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({
      name: 'Zoë 🙂',
      role: 'TRAINEE',
      company: { name: 'Northwind' },
    });
    expect(answer.raw).not.toMatch(/hash|argon|password_/);
  });

  it('stores an email without what was pasted with it, and the login finds it', async ({
    portal,
    form,
  }) => {
    const pasted = 'Pat R&D <mailto:r&d@paste\u200bd.xn--p1ai>;';
    const { user } = succeeded(await portal.call(calls.signUp, { body: form({ email: pasted }) }));
    expect(user?.email).toBe('r&d@pasted.xn--p1ai');
    for (const email of [pasted, '\u00a0R&D@pasted.xn--p1ai, ']) {
      const body = { email, password: PASSWORD };
      expect(succeeded(await portal.call(logIn, { body })).user.id).toBe(user?.id);
    }
    const again = await portal.call(calls.signUp, {
      body: form({ email: '<R&D@pasted.xn--p1ai>' }),
    });
    expect(again.error.code).toBe('EMAIL_TAKEN');
  });

  it('ignores a role in the body', async ({ portal, form }) => {
    const answer = await portal.call(calls.signUp, { body: form({ role: 'ADMIN' }) });
    expect(succeeded(answer).user?.role).toBe('TRAINEE');
  });

  it('finds the company in any case and with blanks around its name', async ({ portal, form }) => {
    const answer = await portal.call(calls.signUp, { body: form({ companyName: ' NORTHWIND ' }) });
    expect(answer.status).toBe(201);
  });

  it.for<[string, object, string | RegExp]>([
    ['no name', { name: '  ' }, 'Name is required'],
    ['no email', { email: 'no-at-sign' }, 'Please enter a valid email address'],
    ['ü in an email', { email: 'ü@trainee.test' }, 'An email address cannot contain “ü”'],
    ['no password', { password: '' }, 'Password is required'],
    ['a short password', { password: '12345' }, 'Password must have at least 6 characters'],
    ['no company', { companyName: '' }, 'Please select a company'],
    ['a NUL in the company', { companyName: 'a\0b' }, 'Contains characters that cannot be stored'],
    ['a company name that is too long', { companyName: 'x'.repeat(201) }, 'At most 200 characters'],
    ['a number for a name', { name: 7 }, 'Name is required'],
    ['a NUL in the name', { name: 'a\0b' }, 'Contains characters that cannot be stored'],
    ['half a surrogate', { name: 'a\ud800' }, 'Contains characters that cannot be stored'],
    ['a common password', { password: 'qwerty' }, /too common/],
  ])('refuses %s with 400', async ([_, changes, message], { portal, form }) => {
    const answer = await portal.call(calls.signUp, { body: form(changes) });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(message),
    });
  });

  it('refuses an unknown company with 404', async ({ portal, form }) => {
    const answer = await portal.call(calls.signUp, { body: form({ companyName: 'Nowhere' }) });
    expect(answer.status).toBe(404);
    expect(answer.error).toMatchObject({
      code: 'NOT_FOUND',
      message: 'This company does not exist. Please select a company.',
    });
  });

  it('is limited to 60 per hour from one address', async ({ portal, form }) => {
    const body = form({ companyName: 'Nowhere' });
    const signUp = () => portal.call(calls.signUp, { body, address: '10.8.0.1' });
    for (let i = 0; i < 60; i += 1) expect((await signUp()).status).toBe(404);
    const refused = await signUp();
    expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('creates at most SIGN_UPS_PER_HOUR accounts per hour from all addresses', async ({ form }) => {
    await using small = await startTestPortal({ SIGN_UPS_PER_HOUR: '3' });
    const { name } = await makeCompany(small);
    let address = 0;
    const signUp = (changes: object = {}) => {
      address += 1;
      const body = form({ companyName: name, ...changes });
      return small.call(calls.signUp, { body, address: `10.8.1.${address}` });
    };
    const email = 'taken@trainee.test';
    expect((await signUp({ email })).status).toBe(201);
    const refusals = [{ email }, { companyName: 'Nowhere' }, { password: 'qwerty' }, { name: '' }];
    for (const changes of refusals) expect((await signUp(changes)).status).toBeLessThan(429);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.error).toEqual({
      message: 'Too many people are signing up at the moment. Please try again later.',
      code: 'TOO_MANY_REQUESTS',
      details: { reason: 'tooManySignUpsOfAll' },
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    small.clock.advance(60 * 60_000);
    expect((await signUp()).status).toBe(201);
  });

  it('creates one account for two clicks at once, and for the same email in another case', async ({
    portal,
    form,
  }) => {
    const body = form();
    const answers = await Promise.all([
      portal.call(calls.signUp, { body }),
      portal.call(calls.signUp, { body: { ...body, email: body.email.toUpperCase() } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it.for<[string, InjectOptions, number]>([
    ['broken JSON', { payload: '{"name":', headers: { 'content-type': 'application/json' } }, 400],
    ['no body', { headers: { 'content-type': 'application/json' } }, 400],
    ['a list', { payload: [1, 2] }, 400],
    ['a form', { payload: 'a=b', headers: { 'content-type': 'text/csv' } }, 415],
    ['five megabytes', { payload: { name: 'x'.repeat(5 * 1024 * 1024) } }, 413],
    [
      'a prototype',
      { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
      400,
    ],
  ])('answers %s with a clear error', async ([_, options, status], { portal }) => {
    const answer = await portal.inject({ method: 'POST', url: '/api/auth/signup', ...options });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.error)).toEqual(expect.arrayContaining(['message', 'code']));
    expect(answer.raw).not.toMatch(/at .*\.ts|sqlite|select /i);
  });
});

describe('login', () => {
  it('returns token and user, and the token opens what the role may use', async ({
    portal,
    companyName,
  }) => {
    const { token, user } = await makeTrainee(portal, { companyName });
    expect(user).toMatchObject({ role: 'TRAINEE', company: { name: 'Northwind' } });
    expect((await portal.call(getDashboard, { token })).status).toBe(200);
    expect((await portal.call(listCompanies, { token })).status).toBe(403);
  });

  it('gives the same answer for a wrong password, an unknown email and a trainee on the admin page', async ({
    portal,
    companyName,
  }) => {
    const { user } = await makeTrainee(portal, { companyName });
    const answers = await Promise.all([
      portal.call(logIn, { body: { email: user.email, password: 'wrong' } }),
      portal.call(logIn, { body: { email: 'unknown@trainee.test', password: 'wrong' } }),
      portal.call(logInAsAdmin, { body: { email: user.email, password: PASSWORD } }),
    ]);
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`))).toEqual(
      new Set([
        '401 {"message":"Invalid email or password","code":"INVALID_CREDENTIALS","details":{"reason":"credentialsInvalid"}}',
      ]),
    );
  });

  it('accepts an administrator in both calls', async ({ portal }) => {
    const { user } = await signInAdmin(portal);
    const body = { email: ` ${user.email.toUpperCase()} `, password: PASSWORD };
    const answers = await Promise.all([
      portal.call(logIn, { body }),
      portal.call(logInAsAdmin, { body }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('refuses an empty form with 400', async ({ portal }) => {
    const answer = await portal.call(logIn, { body: { email: '', password: '' } });
    expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('does not check a password over the maximum length', async ({ portal }) => {
    const body = { email: 'unknown@trainee.test', password: 'x'.repeat(257) };
    expect((await portal.call(logIn, { body })).status).toBe(400);
  });

  it.for<[string, (admin: Actor, id: number) => Promise<Answer<unknown>>]>([
    ['deleted', (admin, id) => admin.call(deleteTrainee, { params: { id } })],
    [
      'given a new password',
      (admin, id) =>
        admin.call(updateTrainee, { params: { id }, body: { password: 'a newer one' } }),
    ],
  ])(
    'gives no access when the account is %s while the password is checked',
    async ([_, change], { portal, admin, companyName }) => {
      const { user } = await makeTrainee(portal, { companyName });
      const { passwords } = portal.resources;
      const verify = passwords.verify.bind(passwords);
      vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...given) => {
        const isRight = await verify(...given);
        expect((await change(admin, user.id)).status).toBe(200);
        return isRight;
      });
      const body = { email: user.email, password: PASSWORD };
      const { status, error } = await portal.call(logIn, { body });
      expect([status, error.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    },
  );
});

describe('a session', () => {
  it('ends with logout, which leaves other sessions open', async ({ portal, companyName }) => {
    const { user, token } = await makeTrainee(portal, { companyName });
    const body = { email: user.email, password: PASSWORD };
    const other = succeeded(await portal.call(logIn, { body }));
    expect((await portal.call(calls.logOut, { token })).status).toBe(200);
    expect((await portal.call(getDashboard, { token })).status).toBe(401);
    expect((await portal.call(getDashboard, { token: other.token })).status).toBe(200);
  });

  it('ends after SESSION_DAYS', async () => {
    await using brief = await startTestPortal({ SESSION_DAYS: '2' });
    const { token } = await makeTrainee(brief);
    const status = async () => (await brief.call(getDashboard, { token })).status;
    brief.clock.advance(2 * 86_400_000 - 60_000);
    expect(await status()).toBe(200);
    brief.clock.advance(60_001);
    expect(await status()).toBe(401);
  });

  it.for([undefined, '', 'nonsense', `x${'a'.repeat(400)}`])(
    'is not opened by %j',
    async (token, { portal }) => {
      const answer = await portal.call(getDashboard, { token });
      expect([answer.status, answer.error.code]).toEqual([401, 'UNAUTHENTICATED']);
    },
  );

  it('is stored as a hash only', async ({ portal, companyName }) => {
    const { token } = await makeTrainee(portal, { companyName });
    const rows = await portal.resources.db.selectFrom('sessions').select('token_hash').execute();
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token);
  });
});

describe('the list of users', () => {
  it('is for administrators and contains no secrets', async ({ portal, companyName }) => {
    const { token } = await signInAdmin(portal);
    const { user, token: traineeToken } = await makeTrainee(portal, { companyName });
    const { id, name, email, role, company } = user;
    const answer = await portal.call(calls.listUsers, { token });
    expect(answer.body).toContainEqual({ id, name, email, role, company });
    expect(answer.raw).not.toMatch(/argon|hash/);
    expect((await portal.call(calls.listUsers, { token: traineeToken })).status).toBe(403);
    expect((await portal.call(calls.listUsers)).status).toBe(401);
  });

  it('has for a limited admin the people in reach and the admin, and no other admin', async ({
    portal,
    companyName,
  }) => {
    const admin = await signInAdmin(portal);
    const [cook, other] = [
      await makeTrainee(portal, { name: 'Cook', companyName }),
      await makeTrainee(portal, { name: 'Driver', companyName }),
    ];
    const companyId = cook.user.company?.id ?? 0;
    const group = await makeGroup(admin, { companyId, userIds: [cook.user.id] });
    const scope = { companyId, rights: 'read' } as const;
    const limited = await makeLimitedAdmin(portal, [{ ...scope, groupId: group.id }], 'Lena');
    const idsOf = async () => succeeded(await limited.call(calls.listUsers)).map(({ id }) => id);
    expect(await idsOf()).toEqual([cook.user.id, limited.user.id]);
    await setReach(portal, limited.user.id, [scope]);
    const ids = await idsOf();
    expect(ids).toEqual(expect.arrayContaining([cook.user.id, other.user.id, limited.user.id]));
    expect(ids).not.toContain(admin.user.id);
  });
});

describe('unknown routes', () => {
  it.for([
    ['GET', '/api/nothing'],
    ['PATCH', '/api/auth/login'],
    ['GET', '/api/auth/login'],
  ] as const)('%s %s is a JSON 404', async ([method, url], { portal }) => {
    const answer = await portal.inject({ method, url });
    expect([answer.status, answer.error.code]).toEqual([404, 'NOT_FOUND']);
  });
});
