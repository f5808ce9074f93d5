import { listActivity } from '@portal/contract/activity';
import { deleteCompany } from '@portal/contract/companies';
import { deleteModule } from '@portal/contract/modules';
import { deleteTrainee } from '@portal/contract/trainees';
import { listTrash } from '@portal/contract/trash';
import { sql } from 'kysely';
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

it('counts the results at once, without what an earlier deletion had hidden', async ({
  admin,
  company,
  trash,
  training,
}) => {
  succeeded(await admin.call(deleteTrainee, { params: { id: training.ann.user.id } }));
  succeeded(await admin.call(deleteModule, { params: { id: training.second } }));
  succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
  const counted = async () => (await trash.list()).map(({ counts }) => counts);
  const ofTrainee = { results: 1, attempts: 2, helpRequests: 1, feedback: 1 };
  const ofModule = { videos: 0, questions: 2, feedback: 1 };
  const ofCompany = { modules: 2, videos: 0, questions: 4, trainees: 1 };
  const all = [
    { ...ofCompany, results: 2, attempts: 2, helpRequests: 0, feedback: 0 },
    { ...ofModule, results: 1, attempts: 1, helpRequests: 0 },
    ofTrainee,
  ];
  expect(await counted()).toEqual(all);
  await trash.work();
  expect(await counted()).toEqual(all);
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
  // The purge has erased the name from the record of its request as well.
  const ann = `Deleted user ${training.ann.user.id}`;
  expect(rows.map(({ action, subject, after }) => [action, subject.name, after])).toEqual([
    ['trainee.purged', ann, null],
    ['trainee.deleted', ann, null],
    ['company.restored', company.name, { name: 'Renamed' }],
    ['company.deleted', company.name, null],
    ['module.restored', 'Two', null],
    ['module.deleted', 'Two', null],
  ]);
});

it('finds deletions far behind the newest ones, in pages', async ({ portal, admin, trash }) => {
  const { db, engine } = portal.resources;
  const [numbers, source] =
    engine === 'sqlite'
      ? ['with recursive n(i) as (select 1 union all select i + 1 from n where i < 25000)', 'n']
      : ['', 'generate_series(1, 25000) as n(i)'];
  // Three modules among 25,000 trainees: more than one query reads.
  await sql
    .raw(`insert into deletions (subject_kind, subject_id, subject_name, search_key, company_id,
      company_name, deleted_by_name, deleted_at, purge_at, settled_at, counts)
      ${numbers} select case when i % 12000 = 5 then 'module' else 'trainee' end, i, 'Number ' || i,
        'number ' || i, 7, 'Seven', 'Ada', 0, ${portal.clock.now + 1_000}, 0, '{}' from ${source}`)
    .execute(db);
  const names = ['Number 24005', 'Number 12005', 'Number 5'];
  for (const query of [{ kind: 'module' }, { kind: 'module', companyId: '7', search: 'number' }])
    expect((await trash.list(query)).map(({ name }) => name)).toEqual(names);
  const page = async (cursor?: string) => {
    const query = { kind: 'module' as const, pageSize: '2', ...(cursor && { cursor }) };
    return admin.call(listTrash, { query });
  };
  const first = await page();
  const second = await page(String(first.headers['x-next-cursor']));
  expect([...first.body, ...second.body].map(({ name }) => name)).toEqual(names);
  expect(second.headers).not.toHaveProperty('x-next-cursor');
  expect(await trash.list({ search: 'number 25000' })).toHaveLength(1);
  expect(await trash.list({ search: 'nothing' })).toEqual([]);
});
