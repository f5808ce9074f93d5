import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resetPassword } from '@portal/contract/accounts';
import { importTrainees } from '@portal/contract/trainee-import';
import { deleteTrainee, listTrainees, updateTrainee } from '@portal/contract/trainees';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  makeCompany,
  multipart,
  PASSWORD,
  signInAdmin,
  succeeded,
  upload,
} from '../../testing/factories.ts';
import { mailParts } from '../../testing/mail-parts.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { makeTestDatabase, makeTestFolder } from '../../testing/test-resources.ts';

const MINUTE_MS = 60_000;
const NOBODY_LISTENS = 'smtp://127.0.0.1:1';

let resources: AsyncDisposableStack;
let env: Record<string, string>;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  const folder = resources.use(await makeTestFolder());
  const { databaseUrl = '' } = resources.use(await makeTestDatabase());
  env = { DATA_DIR: join(folder.path, 'data'), DATABASE_URL: databaseUrl };
});
afterEach(() => resources.disposeAsync());

async function importPeople(portal: TestPortal, ...emails: string[]): Promise<void> {
  const { token } = await signInAdmin(portal);
  const { name } = await makeCompany(portal);
  const table = ['name,email,company', ...emails.map((email) => `Zoë,${email},${name}`)].join('\n');
  const form = multipart({}, { trainees: new File([table], 'trainees.csv') });
  succeeded(await upload(portal, importTrainees, form, { token }));
}

async function mails(): Promise<string[]> {
  const folder = join(env['DATA_DIR'] ?? '', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => mailParts(text).text);
}

const countLinks = async ({ resources: { db } }: TestPortal) =>
  (await db.selectFrom('password_resets').selectAll().execute()).length;

it('outlives the end of the portal and a mail server that is away', async () => {
  const first = await startTestPortal({ ...env, SMTP_URL: NOBODY_LISTENS });
  await importPeople(first, 'zoe@mailed.test');
  expect(await first.sendDueMails()).toBe(1);
  // Neither a token that waits nor a link that nobody has.
  expect(await countLinks(first)).toBe(0);
  await first[Symbol.asyncDispose]();

  const second = resources.use(await startTestPortal(env));
  expect(await second.sendDueMails()).toBe(0);
  second.clock.advance(11 * MINUTE_MS);
  expect(await second.sendDueMails()).toBe(1);
  const [mail = '', ...more] = await mails();
  expect(more).toEqual([]);
  const token = /reset-password\/([\w-]+)/.exec(mail)?.[1] ?? '';
  const body = { token, password: 'chosen by herself' };
  expect((await second.call(resetPassword, { body })).status).toBe(200);
  second.clock.advance(11 * MINUTE_MS);
  expect(await second.sendDueMails()).toBe(0);
});

it('goes to everybody in one round, and to each once though several processes send', async () => {
  const portal = resources.use(await startTestPortal(env));
  const emails = Array.from({ length: 120 }, (_, i) => `zoe${i}@mailed.test`);
  await importPeople(portal, ...emails);
  const looked = await Promise.all([portal.sendDueMails(), portal.sendDueMails()]);
  expect(looked[0] + looked[1]).toBe(120);
  expect(await mails()).toHaveLength(120);
});

it('stops between two shares when the portal ends', async () => {
  const portal = resources.use(await startTestPortal(env));
  await importPeople(portal, ...Array.from({ length: 60 }, (_, i) => `zoe${i}@mailed.test`));
  expect(await portal.sendDueMails(AbortSignal.abort())).toBe(50);
  expect(await portal.sendDueMails()).toBe(10);
});

it('goes to nobody who has a password by then, or is gone', async () => {
  const portal = resources.use(await startTestPortal(env));
  const { token } = await signInAdmin(portal);
  await importPeople(portal, 'quick@mailed.test', 'gone@mailed.test');
  const people = succeeded(await portal.call(listTrainees, { token }));
  const idOf = (email: string) => people.find((person) => person.email === email)?.id ?? 0;
  const [quick, gone] = [{ id: idOf('quick@mailed.test') }, { id: idOf('gone@mailed.test') }];
  const body = { password: PASSWORD };
  succeeded(await portal.call(updateTrainee, { token, params: quick, body }));
  succeeded(await portal.call(deleteTrainee, { token, params: gone }));
  expect(await portal.sendDueMails()).toBe(1);
  expect([await mails(), await countLinks(portal)]).toEqual([[], 0]);
});
