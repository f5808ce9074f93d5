import { listActivity } from '@portal/contract/activity';
import { addDays, addMonths } from '@portal/contract/civil-dates';
import { getDashboard } from '@portal/contract/learning';
import * as calls from '@portal/contract/requirements';
import { listTrainees } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { makeCompany, makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { DUE_DAYS, requireForklift, todayOf } from './testing/forklift.ts';

const REASON = 'On parental leave';
const DAY_MS = 86_400_000;

type Form = calls.ExceptionForm;

const it = portalIt
  .extend('module', async ({ portal, company }) => requireForklift(portal, company))
  .extend('exceptions', async ({ portal, admin, company, module: _, trainee }) => {
    const { id } = trainee.user;
    const params = { id };
    return {
      today: todayOf(portal),
      create: (form: Omit<Form, 'reason'>, of = id) =>
        admin.call(calls.createException, {
          params: { id: of },
          body: { ...form, reason: REASON },
        }),
      end: (exceptionId: number, of = id) =>
        admin.call(calls.endException, { params: { id: of, exceptionId } }),
      async standing() {
        const found = succeeded(await admin.call(calls.getTraineeRequirements, { params }));
        return found?.modules[0]?.standing;
      },
      async listed() {
        const query = { company: String(company.id) };
        return succeeded(await admin.call(listTrainees, { query }))[0]?.standing;
      },
      dashboard: async () => succeeded(await trainee.call(getDashboard)),
      async recorded() {
        const query = { company: String(company.id) };
        const all = succeeded(await admin.call(listActivity, { query }));
        return all.filter(({ action }) => action.startsWith('trainee.exception-'));
      },
    };
  });

describe('an extension', () => {
  it('moves the due date, until it is ended', async ({ module, exceptions }) => {
    const { today, create, end, standing, listed } = exceptions;
    const until = addDays(today, DUE_DAYS + 10);
    expect(await standing()).toMatchObject({ state: 'due', dueOn: addDays(today, DUE_DAYS) });
    const made = await create({ moduleId: module, kind: 'extend', until });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        module: { id: module, name: 'Forklift' },
        kind: 'extend',
        from: null,
        until,
        reason: REASON,
        madeBy: 'Ada Admin',
      },
    ]);
    expect(await standing()).toMatchObject({ state: 'due', dueOn: until });
    expect(await listed()).toEqual({ state: 'due', dueOn: until });
    const ends = [await end(made.body.id), await end(made.body.id)];
    expect(ends.map(({ status, body }) => [status, body])).toEqual([
      [200, { success: true }],
      [200, { success: true }],
    ]);
    expect(await listed()).toEqual({ state: 'due', dueOn: addDays(today, DUE_DAYS) });
  });

  it('is made once if it is asked for twice, and recorded once', async ({ module, exceptions }) => {
    const form = {
      moduleId: module,
      kind: 'extend',
      until: addDays(exceptions.today, 40),
    } as const;
    const [one, two] = await Promise.all([exceptions.create(form), exceptions.create(form)]);
    expect(succeeded(two)).toEqual(succeeded(one));
    succeeded(await exceptions.end(one.body.id));
    succeeded(await exceptions.end(one.body.id));
    const said = { exception: 'extend', module: 'Forklift', until: form.until, reason: REASON };
    expect(await exceptions.recorded()).toMatchObject([
      { action: 'trainee.exception-ended', before: said, after: null },
      { action: 'trainee.exception-made', before: null, after: said },
    ]);
  });
});

it('a waived module is no longer to be taken, and opens the next one', async ({
  portal,
  company,
  module,
  exceptions,
}) => {
  const next = await makeQuizModule(portal, company.id, { name: 'Ladders' });
  const made = succeeded(await exceptions.create({ moduleId: module, kind: 'waive' }));
  const [first, second] = (await exceptions.dashboard()).moduleProgress;
  expect([first?.standing?.state, second?.moduleId, second?.unlocked]).toEqual([
    'waived',
    next.id,
    true,
  ]);
  expect(await exceptions.listed()).toMatchObject({ state: 'due' });
  succeeded(await exceptions.end(made.id));
  const after = (await exceptions.dashboard()).moduleProgress;
  expect(after.map(({ unlocked }) => unlocked)).toEqual([true, true]);
});

it('a pause that is ended early has moved the due date by the days until then', async ({
  portal,
  exceptions,
}) => {
  const { today, create, end, standing } = exceptions;
  const pause = { moduleId: null, kind: 'pause', from: today, until: addDays(today, 20) } as const;
  const made = succeeded(await create(pause));
  expect(await standing()).toMatchObject({ dueOn: addDays(today, DUE_DAYS + 21) });
  portal.clock.advance(5 * DAY_MS);
  succeeded(await end(made.id));
  expect(await standing()).toMatchObject({ state: 'due', dueOn: addDays(today, DUE_DAYS + 5) });
});

it('a waiver of the only module completes no training', async ({ module, exceptions }) => {
  succeeded(await exceptions.create({ moduleId: module, kind: 'waive' }));
  expect(await exceptions.dashboard()).toMatchObject({
    trainingCompletedAt: null,
    totalModules: 0,
    overallProgress: 0,
  });
});

it('a pause of all modules moves the due date by its days', async ({ exceptions }) => {
  const { today, create, standing, recorded } = exceptions;
  const [from, until] = [today, addDays(today, 9)];
  const made = succeeded(await create({ moduleId: null, kind: 'pause', from, until }));
  expect(made).toMatchObject({ module: null, from, until });
  expect(await standing()).toMatchObject({
    state: 'paused',
    dueOn: addDays(today, DUE_DAYS + 10),
  });
  expect(await recorded()).toMatchObject([{ after: { module: null, from, until } }]);
});

it('refuses dates that are not possible, by their fields', async ({ module, exceptions }) => {
  const { today, create } = exceptions;
  const last = addMonths(today, 24);
  const extend = (until?: string): Omit<Form, 'reason'> => ({
    moduleId: module,
    kind: 'extend',
    until,
  });
  const pause = (from?: string, until?: string): Omit<Form, 'reason'> => ({
    moduleId: null,
    kind: 'pause',
    from,
    until,
  });
  const refused: [Omit<Form, 'reason'>, string, string][] = [
    [extend(), 'until', 'untilNeeded'],
    [extend(addDays(today, -1)), 'until', 'datePast'],
    [extend(addDays(last, 1)), 'until', 'dateTooFar'],
    [extend('2027-02-29'), 'until', 'dateInvalid'],
    [{ ...extend(last), from: today }, 'from', 'onlyPauseHasFrom'],
    [{ moduleId: null, kind: 'waive', until: last }, 'until', 'untilNeeded'],
    [pause(undefined, last), 'from', 'onlyPauseHasFrom'],
    [pause(addDays(today, -1), last), 'from', 'datePast'],
    [pause(last, addDays(last, 1)), 'until', 'dateTooFar'],
    [pause(addDays(last, 1), addDays(last, 2)), 'from', 'dateTooFar'],
    [pause(addDays(today, 2), addDays(today, 1)), 'until', 'untilBeforeFrom'],
  ];
  for (const [form, path, reason] of refused) {
    const { status, error } = await create(form);
    const said = { code: 'INVALID_INPUT', details: { fields: [{ path, reason }] } };
    expect([status, error]).toMatchObject([400, said]);
  }
  for (const form of [extend(today), extend(last), pause(today, today), pause(last, last)])
    expect((await create(form)).status).toBe(201);
  expect(await exceptions.recorded()).toHaveLength(4);
});

it('is not found in a module of another company, for another trainee, or after a move', async ({
  portal,
  company,
  module,
  exceptions,
}) => {
  const elsewhere = await makeQuizModule(portal, (await makeCompany(portal)).id);
  const foreign = await exceptions.create({ moduleId: elsewhere.id, kind: 'waive' });
  expect([foreign.status, foreign.error.details]).toMatchObject([
    404,
    { reason: 'moduleNotFound' },
  ]);
  const other = await makeTrainee(portal, { companyName: company.name });
  const { id } = succeeded(await exceptions.create({ moduleId: module, kind: 'waive' }));
  const refused = await exceptions.end(id, other.user.id);
  expect([refused.status, refused.error.details]).toMatchObject([
    404,
    { reason: 'exceptionNotFound' },
  ]);
  expect((await exceptions.end(999_999_999)).status).toBe(404);
  expect((await exceptions.create({ moduleId: null, kind: 'waive' }, 999_999_999)).status).toBe(
    404,
  );
  expect(await exceptions.standing()).toMatchObject({ state: 'waived' });
});
