import { listActivity } from '@portal/contract/activity';
import { addDays, addMonths } from '@portal/contract/civil-dates';
import { getDashboard } from '@portal/contract/learning';
import * as calls from '@portal/contract/requirements';
import { getTraineeProgress } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { makeCompany, makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { DUE_DAYS, requireForklift, todayOf } from './testing/forklift.ts';

const it = portalIt
  .extend('module', async ({ portal, company }) => requireForklift(portal, company))
  .extend('results', async ({ portal, admin, company, module, trainee }) => {
    const { id } = trainee.user;
    const today = todayOf(portal);
    const paper = {
      moduleId: module,
      completedOn: addDays(today, -10),
      validUntil: addMonths(today, 3),
      note: 'Certificate 12',
    };
    return {
      today,
      paper,
      record: (form: Partial<calls.RecordedResultForm> = {}, of = id) =>
        admin.call(calls.recordResult, { params: { id: of }, body: { ...paper, ...form } }),
      withdraw: (resultId: number, of = id) =>
        admin.call(calls.withdrawResult, { params: { id: of, resultId } }),
      dashboard: async () => succeeded(await trainee.call(getDashboard)),
      progress: async () => succeeded(await admin.call(getTraineeProgress, { params: { id } })),
      own: async () => succeeded(await trainee.call(calls.listOwnRequirements)),
      async recorded() {
        const query = { company: String(company.id) };
        const all = succeeded(await admin.call(listActivity, { query }));
        return all.filter(({ action }) => action.startsWith('trainee.result-'));
      },
    };
  });

it('counts until its own day, is named as recorded, and is no watched time', async ({
  results,
}) => {
  const { today, paper, record, withdraw, dashboard, progress, own } = results;
  const made = await record();
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      on: paper.completedOn,
      validUntil: paper.validUntil,
      runNumber: null,
      recorded: { by: 'Ada Admin', note: 'Certificate 12' },
    },
  ]);
  const [card] = (await dashboard()).moduleProgress;
  expect(card).toMatchObject({
    completed: true,
    standing: { state: 'valid', validUntil: paper.validUntil, why: { because: 'recorded' } },
  });
  expect(await progress()).toMatchObject({
    standing: { state: 'valid' },
    moduleProgress: [{ timeSpent: 0, score: null, passed: null }],
  });
  expect(await own()).toMatchObject([{ moduleName: 'Forklift', completions: [made.body] }]);
  const { id = 0 } = made.body.recorded ?? {};
  const answers = [await withdraw(id), await withdraw(id)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await progress()).toMatchObject({
    standing: { state: 'due', dueOn: addDays(today, DUE_DAYS) },
  });
  expect(await own()).toMatchObject([{ completions: [] }]);
  expect(await results.recorded()).toMatchObject([
    {
      action: 'trainee.result-withdrawn',
      before: { module: 'Forklift', completedOn: paper.completedOn },
    },
    {
      action: 'trainee.result-recorded',
      after: {
        module: 'Forklift',
        completedOn: paper.completedOn,
        validUntil: paper.validUntil,
        note: 'Certificate 12',
      },
    },
  ]);
});

it('is recorded once for a module and a day, also by two admins at once', async ({ results }) => {
  const answers = await Promise.all([results.record(), results.record({ note: '' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error).toMatchObject({
    code: 'CONFLICT',
    details: { reason: 'resultRecordedAlready' },
  });
  const made = answers.find(({ status }) => status === 201);
  expect(await results.recorded()).toHaveLength(1);
  // Withdrawn, it can be recorded again.
  succeeded(await results.withdraw(made?.body.recorded?.id ?? 0));
  expect((await results.record()).status).toBe(201);
  expect((await results.record({ completedOn: results.today })).status).toBe(201);
});

it('refuses days that are not possible, by their fields', async ({ results }) => {
  const { today, paper, record } = results;
  const refused = [
    [{ completedOn: addDays(today, 1) }, 'completedOn', 'dateInFuture'],
    [{ completedOn: '0026-01-31' }, 'completedOn', 'dateInvalid'],
    [{ validUntil: paper.completedOn }, 'validUntil', 'validUntilBeforeCompletion'],
    [{ validUntil: 'never' }, 'validUntil', 'dateInvalid'],
    [{ note: 'x'.repeat(501) }, 'note', 'tooLong'],
  ] as const;
  for (const [form, path, reason] of refused) {
    const { status, error } = await record(form);
    const said = { code: 'INVALID_INPUT', details: { fields: [{ path, reason }] } };
    expect([status, error]).toMatchObject([400, said]);
  }
  expect((await record({ completedOn: today, validUntil: null })).status).toBe(201);
});

it('is not found in a module of another company, or for another trainee', async ({
  portal,
  company,
  results,
}) => {
  const elsewhere = await makeQuizModule(portal, (await makeCompany(portal)).id);
  const foreign = await results.record({ moduleId: elsewhere.id });
  expect([foreign.status, foreign.error.details]).toMatchObject([
    404,
    { reason: 'moduleNotFound' },
  ]);
  const other = await makeTrainee(portal, { companyName: company.name });
  const { recorded } = succeeded(await results.record());
  const refused = await results.withdraw(recorded?.id ?? 0, other.user.id);
  expect([refused.status, refused.error.details]).toMatchObject([
    404,
    { reason: 'resultNotRecorded' },
  ]);
  expect((await results.record({}, 999_999_999)).status).toBe(404);
});
