/** Imports of trainees as jobs: in short transactions, cancelled, undone, and sent again. */
import { randomUUID } from 'node:crypto';
import { listActivity } from '@portal/contract/activity';
import { deleteCompany } from '@portal/contract/companies';
import { cancelJob, getJob, listJobItems, undoJob } from '@portal/contract/jobs';
import { logIn } from '@portal/contract/log-in';
import { importTrainees } from '@portal/contract/trainee-import';
import { listTrash, restoreFromTrash } from '@portal/contract/trash';
import { expect, vi } from 'vitest';
import {
  makeCompany,
  makeTrainee,
  multipart,
  PASSWORD,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { runFirstBatch } from './testing/interrupted-job.ts';

const COUNT = 400;
/** The most rows that a transaction may add; `batch-size.ts` chooses fewer if they take long. */
const MOST = 100;

const rowsOf = (companyName: string, count = COUNT) =>
  Array.from({ length: count }, (_, i) => `Row ${i},row${i}@rows.test,${companyName},`);
const tableOf = (rows: readonly string[]) => ['name,email,company,password', ...rows].join('\n');
const formOf = (rows: readonly string[], fields: Record<string, string> = {}) =>
  multipart(fields, { trainees: new File([tableOf(rows)], 'trainees.csv') });

const it = itAlone.extend('imports', ({ portal, admin }) => {
  const { db } = portal.resources;
  const send = (rows: readonly string[], fields: Record<string, string> = {}) =>
    upload(portal, importTrainees, formOf(rows, fields), { token: admin.token });
  const ask = async (id: number) => succeeded(await admin.call(getJob, { params: { id } }));
  const waitingRows = () => db.selectFrom('import_rows').selectAll().orderBy('place').execute();
  const items = async (id: number) => succeeded(await admin.call(listJobItems, { params: { id } }));
  return {
    send,
    start: async (rows: readonly string[]) => succeeded(await send(rows)),
    ask,
    waitingRows,
    items,
    work: () => portal.work(['job']),
  };
});

/** The numbers of users, and of mails of invitation, among the rows. */
async function countAdded({ resources: { db } }: TestPortal) {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', 'like', 'row%@rows.test')
    .execute();
  const mails = await db
    .selectFrom('mail_queue')
    .select('recipient_id')
    .where('kind', '=', 'INVITATION')
    .execute();
  const invited = new Set(mails.map(({ recipient_id }) => recipient_id));
  return { users: users.length, mails: mails.length, invited: invited.size };
}
const ALL = { users: COUNT, mails: COUNT, invited: COUNT };

it('adds the rows in short transactions', async ({ portal, company, imports }) => {
  const insertions = vi.spyOn(portal.services.accounts, 'insertUsers');
  const { id, total } = await imports.start(rowsOf(company.name));
  expect(total).toBe(COUNT);
  expect(insertions).not.toHaveBeenCalled();
  await imports.work();
  const sizes = insertions.mock.calls.map(([, users]) => users.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST);
  // A transaction has as many steps as fit into its time.
  expect(new Set(insertions.mock.calls.map(([tx]) => tx)).size).toBeGreaterThan(10);
  expect(await imports.ask(id)).toMatchObject({ state: 'done', done: COUNT, undoable: true });
  expect(await countAdded(portal)).toEqual(ALL);
  expect(await imports.waitingRows()).toEqual([]);
});

it('refuses rows whose email is taken or whose company is deleted meanwhile', async ({
  portal,
  admin,
  company,
  imports,
}) => {
  const closing = await makeCompany(portal);
  const { id } = await imports.start([
    `Ada,ada@rows.test,${company.name},${PASSWORD}`,
    `Bo,bo@rows.test,${company.name},${PASSWORD}`,
    `Cy,cy@rows.test,${closing.name},`,
  ]);
  await makeTrainee(portal, { email: 'BO@rows.test', companyName: company.name });
  succeeded(await admin.call(deleteCompany, { params: { id: closing.id } }));
  await imports.work();
  expect(await imports.ask(id)).toMatchObject({ state: 'done', done: 1, refused: 2 });
  expect(await imports.items(id)).toMatchObject([
    { name: 'Ada', email: 'ada@rows.test', state: 'done', userId: expect.any(Number) },
    { name: 'Bo', email: 'bo@rows.test', state: 'refused', userId: null },
    { name: 'Cy', email: 'cy@rows.test', state: 'refused', userId: null },
  ]);
  expect(await imports.waitingRows()).toMatchObject([
    { place: 1, password_hash: null },
    { place: 2, password_hash: null },
  ]);
  const body = { email: 'ada@rows.test', password: PASSWORD };
  expect((await portal.call(logIn, { body })).status).toBe(200);
  const query = { action: 'trainee.imported' };
  expect(succeeded(await admin.call(listActivity, { query }))).toMatchObject([
    {
      subject: { name: '', count: 1 },
      company: null,
      after: { trainees: 1, chosen: 3, refused: 2, invitedByMail: 0 },
    },
  ]);
});

it('stops after a cancellation, and can be undone into the trash', async ({
  portal,
  admin,
  company,
  imports,
}) => {
  const { id } = await imports.start(rowsOf(company.name));
  await runFirstBatch(portal);
  const params = { id };
  const cancelled = succeeded(await admin.call(cancelJob, { params }));
  await imports.work();
  const { users, mails } = await countAdded(portal);
  expect(cancelled).toMatchObject({ state: 'cancelled', done: users, undoable: true });
  expect(users).toBeLessThan(COUNT);
  expect(mails).toBe(users);
  expect(await imports.waitingRows()).toHaveLength(COUNT - users);

  succeeded(await admin.call(undoJob, { params }));
  await imports.work();
  const undone = await imports.ask(id);
  expect(undone).toMatchObject({ state: 'undone', done: 0 });
  expect((await countAdded(portal)).users).toBe(0);
  await portal.work(['deletion']);
  const [entry] = succeeded(await admin.call(listTrash, {}));
  expect(entry).toMatchObject({ deletionId: undone.deletionId, counts: { trainees: users } });
  const restored = { params: { deletionId: undone.deletionId ?? 0 }, body: {} };
  succeeded(await admin.call(restoreFromTrash, restored));
  expect((await countAdded(portal)).users).toBe(users);
});

it('is started once by a request that is sent again', async ({
  portal,
  admin,
  company,
  imports,
}) => {
  const rows = rowsOf(company.name, 3);
  const fields = { clientRequestId: randomUUID() };
  const [first, second] = await Promise.all([
    imports.send(rows, fields),
    imports.send(rows, fields),
  ]);
  const { id } = succeeded(first);
  expect(succeeded(second).id).toBe(id);
  await imports.work();
  portal.clock.advance(60_000);
  expect(succeeded(await imports.send(rows, fields))).toMatchObject({ id, state: 'done' });
  const another = await imports.send(rows, { clientRequestId: randomUUID() });
  expect([another.status, another.error.code]).toEqual([409, 'CONFLICT']);
  const otherFile = await imports.send(rows.slice(1), fields);
  expect(otherFile.status).toBe(409);
  expect((await countAdded(portal)).users).toBe(3);
  const query = { action: 'trainee.imported' };
  expect(succeeded(await admin.call(listActivity, { query }))).toHaveLength(1);
});

it('is started once by two clicks', async ({ company, imports, portal }) => {
  const rows = rowsOf(company.name, 3);
  const answers = await Promise.all([imports.send(rows), imports.send(rows)]);
  expect(new Set(answers.map((answer) => succeeded(answer).id)).size).toBe(1);
  await imports.work();
  expect((await countAdded(portal)).users).toBe(3);
});
