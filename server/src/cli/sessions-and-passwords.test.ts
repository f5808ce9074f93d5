/** The operator replaces a password and ends sessions while the portal runs. */
import { resetPassword as useResetLink } from '@portal/contract/accounts';
import { listActivity } from '@portal/contract/activity';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { getOwnAccount } from '@portal/contract/own-account';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type Actor,
  makeAdmin,
  makeTrainee,
  PASSWORD,
  signInAdmin,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import { mailedResetToken } from '#server/testing/mailed-reset-token.ts';
import { runCommand } from '#server/testing/run-command.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestInstallation, type TestInstallation } from '#server/testing/test-installation.ts';
import type { Command } from './command.ts';
import { endSessions } from './end-sessions.ts';
import { resetPassword } from './reset-password.ts';

let resources: AsyncDisposableStack;
let env: TestInstallation['env'];
let portal: TestPortal;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  env = resources.use(await makeTestInstallation()).env;
  portal = resources.use(await startTestPortal({ ...env }));
});
afterEach(() => resources.disposeAsync());

const statusOf = async (user: Actor) => (await user.call(getOwnAccount)).status;

/** Runs the command. The portal reads what it has written after a commit of its own, as there is one every few seconds. */
async function run(command: Command, ...args: string[]): Promise<string> {
  const said = await runCommand(command, args, env);
  await portal.resources.db.deleteFrom('sessions').where('id', '<', 0).execute();
  return said;
}

/** Returns the new password. */
async function reset({ user }: Actor): Promise<string> {
  const said = await run(resetPassword, user.email.toUpperCase());
  expect(said).toContain(`${user.name} <${user.email}>`);
  return /Password \(shown this once\): (\S+)/.exec(said)?.[1] ?? '';
}

it('gives a trainee a new password, and ends what the old one gave access by', async () => {
  const trainee = await makeTrainee(portal);
  const { email } = trainee.user;
  const other = await makeTrainee(portal);
  const token = await mailedResetToken(portal, email);
  const password = await reset(trainee);
  expect([await statusOf(trainee), await statusOf(other)]).toEqual([401, 200]);
  const link = { token, password: PASSWORD };
  expect((await portal.call(useResetLink, { body: link })).body).toMatchObject({
    code: 'INVALID_RESET_LINK',
  });
  const statusWith = async (tried: string) =>
    (await portal.call(logIn, { body: { email, password: tried } })).status;
  expect([await statusWith(PASSWORD), await statusWith(password)]).toEqual([401, 200]);
  const admin = await signInAdmin(portal);
  const [newest] = succeeded(await admin.call(listActivity));
  expect(newest).toMatchObject({
    actor: { id: null, name: 'Command line' },
    action: 'trainee.updated',
    subject: { kind: 'trainee', name: trainee.user.name },
    company: trainee.user.company,
    after: { signIn: 'new' },
  });
  expect(JSON.stringify(newest)).not.toContain(password);
});

it('gives an administrator a new password', async () => {
  const first = await signInAdmin(portal);
  const admin = await makeAdmin(portal, 'second@portal.test');
  const body = { email: admin.user.email, password: await reset(admin) };
  expect(await statusOf(admin)).toBe(401);
  expect((await portal.call(logInAsAdmin, { body })).status).toBe(200);
  const activity = succeeded(await first.call(listActivity));
  expect(activity[0]).toMatchObject({ action: 'admin.updated', subject: { kind: 'admin' } });
});

it('ends the sessions of one person, or of everyone, and says how many', async () => {
  const trainee = await makeTrainee(portal);
  const again = await signInAgain(portal, trainee);
  const other = await makeTrainee(portal);
  const end = (...args: string[]) => run(endSessions, ...args);
  expect(await end(trainee.user.email)).toBe('Sessions that have ended: 2');
  expect(await Promise.all([trainee, again, other].map(statusOf))).toEqual([401, 401, 200]);
  // The other trainee, and the administrator who has made the companies.
  expect(await end('--all')).toBe('Sessions that have ended: 2');
  expect(await statusOf(other)).toBe(401);
  expect(await end('--all')).toBe('Sessions that have ended: 0');
  await signInAgain(portal, trainee);
});

it('refuses an email without an account, and everyone together with one person', async () => {
  const args = ['unknown@portal.test'];
  const refusal = 'There is no account with the email unknown@portal.test.';
  await expect(runCommand(resetPassword, args, env)).rejects.toThrow(refusal);
  await expect(runCommand(endSessions, args, env)).rejects.toThrow(refusal);
  await expect(runCommand(endSessions, [...args, '--all'], env)).rejects.toThrow('or write --all');
  await expect(runCommand(endSessions, [], env)).rejects.toThrow('or write --all');
});
