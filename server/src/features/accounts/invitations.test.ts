import { readPasswordLink, resetPassword } from '@portal/contract/accounts';
import { importTrainees } from '@portal/contract/trainee-import';
import { deleteTrainee, listTrainees, updateTrainee } from '@portal/contract/trainees';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotAcceptedError } from '#server/platform/mail/mail-transport.ts';
import {
  makeCompany,
  multipart,
  PASSWORD,
  signInAdmin,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
import { mailsIn } from '#server/testing/outbox.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const UNREACHABLE_SMTP_URL = 'smtp://127.0.0.1:1';

let resources: AsyncDisposableStack;
let env: Record<string, string>;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  env = resources.use(await makeTestInstallation()).env;
});
afterEach(() => resources.disposeAsync());

async function importPeople(portal: TestPortal, ...emails: string[]): Promise<void> {
  const { token } = await signInAdmin(portal);
  const { name } = await makeCompany(portal);
  const table = ['name,email,company', ...emails.map((email) => `Zoë,${email},${name}`)].join('\n');
  const form = multipart({}, { trainees: new File([table], 'trainees.csv') });
  succeeded(await upload(portal, importTrainees, form, { token }));
  await portal.work(['job']);
}

async function mails(): Promise<string[]> {
  return (await mailsIn(env['DATA_DIR'] ?? '')).map((mail) => mailParts(mail).text);
}

const countLinks = async ({ resources: { db } }: TestPortal) =>
  (await db.selectFrom('password_resets').selectAll().execute()).length;

it('an invitation is sent after a restart when the mail server was unreachable before', async () => {
  const first = await startTestPortal({ ...env, SMTP_URL: UNREACHABLE_SMTP_URL });
  await importPeople(first, 'zoe@mailed.test');
  // However long the restart takes, the next attempt is not due after it.
  first.clock.advance(HOUR_MS);
  expect(await first.deliverMails()).toBe(1);
  // No reset token is created for a mail that was not sent.
  expect(await countLinks(first)).toBe(0);
  await first[Symbol.asyncDispose]();

  const second = resources.use(await startTestPortal(env));
  expect(await second.deliverMails()).toBe(0);
  second.clock.advance(HOUR_MS + MINUTE_MS);
  expect(await second.deliverMails()).toBe(1);
  const [mail = '', ...more] = await mails();
  expect(more).toEqual([]);
  const token = /reset-password\/([\w-]+)/.exec(mail)?.[1] ?? '';
  const link = succeeded(await second.call(readPasswordLink, { body: { token } }));
  expect(link).toEqual({ purpose: 'invitation', name: 'Zoë', email: 'zoe@mailed.test' });
  const body = { token, password: 'chosen by herself' };
  expect((await second.call(resetPassword, { body })).status).toBe(200);
  second.clock.advance(MINUTE_MS);
  expect(await second.deliverMails()).toBe(0);
});

it('each trainee is invited once, in one round', async () => {
  const portal = resources.use(await startTestPortal(env));
  const emails = Array.from({ length: 120 }, (_, i) => `zoe${i}@mailed.test`);
  await importPeople(portal, ...emails);
  expect(await portal.deliverMails()).toBe(120);
  expect(await mails()).toHaveLength(120);
});

it('no invitation is sent to a trainee who has a password by then, or was deleted', async () => {
  const portal = resources.use(await startTestPortal(env));
  const { token } = await signInAdmin(portal);
  await importPeople(portal, 'quick@mailed.test', 'deleted@mailed.test');
  const people = succeeded(await portal.call(listTrainees, { token }));
  const idOf = (email: string) => people.find((person) => person.email === email)?.id ?? 0;
  const [quick, deleted] = [{ id: idOf('quick@mailed.test') }, { id: idOf('deleted@mailed.test') }];
  const body = { password: PASSWORD };
  succeeded(await portal.call(updateTrainee, { token, params: quick, body }));
  succeeded(await portal.call(deleteTrainee, { token, params: deleted }));
  expect(await portal.deliverMails()).toBe(1);
  expect([await mails(), await countLinks(portal)]).toEqual([[], 0]);
});

it('an invitation that the mail server refused is sent to the corrected email', async () => {
  const portal = resources.use(await startTestPortal(env));
  await importPeople(portal, 'typo@mailed.test');
  const deliver = vi.spyOn(portal.resources.mailTransport, 'deliver');
  deliver.mockRejectedValueOnce(new NotAcceptedError('refused', new Error('550 no such user')));
  await portal.deliverMails();
  expect([await mails(), await countLinks(portal)]).toEqual([[], 0]);
  portal.clock.advance(60 * MINUTE_MS);
  expect(await portal.deliverMails()).toBe(0);
  const { token } = await signInAdmin(portal);
  const [typo] = succeeded(await portal.call(listTrainees, { token }));
  const params = { id: typo?.id ?? 0 };
  const body = { email: 'right@mailed.test' };
  succeeded(await portal.call(updateTrainee, { token, params, body }));
  expect(await portal.deliverMails()).toBe(1);
  expect(await mailsIn(env['DATA_DIR'] ?? '', 'right@mailed.test')).toHaveLength(1);
});
