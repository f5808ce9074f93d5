/** The report and its file about modules that are not for all, waived, recorded, or do not count any more. */
import { addDays } from '@portal/contract/civil-dates';
import { createReportExport } from '@portal/contract/exports';
import { getCompanyReport } from '@portal/contract/reports';
import { createException, recordResult } from '@portal/contract/requirements';
import { listTrainees } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { civilDateAt } from '#server/platform/civil-today.ts';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import { makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { followStandings } from '../learning/testing/follow-standings.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { rulesOf } from '../requirements/testing/make-rules.ts';

const DAY_MS = 86_400_000;

/** Kim is in the kitchen, for whose members 'Knives' is; 'Fire' is for everyone, for a year. */
const it = portalIt.extend('world', async ({ portal, admin, origin, company }) => {
  const add = (name: string) => makeTrainee(portal, { companyName: company.name, name });
  const [bo, kim] = [await add('Bo'), await add('Kim')];
  const fire = await makeQuizModule(portal, company.id, { name: 'Fire' });
  const knives = await makeQuizModule(portal, company.id, { name: 'Knives' });
  const kitchen = await makeGroup(admin, { companyId: company.id, userIds: [kim.user.id] });
  await rulesOf(admin).save(fire.id, { validMonths: 12 });
  await rulesOf(admin).save(knives.id, { audience: [kitchen.id] });
  const report = async () =>
    succeeded(await admin.call(getCompanyReport, { params: { id: company.id }, query: {} }));
  const people = async () => (await report()).people;
  /** How many modules are completed, how many are not required, and how many the list shows of how many. */
  async function counts() {
    const query = { company: String(company.id), sort: 'name' };
    const listed = succeeded(await admin.call(listTrainees, { query }));
    const inList = listed.map(({ calculatedProgress: { modulesCompleted, totalModules } }) => {
      return [modulesCompleted, totalModules];
    });
    const inReport = (await people()).map(({ modulesCompleted, notRequired }) => {
      return [modulesCompleted, 2 - notRequired.length];
    });
    expect(inReport).toEqual(inList);
    return inReport;
  }
  async function file() {
    const body = { company: company.id, format: 'csv' as const };
    const { url } = succeeded(await admin.call(createReportExport, { body }));
    const text = await (await fetch(`${origin}${url}`)).text();
    const [header = [], ...rows] = [...readCsv(text.slice(1))].map(({ cells }) => cells);
    const shown = ['Modules completed', 'Modules', 'Fire: status', 'Knives: status'];
    return rows.map((row) => shown.map((name) => row[header.indexOf(name)]));
  }
  /** The sessions would end before. */
  async function wait(days: number): Promise<void> {
    portal.clock.advance(days * DAY_MS);
    const { db } = portal.resources;
    await db
      .updateTable('sessions')
      .set({ expires_at: portal.clock.now + DAY_MS })
      .execute();
  }
  const today = () => civilDateAt(portal.clock.now, null);
  return { bo, kim, fire, knives, kitchen, report, people, counts, file, wait, today };
});

it('counts only what each person must take, and says nothing of the rest', async ({ world }) => {
  await answerQuiz(world.bo, world.fire.id);
  expect(await world.counts()).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect(await world.file()).toEqual([
    ['1', '1', 'Completed', ''],
    ['0', '2', 'Not Started', 'Not Started'],
  ]);
});

it('leaves out what is waived, and keeps what was completed before', async ({ admin, world }) => {
  const { bo, kim, fire, knives, kitchen } = world;
  await answerQuiz(kim, fire.id);
  await answerQuiz(kim, knives.id);
  const params = { id: bo.user.id };
  const body = { moduleId: fire.id, kind: 'waive', reason: 'Has left the building' } as const;
  succeeded(await admin.call(createException, { params, body }));
  await rulesOf(admin).save(knives.id, { audience: [] });
  await world.wait(30);
  const { figures } = await world.report();
  // Nothing is left to be done by Bo.
  expect(figures).toMatchObject({ people: 2, stuck: 0 });
  expect(await world.counts()).toEqual([
    [0, 0],
    [1, 1],
  ]);
  const [, last] = await world.people();
  expect(last).toMatchObject({ notRequired: [knives.id], results: [{}, { moduleId: knives.id }] });
  await rulesOf(admin).save(knives.id, { audience: [kitchen.id] });
  expect(await world.counts()).toEqual([
    [0, 0],
    [2, 2],
  ]);
});

it('has a module as completed while a pass or a recorded result counts', async ({
  portal,
  admin,
  company,
  world,
}) => {
  const { bo, kim, fire } = world;
  await answerQuiz(kim, fire.id);
  const body = {
    moduleId: fire.id,
    completedOn: addDays(world.today(), -1),
    validUntil: addDays(world.today(), 1),
    note: '',
  };
  succeeded(await admin.call(recordResult, { params: { id: bo.user.id }, body }));
  expect(await world.counts()).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect((await world.file()).map((row) => row[2])).toEqual(['Completed', 'Completed']);

  await world.wait(400);
  expect(await world.counts()).toEqual([
    [0, 1],
    [0, 2],
  ]);
  // Nothing of it is a failed try.
  expect((await world.file()).map((row) => row[2])).toEqual(['Not Started', 'In Progress']);
  await followStandings(portal);
  const query = { company: String(company.id), status: 'in-progress' } as const;
  expect(succeeded(await admin.call(listTrainees, { query }))).toMatchObject([{ name: 'Kim' }]);
});

it('is filtered by the status in a module without those who need not take it', async ({
  admin,
  company,
  world,
}) => {
  const { bo, kim, fire, knives } = world;
  const inModule = async (module: number) => {
    const found = ['not-started', 'not-completed', 'completed'].map(async (status) => {
      const query = { company: String(company.id), module: String(module), status };
      const rows = succeeded(await admin.call(listTrainees, { query }));
      return [status, rows.map(({ name }) => name)] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  };
  const ofKim = { 'not-started': ['Kim'], 'not-completed': ['Kim'], completed: [] };
  expect(await inModule(knives.id)).toEqual(ofKim);
  const result = { completedOn: world.today(), validUntil: null, note: '' };
  const body = { ...result, moduleId: fire.id };
  succeeded(await admin.call(recordResult, { params: { id: bo.user.id }, body }));
  expect(await inModule(fire.id)).toEqual({ ...ofKim, completed: ['Bo'] });
  const waiver = { moduleId: fire.id, kind: 'waive', reason: 'Has left the building' } as const;
  succeeded(await admin.call(createException, { params: { id: kim.user.id }, body: waiver }));
  expect(await inModule(fire.id)).toMatchObject({ 'not-completed': [], completed: ['Bo'] });
});
