/** Jobs that extend, waive and pause what trainees must take, and their undos. */
import { listActivity } from '@portal/contract/activity';
import type { CallBody } from '@portal/contract/call';
import { addDays } from '@portal/contract/civil-dates';
import * as calls from '@portal/contract/jobs';
import { deleteModule } from '@portal/contract/modules';
import {
  createException,
  endException,
  getTraineeRequirements,
} from '@portal/contract/requirements';
import { listTrainees } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { DUE_DAYS, requireForklift, todayOf } from '../standings/testing/forklift.ts';

const REASON = 'The machine is broken';

type Body = CallBody<typeof calls.startBulkAction>;

const it = portalIt.extend('drivers', async ({ portal, admin, company }) => {
  const module = await requireForklift(portal, company);
  const ids: number[] = [];
  for (const name of ['Ida', 'Udo', 'Zoe'])
    ids.push((await makeTrainee(portal, { name, companyName: company.name })).user.id);
  const today = todayOf(portal);
  const until = addDays(today, DUE_DAYS + 5);
  const extension = { moduleId: module, until, reason: REASON };
  const jobOf = async (id: number) => succeeded(await admin.call(calls.getJob, { params: { id } }));
  const body: Body = { action: 'extend', ids, exception: extension };
  return {
    module,
    ids,
    today,
    until,
    extension,
    body,
    start: (changed: Partial<Body> = {}, by = admin) =>
      by.call(calls.startBulkAction, { body: { ...body, ...changed } }),
    async run(changed: Partial<Body> = {}, by = admin) {
      const { id } = succeeded(
        await by.call(calls.startBulkAction, { body: { ...body, ...changed } }),
      );
      await portal.work(['job']);
      return succeeded(await by.call(calls.getJob, { params: { id } }));
    },
    async undo(id: number) {
      succeeded(await admin.call(calls.undoJob, { params: { id } }));
      await portal.work(['job']);
      return jobOf(id);
    },
    /** The due dates of the people of the company, by name. */
    async dueDates() {
      const query = { company: String(company.id) };
      return succeeded(await admin.call(listTrainees, { query })).map(
        ({ standing }) => standing?.dueOn,
      );
    },
    exceptionsOf: async (id: number) =>
      succeeded(await admin.call(getTraineeRequirements, { params: { id } }))?.exceptions ?? [],
    async lines(jobId: number) {
      const query = { company: String(company.id) };
      const all = succeeded(await admin.call(listActivity, { query }));
      return all.filter((line) => line.jobId === jobId);
    },
  };
});

it('extends for all, records it once, and is undone', async ({ drivers }) => {
  const { until, today, run, undo, dueDates, lines } = drivers;
  const job = await run();
  expect(job).toMatchObject({ kind: 'extend', state: 'done', done: 3, undoable: true });
  expect(await dueDates()).toEqual([until, until, until]);
  expect(await undo(job.id)).toMatchObject({ state: 'undone', done: 0 });
  const due = addDays(today, DUE_DAYS);
  expect(await dueDates()).toEqual([due, due, due]);
  const said = { exception: 'extend', module: 'Forklift', until, reason: REASON };
  expect(await lines(job.id)).toMatchObject([
    { action: 'trainees.undone', after: { ...said, undoneJob: 'extend', trainees: 3 } },
    { action: 'trainees.exceptions-made', after: { ...said, trainees: 3, chosen: 3, refused: 0 } },
  ]);
});

it('refuses people of other companies and those who have it, and ends what still stands', async ({
  portal,
  admin,
  drivers,
}) => {
  const [ida = 0, udo = 0, zoe = 0] = drivers.ids;
  const stranger = await makeTrainee(portal);
  const body = { ...drivers.extension, kind: 'extend' as const };
  const { id: earlier } = succeeded(
    await admin.call(createException, { params: { id: zoe }, body }),
  );
  const job = await drivers.run({ ids: [...drivers.ids, stranger.user.id] });
  expect(job).toMatchObject({ done: 2, refused: 2 });
  const [ofIda] = await drivers.exceptionsOf(ida);
  const params = { id: ida, exceptionId: ofIda?.id ?? 0 };
  succeeded(await admin.call(endException, { params }));
  expect(await drivers.undo(job.id)).toMatchObject({ state: 'undone', done: 0 });
  expect(await drivers.exceptionsOf(udo)).toEqual([]);
  expect(await drivers.exceptionsOf(zoe)).toMatchObject([{ id: earlier }]);
});

it('pauses all modules of people of several companies', async ({ portal, drivers }) => {
  const [ida = 0] = drivers.ids;
  const company = await makeCompany(portal);
  await requireForklift(portal, company);
  const other = (await makeTrainee(portal, { companyName: company.name })).user.id;
  const pause = { moduleId: null, from: drivers.today, until: drivers.until, reason: REASON };
  const job = await drivers.run({ action: 'pause', ids: [ida, other], exception: pause });
  expect(job).toMatchObject({ kind: 'pause', done: 2, refused: 0 });
  for (const id of [ida, other])
    expect(await drivers.exceptionsOf(id)).toMatchObject([
      { kind: 'pause', module: null, from: drivers.today, until: drivers.until },
    ]);
});

it('needs an exception that is possible', async ({ portal, drivers }) => {
  const { today, extension, start } = drivers;
  const elsewhere = await makeQuizModule(portal, (await makeCompany(portal)).id);
  const refused: [Partial<Body>, number, object][] = [
    [{ exception: undefined }, 400, { fields: [{ path: 'exception' }] }],
    [{ action: 'invite' }, 400, { fields: [{ path: 'exception' }] }],
    [{ action: 'waive' }, 400, { fields: [{ path: 'exception.until', reason: 'untilNeeded' }] }],
    [{ action: 'pause' }, 400, { fields: [{ path: 'exception.from' }] }],
    [
      { exception: { ...extension, until: addDays(today, -1) } },
      400,
      { fields: [{ path: 'exception.until', reason: 'datePast' }] },
    ],
    [{ exception: { ...extension, moduleId: 999_999_999 } }, 404, { reason: 'moduleNotFound' }],
  ];
  for (const [body, status, details] of refused) {
    const answer = await start(body);
    expect([answer.status, answer.error.details]).toMatchObject([status, details]);
  }
  // People who are not in the company of the module are refused one by one.
  const job = await drivers.run({ exception: { ...extension, moduleId: elsewhere.id } });
  expect(job).toMatchObject({ done: 0, refused: 3 });
});

it('a module that is deleted before the job runs gives no exception', async ({
  portal,
  admin,
  drivers,
}) => {
  const { id } = succeeded(await drivers.start());
  succeeded(await admin.call(deleteModule, { params: { id: drivers.module } }));
  await portal.work(['job']);
  const job = succeeded(await admin.call(calls.getJob, { params: { id } }));
  expect(job).toMatchObject({ state: 'done', done: 0, refused: 3 });
});

it('a limited admin makes it for people in reach, in modules in reach', async ({
  portal,
  company,
  drivers,
}) => {
  const own = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'people' }]);
  expect(await drivers.run({}, own)).toMatchObject({ done: 3 });
  const elsewhere = await makeCompany(portal);
  const other = await makeLimitedAdmin(portal, [{ companyId: elsewhere.id, rights: 'people' }]);
  const refused = await drivers.start({}, other);
  expect([refused.status, refused.error.details]).toMatchObject([
    404,
    { reason: 'moduleNotFound' },
  ]);
});
