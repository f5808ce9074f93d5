/** The modules that a trainee must take, and the history of each. */
import { addDays, addMonths } from '@portal/contract/civil-dates';
import * as calls from '@portal/contract/requirements';
import { startRun } from '@portal/contract/runs';
import { updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import { itAlone as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import {
  DUE_DAYS,
  RENEWAL_DAYS,
  requireForklift,
  todayOf,
  VALID_MONTHS,
} from './testing/forklift.ts';

const REASON = 'On parental leave';

const it = portalIt
  .extend('trainee', ({ portal, company }) => makeTrainee(portal, { companyName: company.name }))
  .extend('requirements', ({ portal, admin, trainee }) => {
    const { id } = trainee.user;
    const params = { id };
    const asAdmin = () => signInAgain(portal, admin);
    return {
      today: () => todayOf(portal),
      goTo: (day: string) => portal.clock.advance(Date.parse(day) - Date.parse(todayOf(portal))),
      async take(moduleId: number) {
        await answerQuiz(await signInAgain(portal, trainee), moduleId);
      },
      async takeAgain(moduleId: number) {
        succeeded(await (await asAdmin()).call(startRun, { params, body: {} }));
        await answerQuiz(await signInAgain(portal, trainee), moduleId);
      },
      async except(form: Omit<calls.ExceptionForm, 'reason'>) {
        const body = { ...form, reason: REASON };
        return succeeded(await (await asAdmin()).call(calls.createException, { params, body }));
      },
      async end(exceptionId: number) {
        const of = { params: { id, exceptionId } };
        succeeded(await (await asAdmin()).call(calls.endException, of));
      },
      async record(body: calls.RecordedResultForm) {
        succeeded(await (await asAdmin()).call(calls.recordResult, { params, body }));
      },
      async makeEdition(moduleId: number, by: string) {
        const body = { by, reason: 'A new forklift' };
        const of = { params: { id: moduleId }, body };
        succeeded(await (await asAdmin()).call(calls.createModuleEdition, of));
      },
      found: async () =>
        succeeded(await (await asAdmin()).call(calls.getTraineeRequirements, { params })),
      own: async () =>
        succeeded(await (await signInAgain(portal, trainee)).call(calls.listOwnRequirements)),
    };
  });

it('has a history of all that happened to a module', async ({ portal, company, requirements }) => {
  const module = await requireForklift(portal, company);
  const { today, goTo, take, takeAgain, except, end, record, makeEdition, found } = requirements;
  const joined = today();
  const extended = addDays(joined, DUE_DAYS + 10);
  await except({ moduleId: module, kind: 'extend', until: extended });
  goTo(addDays(joined, 20));
  await take(module);
  const firstEnd = addMonths(addDays(joined, 20), VALID_MONTHS);
  // Renewed ten days before its end, it counts from that end.
  const renewed = addDays(firstEnd, -10);
  goTo(renewed);
  await takeAgain(module);
  const secondEnd = addMonths(firstEnd, VALID_MONTHS);
  const waived = addDays(secondEnd, 5);
  goTo(waived);
  const waiver = await except({ moduleId: null, kind: 'waive' });
  goTo(addDays(waived, 2));
  await end(waiver.id);
  const third = addDays(waived, 3);
  goTo(third);
  await takeAgain(module);
  const edition = addDays(third, 30);
  goTo(edition);
  const by = addDays(edition, 30);
  await makeEdition(module, by);
  const paper = addDays(by, 20);
  goTo(paper);
  const paperEnd = addDays(paper, 400);
  await record({ moduleId: module, completedOn: paper, validUntil: paperEnd, note: 'Card 7' });
  const pause = [addDays(paper, 1), addDays(paper, 9)] as const;
  await except({ moduleId: module, kind: 'pause', from: pause[0], until: pause[1] });

  const requirement = (await found())?.modules[0];
  const byAdmin = { by: 'Ada Admin', reason: REASON };
  const none = { by: null, reason: null, until: null, runNumber: null };
  const event = (kind: string, on: string, more: object = {}) => ({ ...none, kind, on, ...more });
  expect(requirement?.events).toEqual([
    event('required', joined),
    event('extended', joined, { ...byAdmin, until: extended }),
    event('completed', addDays(joined, 20), { until: firstEnd, runNumber: 1 }),
    event('due', extended),
    event('renewed', renewed, { until: secondEnd, runNumber: 2 }),
    event('expired', addDays(secondEnd, 1)),
    event('waived', waived, byAdmin),
    event('ended', addDays(waived, 2), { by: 'Ada Admin' }),
    event('completed', third, { until: by, runNumber: 3 }),
    event('edition', edition, { by: 'Ada Admin', reason: 'A new forklift', until: by }),
    event('expired', addDays(by, 1)),
    event('recorded', paper, { by: 'Ada Admin', reason: 'Card 7', until: paperEnd }),
    event('paused', pause[0], { ...byAdmin, until: pause[1] }),
    event('due', paperEnd),
  ]);
  expect(requirement?.completions).toMatchObject([
    { on: paper, validUntil: paperEnd, recorded: { note: 'Card 7' } },
    { on: third, validUntil: by, runNumber: 3, recorded: null },
    { on: renewed, validUntil: secondEnd, runNumber: 2 },
    { on: addDays(joined, 20), validUntil: firstEnd, runNumber: 1 },
  ]);
  expect(requirement?.standing).toMatchObject({
    state: 'valid',
    validUntil: paperEnd,
    renewFrom: addDays(paperEnd, -RENEWAL_DAYS),
  });
  expect((await found())?.exceptions.map(({ kind }) => kind)).toEqual(['extend', 'pause']);
});

it('lists what is no longer required last, if it was begun or completed', async ({
  portal,
  admin,
  company,
  requirements,
}) => {
  const module = await requireForklift(portal, company);
  await requirements.take(module);
  const ladders = await makeQuizModule(portal, company.id, { name: 'Ladders' });
  await makeQuizModule(portal, company.id, { name: 'Lifts' });
  const group = await makeGroup(admin, { companyId: company.id, userIds: [] });
  const rule = { dueDays: null, validMonths: null, countFrom: 'applied' } as const;
  for (const { moduleId } of await requirements.own())
    if (moduleId !== ladders.id)
      succeeded(
        await admin.call(calls.updateModuleRequirement, {
          params: { id: moduleId },
          query: {},
          body: { ...rule, audience: [group.id] },
        }),
      );
  const own = await requirements.own();
  expect(own.map(({ moduleName, standing }) => [moduleName, standing.state])).toEqual([
    ['Ladders', 'due'],
    ['Forklift', 'notRequired'],
  ]);
  const kept = (await requirements.found())?.modules[1];
  expect([kept?.completions.length, kept?.events.map(({ kind }) => kind)]).toEqual([
    1,
    ['completed'],
  ]);
});

it('says nothing without rules of the company, and keeps what was earned in one for a return', async ({
  portal,
  admin,
  company,
  trainee,
  requirements,
}) => {
  const first = await makeQuizModule(portal, company.id);
  await requirements.take(first.id);
  expect(await requirements.found()).toBeNull();
  expect(await requirements.own()).toEqual([]);
  await requireForklift(portal, company);
  const before = await requirements.own();
  expect(before.map(({ completions }) => completions.length)).toEqual([1, 0]);
  const moveTo = async (companyName: string) => {
    const moved = { params: { id: trainee.user.id }, body: { companyName } };
    succeeded(await admin.call(updateTrainee, moved));
  };
  await moveTo((await makeCompany(portal)).name);
  expect(await requirements.found()).toBeNull();
  await moveTo(company.name);
  expect(await requirements.own()).toMatchObject(
    before.map(({ moduleId, completions }) => ({ moduleId, completions })),
  );
});
