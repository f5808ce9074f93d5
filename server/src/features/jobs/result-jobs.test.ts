/** Jobs that record the earlier results of a file: complete, stopped, undone, and sent again. */
import { listActivity } from '@portal/contract/activity';
import { addDays } from '@portal/contract/civil-dates';
import { cancelJob, getJob, listJobItems, undoJob } from '@portal/contract/jobs';
import { getDashboard } from '@portal/contract/learning';
import { deleteModule } from '@portal/contract/modules';
import { listOwnRequirements, recordResult, withdrawResult } from '@portal/contract/requirements';
import { importResults } from '@portal/contract/results-import';
import { deleteTrainee, listTrainees, updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  multipart,
  setReach,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { requireForklift } from '../standings/testing/forklift.ts';
import { runFirstBatch } from './testing/interrupted-job.ts';

const COUNT = 300;

type Row = readonly [email: string, module: string, completedOn: string, rest?: string];

const formOf = (rows: readonly Row[], fields: Record<string, string> = {}) => {
  const lines = rows.map(([email, module, day, rest = ',']) => [email, module, day, rest].join());
  const text = ['email,module,completed on,valid until,note', ...lines].join('\n');
  return multipart(fields, { results: new File([text], 'results.csv') });
};

const it = itAlone.extend('drivers', async ({ portal, admin, company }) => {
  const forklift = await requireForklift(portal, company);
  const companyName = company.name;
  const ida = await makeTrainee(portal, { companyName, name: 'Ida' });
  const udo = await makeTrainee(portal, { companyName, name: 'Udo' });
  const send = (
    rows: readonly Row[],
    fields: Record<string, string> = {},
    { token }: Pick<Actor, 'token'> = admin,
  ) => upload(portal, importResults, formOf(rows, fields), { token });
  const ask = async (id: number) => succeeded(await admin.call(getJob, { params: { id } }));
  const { db } = portal.resources;
  return {
    ...{ forklift, ida, udo, send, ask },
    start: async (rows: readonly Row[], fields: Record<string, string> = {}) =>
      succeeded(await send(rows, fields)).id,
    async run(rows: readonly Row[], fields: Record<string, string> = {}) {
      const { id } = succeeded(await send(rows, fields));
      await portal.work(['job']);
      return ask(id);
    },
    async undo(id: number) {
      succeeded(await admin.call(undoJob, { params: { id } }));
      await portal.work(['job']);
      return ask(id);
    },
    /** The results that stand, and how many there are in all. */
    async stored() {
      const rows = await db.selectFrom('recorded_results').selectAll().orderBy('id').execute();
      return { all: rows.length, standing: rows.filter((row) => row.withdrawn_at === null) };
    },
    waitingRows: () => db.selectFrom('import_rows').selectAll().execute(),
    async standings() {
      const query = { company: String(company.id) };
      return succeeded(await admin.call(listTrainees, { query })).map(
        ({ name, standing }) => `${name}: ${standing?.state}`,
      );
    },
    async lines(jobId: number) {
      const all = succeeded(await admin.call(listActivity, { query: {} }));
      return all.filter((line) => line.jobId === jobId);
    },
  };
});

it('records the results of a file, in one line of the activity, and withdraws them', async ({
  admin,
  company,
  drivers,
}) => {
  const { ida, udo, forklift, run, undo, stored, standings, lines } = drivers;
  expect(await standings()).toEqual(['Ida: due', 'Udo: due']);
  const job = await run([
    [ida.user.email, 'Forklift', '2020-02-29', ',Paper'],
    [ida.user.email, 'Forklift', '2021-03-01', '2021-12-31,'],
    [udo.user.email, 'FORKLIFT', '1.5.2022', '2023-05-01,Certificate 7'],
  ]);
  expect(job).toMatchObject({
    ...{ kind: 'record-results', state: 'done', total: 3, done: 3, refused: 0 },
    ...{ invitations: null, deletionId: null, undoable: true },
  });
  expect((await stored()).standing).toMatchObject([
    {
      ...{ user_id: ida.user.id, module_id: forklift, completed_on: '2020-02-29' },
      ...{ valid_until: null, note: 'Paper', recorded_by: admin.user.id },
    },
    { user_id: ida.user.id, completed_on: '2021-03-01', valid_until: '2021-12-31', note: '' },
    { user_id: udo.user.id, completed_on: '2022-05-01', valid_until: '2023-05-01' },
  ]);
  expect(await standings()).toEqual(['Ida: valid', 'Udo: expired']);
  const [own] = succeeded(await ida.call(listOwnRequirements));
  expect(own?.completions).toMatchObject([
    { on: '2021-03-01', validUntil: '2021-12-31', runNumber: null },
    { on: '2020-02-29', validUntil: null, recorded: { by: 'Ada Admin', note: 'Paper' } },
  ]);
  expect(await drivers.waitingRows()).toEqual([]);

  expect(await undo(job.id)).toMatchObject({ state: 'undone', done: 0 });
  expect(await stored()).toEqual({ all: 3, standing: [] });
  expect(await standings()).toEqual(['Ida: due', 'Udo: due']);
  const ofTwo = { company: { id: company.id }, subject: { count: 2 } };
  expect(await lines(job.id)).toMatchObject([
    {
      ...ofTwo,
      action: 'trainees.undone',
      after: { results: 3, undoneJob: 'record-results' },
    },
    {
      ...ofTwo,
      action: 'trainees.results-recorded',
      after: { results: 3, chosen: 3, refused: 0 },
    },
  ]);
});

it('records the good rows alone, if there are as many as the admin has seen', async ({
  drivers,
}) => {
  const { ida, udo, send, run, stored } = drivers;
  const rows: Row[] = [
    [ida.user.email, 'Forklift', '2020-02-29'],
    [udo.user.email, 'Crane', '2020-02-29'],
  ];
  for (const fields of [{}, { expectedReady: '2' }]) {
    const answer = await send(rows, fields);
    expect([answer.status, answer.error.details]).toMatchObject([
      409,
      { reason: 'rowsNotImportable', report: { ready: 1, problemRows: 1 } },
    ]);
  }
  expect(await run(rows, { expectedReady: '1' })).toMatchObject({ total: 1, done: 1 });
  expect((await stored()).all).toBe(1);
});

it('is one job, however often the same request is sent', async ({ portal, drivers }) => {
  const { ida, send, stored } = drivers;
  const rows: Row[] = [[ida.user.email, 'Forklift', '2020-02-29']];
  const fields = { clientRequestId: 'import-1' };
  const first = succeeded(await send(rows, fields));
  expect(succeeded(await send(rows, fields)).id).toBe(first.id);
  await portal.work(['job']);
  portal.clock.advance(60_000);
  expect(succeeded(await send(rows, fields)).id).toBe(first.id);
  expect((await send(rows, { clientRequestId: 'import-2' })).status).toBe(409);
  await portal.work(['job']);
  expect((await stored()).all).toBe(1);
});

it('refuses rows whose person, module or result has changed since the check', async ({
  portal,
  admin,
  company,
  drivers,
}) => {
  const { ida, udo, forklift, start, ask } = drivers;
  const companyName = company.name;
  const [max, zoe] = [await makeTrainee(portal), await makeTrainee(portal, { companyName })];
  const params = { id: max.user.id };
  succeeded(await admin.call(updateTrainee, { params, body: { companyName } }));
  const crane = await makeQuizModule(portal, company.id, { name: 'Crane' });
  const id = await start([
    [ida.user.email, 'Forklift', '2020-02-29'],
    [udo.user.email, 'Forklift', '2020-02-29'],
    [max.user.email, 'Forklift', '2020-02-29'],
    [zoe.user.email, 'Forklift', '2020-02-29'],
    [zoe.user.email, 'Crane', '2020-02-29'],
  ]);
  const body = { moduleId: forklift, completedOn: '2020-02-29', validUntil: null, note: '' };
  succeeded(await admin.call(recordResult, { params: { id: ida.user.id }, body }));
  succeeded(await admin.call(deleteTrainee, { params: { id: udo.user.id } }));
  const elsewhere = { companyName: (await makeCompany(portal)).name };
  succeeded(await admin.call(updateTrainee, { params, body: elsewhere }));
  succeeded(await admin.call(deleteModule, { params: { id: crane.id } }));
  await portal.work(['job']);
  expect(await ask(id)).toMatchObject({ state: 'done', total: 5, done: 1, refused: 4 });
  const items = succeeded(await admin.call(listJobItems, { params: { id } }));
  const resultIn = (moduleName: string) => ({ moduleName, completedOn: '2020-02-29' });
  expect(items.map(({ userId, state, result }) => [userId, state, result])).toEqual([
    [ida.user.id, 'refused', resultIn('Forklift')],
    [udo.user.id, 'refused', resultIn('Forklift')],
    [max.user.id, 'refused', resultIn('Forklift')],
    [zoe.user.id, 'done', null],
    [zoe.user.id, 'refused', resultIn('Crane')],
  ]);
});

it('withdraws only its own results, and only those that stand', async ({ admin, drivers }) => {
  const { ida, udo, forklift, run, undo, stored } = drivers;
  const params = { id: ida.user.id };
  const body = { moduleId: forklift, completedOn: '2019-01-01', validUntil: null, note: '' };
  succeeded(await admin.call(recordResult, { params, body }));
  const job = await run([
    [ida.user.email, 'Forklift', '2020-02-29'],
    [udo.user.email, 'Forklift', '2020-02-29'],
  ]);
  const [, ofIda] = (await stored()).standing;
  const resultId = ofIda?.id ?? 0;
  succeeded(await admin.call(withdrawResult, { params: { ...params, resultId } }));
  succeeded(await admin.call(deleteTrainee, { params: { id: udo.user.id } }));
  expect(await undo(job.id)).toMatchObject({ state: 'undone', done: 1 });
  const { standing } = await stored();
  expect(standing.map((row) => [row.user_id, row.completed_on])).toEqual([
    [ida.user.id, '2019-01-01'],
    [udo.user.id, '2020-02-29'],
  ]);
});

it('of hundreds of rows continues after a stop and records none twice, and so does its undo', async ({
  portal,
  admin,
  drivers,
}) => {
  const { ida, start, ask, stored, waitingRows } = drivers;
  const rows = Array.from(
    { length: COUNT },
    (_, index): Row => [ida.user.email, 'Forklift', addDays('2015-01-01', index)],
  );
  const id = await start(rows);
  await runFirstBatch(portal);
  const stopped = await ask(id);
  expect(stopped.state).toBe('running');
  expect(stopped.done).toBe((await stored()).all);
  expect(await waitingRows()).toHaveLength(COUNT - stopped.done);
  await portal.work(['job']);
  expect(await ask(id)).toMatchObject({ state: 'done', done: COUNT, refused: 0 });
  expect((await stored()).standing).toHaveLength(COUNT);

  succeeded(await admin.call(undoJob, { params: { id } }));
  await runFirstBatch(portal);
  expect(await ask(id)).toMatchObject({ state: 'undoing', endedAt: null });
  await portal.work(['job']);
  expect(await ask(id)).toMatchObject({ state: 'undone', done: 0 });
  expect(await stored()).toEqual({ all: COUNT, standing: [] });
});

it('can be cancelled, and what is recorded stays', async ({ portal, admin, drivers }) => {
  const { ida, start, ask, stored } = drivers;
  const rows = Array.from(
    { length: 100 },
    (_, index): Row => [ida.user.email, 'Forklift', addDays('2015-01-01', index)],
  );
  const id = await start(rows);
  await runFirstBatch(portal);
  succeeded(await admin.call(cancelJob, { params: { id } }));
  await portal.work(['job']);
  const job = await ask(id);
  expect(job).toMatchObject({ state: 'cancelled', undoable: true });
  expect((await stored()).standing).toHaveLength(job.done);
});

it('of a limited admin ends when the reach ends', async ({ portal, company, drivers }) => {
  const { ida, send, ask, stored } = drivers;
  const limited = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'people' }]);
  const rows: Row[] = [[ida.user.email, 'Forklift', '2020-02-29']];
  const { id } = succeeded(await send(rows, {}, limited));
  await setReach(portal, limited.user.id, [{ companyId: company.id, rights: 'read' }]);
  await portal.work(['job']);
  expect(await ask(id)).toMatchObject({
    state: 'cancelled',
    done: 0,
    problemReason: { reason: 'reachChanged' },
  });
  expect((await stored()).all).toBe(0);
});

it('records nothing in a company without rules', async ({ portal, drivers }) => {
  const company = await makeCompany(portal);
  await makeQuizModule(portal, company.id, { name: 'Crane' });
  const max = await makeTrainee(portal, { companyName: company.name });
  const dashboard = async () => succeeded(await max.call(getDashboard));
  const before = await dashboard();
  const answer = await drivers.send([[max.user.email, 'Crane', '2020-02-29']]);
  expect([answer.status, answer.error.details]).toMatchObject([
    409,
    { report: { problems: [{ reasons: [{ reason: 'companyWithoutRules' }] }] } },
  ]);
  await portal.work(['job']);
  expect(await drivers.stored()).toEqual({ all: 0, standing: [] });
  expect(await dashboard()).toEqual(before);
});
