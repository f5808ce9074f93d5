import { logInAsAdmin } from '@portal/contract/log-in';
import { expect, it } from 'vitest';
import { ensureFirstAdmin } from './first-admin.ts';
import { makeTrainee, PASSWORD, succeeded } from './testing/factories.ts';
import { startTestPortal } from './testing/start-test-portal.ts';

const none = { adminEmail: undefined, adminPassword: undefined };

it('creates one administrator, who can sign in, when several processes start at once', async () => {
  await using portal = await startTestPortal();
  const { accounts } = portal.services;
  const made = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(accounts, none)));
  const [admin, ...others] = made.filter((each) => each !== null);
  expect(others).toEqual([]);
  const body = { email: admin?.email ?? '', password: admin?.password ?? '' };
  expect(succeeded(await portal.call(logInAsAdmin, { body })).user.role).toBe('ADMIN');
  expect(await ensureFirstAdmin(accounts, none)).toBeNull();
});

it('refuses to start when there is no administrator and a trainee has the email', async () => {
  await using portal = await startTestPortal();
  const { user } = await makeTrainee(portal);
  // Remove the administrator that the factory used to create the company.
  await portal.resources.db.deleteFrom('all_users').where('role', '=', 'ADMIN').execute();
  const settings = { adminEmail: user.email, adminPassword: PASSWORD };
  await expect(ensureFirstAdmin(portal.services.accounts, settings)).rejects.toMatchObject({
    code: 'EMAIL_TAKEN',
  });
});
