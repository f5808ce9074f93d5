/** New passwords that are easy to guess are refused wherever a password is set; those that are stored keep working. */
import { resetPassword, signUp } from '@portal/contract/accounts';
import { createCompany } from '@portal/contract/companies';
import { logIn } from '@portal/contract/log-in';
import { changeOwnPassword } from '@portal/contract/own-account';
import { checkTraineeImport } from '@portal/contract/trainee-import';
import { createTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { ensureFirstAdmin } from '#server/first-admin.ts';
import { makeTrainee, multipart, PASSWORD, succeeded, upload } from '#server/testing/factories.ts';
import { mailedResetToken } from '#server/testing/mailed-reset-token.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { PORTAL } from '../activity/service.ts';

const NAME = 'Theodora Quist';
const COMPANY = 'Quist & Sons Ltd';

const it = portalIt
  .extend('named', { scope: 'file' }, ({ portal, admin }) =>
    upload(portal, createCompany, multipart({ name: COMPANY }), { token: admin.token }),
  )
  .extend('theo', async ({ portal, named }) => {
    succeeded(named);
    const email = `theo.${crypto.randomUUID().slice(0, 8)}@quist.example`;
    return makeTrainee(portal, { name: NAME, email, companyName: COMPANY });
  });

/** The weak passwords of a person with this email, each with the reason. */
const weakFor = (email: string): readonly [string, RegExp][] => [
  [' \u00a0   \u2003 ', /only blanks/],
  ['aaaaaa', /one repeated character/],
  [NAME.toUpperCase(), /is the name, the email or the company/],
  [email.toUpperCase(), /is the name, the email or the company/],
  [email.split('@')[0] ?? '', /is the name, the email or the company/],
  [COMPANY.toLowerCase(), /is the name, the email or the company/],
  ['Password1', /too common/],
];

describe('a password that is easy to guess is refused', () => {
  it('at a sign-up', async ({ portal, named }) => {
    succeeded(named);
    const email = 'new.person@quist.example';
    const form = { name: NAME, email, companyName: COMPANY };
    for (const [password, reason] of weakFor(email)) {
      const { status, error } = await portal.call(signUp, { body: { ...form, password } });
      expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
      expect(error.message).toMatch(reason);
      expect(error.details).toMatchObject({ fields: [{ path: 'password' }] });
    }
    // Six characters are enough for another one.
    const body = { ...form, password: 'xk4 q9' };
    expect((await portal.call(signUp, { body })).status).toBe(201);
  });

  it('by the link of a reset, which still works afterwards', async ({ portal, theo }) => {
    const token = await mailedResetToken(portal, theo.user.email);
    for (const [password, reason] of weakFor(theo.user.email)) {
      const { status, error } = await portal.call(resetPassword, { body: { token, password } });
      expect(status).toBe(400);
      expect(error.message).toMatch(reason);
    }
    expect((await portal.call(resetPassword, { body: { token, password: 'xk4 q9' } })).status).toBe(
      200,
    );
  });

  it('on the own account', async ({ theo }) => {
    for (const [password, reason] of weakFor(theo.user.email)) {
      const body = { currentPassword: PASSWORD, password };
      const { status, error } = await theo.call(changeOwnPassword, { body });
      expect(status).toBe(400);
      expect(error.message).toMatch(reason);
    }
  });

  it('when an admin adds a trainee, or sets the password of one', async ({ admin, theo }) => {
    const email = 'added.person@quist.example';
    const entry = { name: NAME, email, companyName: COMPANY };
    for (const [password, reason] of weakFor(email)) {
      const { status, error } = await admin.call(createTrainee, { body: { ...entry, password } });
      expect(status).toBe(400);
      expect(error.message).toMatch(reason);
    }
    const params = { id: theo.user.id };
    for (const [password, reason] of weakFor(theo.user.email)) {
      const { status, error } = await admin.call(updateTrainee, { params, body: { password } });
      expect(status).toBe(400);
      expect(error.message).toMatch(reason);
    }
    // The name that the trainee gets by the same change counts.
    const body = { name: 'Beatrice Newname', password: 'beatrice newname' };
    expect((await admin.call(updateTrainee, { params, body })).status).toBe(400);
  });

  it('in a file of trainees', async ({ portal, admin, named }) => {
    succeeded(named);
    const email = 'filed.person@quist.example';
    for (const [password, reason] of weakFor(email)) {
      const rows = [
        ['name', 'email', 'company', 'password'],
        [NAME, email, COMPANY, password],
      ];
      const csv = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
      const form = multipart({}, { trainees: new File([csv], 'people.csv') });
      const answer = await upload(portal, checkTraineeImport, form, { token: admin.token });
      const { problems } = succeeded(answer);
      expect(problems.map((row) => row.problems)).toEqual([[expect.stringMatching(reason)]]);
    }
  });

  it('for an admin, also the one of ADMIN_PASSWORD', async ({ portal }) => {
    const { accounts } = portal.services;
    const email = 'boss@quist.example';
    for (const password of ['      ', '111111', 'BOSS@quist.example', 'Administrator', 'letmein']) {
      const settings = { adminEmail: email, adminPassword: password };
      const none = { hasAdmin: () => Promise.resolve(false), createAdmin: accounts.createAdmin };
      await expect(ensureFirstAdmin(none, settings)).rejects.toThrow(/^This password /);
      const admin = { name: 'Administrator', email, password };
      await expect(accounts.createAdmin(PORTAL, admin)).rejects.toThrow(/^This password /);
    }
  });
});

it('a weak password that is stored still logs in, and can be replaced', async ({
  portal,
  theo,
}) => {
  const { db, passwords } = portal.resources;
  const lane = { address: 'test', account: 'test', isTrusted: true };
  await db
    .updateTable('all_users')
    .set({ password_hash: await passwords.hash('aaaaaa', lane) })
    .where('id', '=', theo.user.id)
    .execute();
  const body = { email: theo.user.email, password: 'aaaaaa' };
  expect((await portal.call(logIn, { body })).status).toBe(200);
  const change = { currentPassword: 'aaaaaa', password: PASSWORD };
  expect((await theo.call(changeOwnPassword, { body: change })).status).toBe(200);
});
