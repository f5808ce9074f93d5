/** Imports of people whose emails belong to trainees in the trash. */
import { deleteCompany } from '@portal/contract/companies';
import { getJob, undoJob } from '@portal/contract/jobs';
import { listRuns } from '@portal/contract/runs';
import {
  checkTraineeImport,
  type ImportReport,
  importTrainees,
} from '@portal/contract/trainee-import';
import { deleteTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { answerQuiz } from '#server/features/learning/testing/learn.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';

/** Lines 2 to 5: Ann, Ben and Cat are in the trash, Cat with her company; Dan is new. */
const it = itAlone.extend('file', async ({ portal, admin, company }) => {
  const { id: moduleId } = await makeQuizModule(portal, company.id);
  const other = await makeCompany(portal);
  const join = (name: string, companyName: string) =>
    makeTrainee(portal, { name, companyName, email: `${name.toLowerCase()}@mailed.test` });
  const ann = await join('Ann', company.name);
  const ben = await join('Ben', company.name);
  await answerQuiz(ann, moduleId);
  for (const { user } of [ann, ben])
    succeeded(await admin.call(deleteTrainee, { params: { id: user.id } }));
  await join('Cat', other.name);
  succeeded(await admin.call(deleteCompany, { params: { id: other.id } }));
  await portal.work(['deletion']);
  const lines = ['ANN', 'ben', 'cat', 'dan'].map(
    (n) => `New ${n},${n}@mailed.test,${company.name}`,
  );
  const form = (fields: Record<string, string>) =>
    multipart(fields, {
      trainees: new File([['name,email,company', ...lines].join('\n')], 'trainees.csv'),
    });
  const { token } = admin;
  const { db } = portal.resources;
  return {
    ann,
    ben,
    check: async () => succeeded(await upload(portal, checkTraineeImport, form({}), { token })),
    run: async (fields: Record<string, string>) => {
      const answer = await upload(portal, importTrainees, form(fields), { token });
      await portal.work(['job']);
      return answer;
    },
    shown: async () => {
      const users = db.selectFrom('users').select(['id', 'name', 'email']).orderBy('email_key');
      const rows = await users.where('role', '=', 'TRAINEE').execute();
      return rows.map(({ id, name, email }) => [email, name, id] as const);
    },
  };
});

it('are marked in the check', async ({ portal, company, file }) => {
  const { ready, inTrash, inTrashRows } = await file.check();
  expect([ready, inTrash]).toEqual([4, 3]);
  const at = new Date(portal.clock.now).toISOString();
  const deleted = { name: 'Ann', company: company.name, at, by: 'Ada Admin', isRestorable: true };
  expect(inTrashRows).toMatchObject([
    { line: 2, name: 'New ANN', email: 'ANN@mailed.test', deleted },
    { line: 3, deleted: { name: 'Ben', isRestorable: true } },
    { line: 4, deleted: { name: 'Cat', isRestorable: false } },
  ]);
});

it('need a choice: without one nothing is imported', async ({ file }) => {
  const { status, error } = await file.run({});
  expect([status, error.code]).toEqual([409, 'CONFLICT']);
  expect((error.details as unknown as { report: ImportReport }).report.inTrash).toBe(3);
  expect(await file.shown()).toEqual([]);
});

it('refuse a choice that is none', async ({ file }) => {
  for (const fields of [
    { inTrash: 'purge' },
    { inTrash: 'as-new', inTrashLines: '2:purge' },
    { inTrash: 'as-new', inTrashLines: '2:as-new,' },
  ])
    expect((await file.run(fields)).status).toBe(400);
});

it('are restored, added as new people or left out, line by line', async ({
  portal,
  admin,
  file,
}) => {
  const choices = { inTrash: 'restore', inTrashLines: '3:as-new,4:leave-out' };
  const { id } = succeeded(await file.run(choices));
  const job = succeeded(await admin.call(getJob, { params: { id } }));
  // Ann has a password; Ben and Dan get a mail.
  expect(job).toMatchObject({ total: 3, done: 3, refused: 0, invitations: { total: 2 } });
  const shown = await file.shown();
  expect(shown.map(([email, name]) => [email, name])).toEqual([
    ['ann@mailed.test', 'Ann'],
    ['ben@mailed.test', 'New ben'],
    ['dan@mailed.test', 'New dan'],
  ]);
  expect(shown.map(([, , userId]) => userId)).toContain(file.ann.user.id);
  expect(shown.map(([, , userId]) => userId)).not.toContain(file.ben.user.id);
  const params = { id: file.ann.user.id };
  expect(succeeded(await admin.call(listRuns, { params }))).toMatchObject([
    { number: 1, overallProgress: 100 },
  ]);
  succeeded(await admin.call(undoJob, { params: { id } }));
  await portal.work(['job']);
  expect(await file.shown()).toEqual([]);
});

it('whose trainee cannot be restored are refused in the job', async ({ admin, file }) => {
  const { id } = succeeded(await file.run({ inTrash: 'restore' }));
  const job = succeeded(await admin.call(getJob, { params: { id } }));
  expect(job).toMatchObject({ total: 4, done: 3, refused: 1 });
  expect((await file.shown()).map(([email]) => email)).toEqual([
    'ann@mailed.test',
    'ben@mailed.test',
    'dan@mailed.test',
  ]);
});
