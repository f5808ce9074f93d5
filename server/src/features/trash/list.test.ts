import { listActivity } from '@portal/contract/activity';
import { listTrash } from '@portal/contract/trash';
import { expect } from 'vitest';
import { makeCompany, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it } from './testing/trash-test.ts';

it('shows what was deleted, by whom, with its parts and the time that is left', async ({
  portal,
  admin,
  company,
  trash,
  training,
}) => {
  const deletedAt = new Date(portal.clock.now).toISOString();
  const purgeAt = new Date(portal.clock.now + 30 * 86_400_000).toISOString();
  const times = { deletedBy: { id: admin.user.id, name: admin.user.name }, deletedAt, purgeAt };
  const ofTrainee = await trash.deleteTrainee(training.ann);
  const ofModule = await trash.deleteModule(training.second);
  const ofCompany = await trash.deleteCompany(company.id);
  const ref = { id: company.id, name: company.name };
  expect(await trash.list()).toEqual([
    {
      deletionId: ofCompany,
      kind: 'company',
      subjectId: company.id,
      name: company.name,
      company: null,
      ...times,
      counts: {
        modules: 2,
        videos: 0,
        questions: 4,
        trainees: 1,
        // Without those in the module that was deleted before.
        results: 2,
        attempts: 2,
        helpRequests: 0,
        feedback: 0,
      },
    },
    {
      deletionId: ofModule,
      kind: 'module',
      subjectId: training.second,
      name: 'Two',
      company: ref,
      ...times,
      counts: {
        videos: 0,
        questions: 2,
        results: 1,
        attempts: 1,
        helpRequests: 0,
        feedback: 1,
      },
    },
    {
      deletionId: ofTrainee,
      kind: 'trainee',
      subjectId: training.ann.user.id,
      name: 'Ann',
      company: ref,
      ...times,
      counts: { results: 1, attempts: 2, helpRequests: 1, feedback: 1 },
    },
  ]);
});

it('is searched, filtered and read in pages', async ({ portal, admin, company, trash }) => {
  const names = ['Zoe Smith', 'Zack Miller', 'Yann Smith'];
  for (const name of names)
    await trash.deleteTrainee(await makeTrainee(portal, { companyName: company.name, name }));
  await trash.deleteCompany((await makeCompany(portal, 'Smithereens')).id);
  const found = async (query: Record<string, string>) =>
    (await trash.list(query)).map(({ name }) => name);
  expect(await found({ search: ' SMITH ' })).toEqual(['Smithereens', 'Yann Smith', 'Zoe Smith']);
  expect(await found({ search: 'smith', kind: 'trainee' })).toEqual(['Yann Smith', 'Zoe Smith']);
  expect(await found({ companyId: String(company.id) })).toEqual(names.toReversed());
  expect(await found({ search: '%' })).toEqual([]);
  const first = await admin.call(listTrash, { query: { pageSize: '3' } });
  const cursor = String(first.headers['x-next-cursor']);
  expect(first.body).toHaveLength(3);
  const second = await admin.call(listTrash, { query: { pageSize: '3', cursor } });
  expect([succeeded(second).map(({ name }) => name), second.headers['x-next-cursor']]).toEqual([
    ['Zoe Smith'],
    undefined,
  ]);
});

it('is recorded in the activity', async ({ admin, company, trash, training }) => {
  const ofModule = await trash.deleteModule(training.second);
  succeeded(await trash.restore(ofModule));
  const ofCompany = await trash.deleteCompany(company.id);
  succeeded(await trash.restore(ofCompany, { name: 'Renamed' }));
  succeeded(await trash.purge(await trash.deleteTrainee(training.ann)));
  await trash.work();
  const rows = succeeded(await admin.call(listActivity, { query: { pageSize: '6' } }));
  expect(rows.map(({ action, subject, after }) => [action, subject.name, after])).toEqual([
    ['trainee.purged', 'Ann', null],
    ['trainee.deleted', 'Ann', null],
    ['company.restored', company.name, { name: 'Renamed' }],
    ['company.deleted', company.name, null],
    ['module.restored', 'Two', null],
    ['module.deleted', 'Two', null],
  ]);
});
