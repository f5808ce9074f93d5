/** When a completion is certified, by a pass and by what admins change: once, and never what is undone within a minute. */

import { deleteCompany } from '@portal/contract/companies';
import { submitQuiz } from '@portal/contract/learning';
import { UNDO_COMPLETIONS_MS } from '@portal/contract/limits';
import { deleteModule } from '@portal/contract/modules';
import { createException, endException, recordResult } from '@portal/contract/requirements';
import { startRun } from '@portal/contract/runs';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { expect, vi } from 'vitest';
import { buildPortal } from '#server/app.ts';
import { rulesOf } from '#server/features/requirements/testing/make-rules.ts';
import { civilDateAt } from '#server/platform/civil-today.ts';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { LEARNING_PROGRESSED } from '../events.ts';
import { certifyDue } from '../testing/certify-due.ts';
import { answerQuiz, answersTo, watchVideo } from '../testing/learn.ts';

const DAY_MS = 86_400_000;
const WAIVER = { kind: 'waive' as const, reason: 'Has done it elsewhere' };

/** A training of two modules. */
const it = portalIt
  .extend('first', ({ portal, company }) => makeQuizModule(portal, company.id, { name: 'First' }))
  .extend('last', ({ portal, company, first: _ }) =>
    makeQuizModule(portal, company.id, { name: 'Last' }),
  )
  .extend('act', ({ portal, admin, trainee, first, last }) => {
    const { db } = portal.resources;
    const params = { id: trainee.user.id };
    return {
      /** Time in which an admin's change can be undone, and the certificates after it. */
      async minute(): Promise<void> {
        portal.clock.advance(UNDO_COMPLETIONS_MS);
        await certifyDue(portal);
      },
      async passBoth(): Promise<void> {
        await answerQuiz(trainee, first.id);
        await answerQuiz(trainee, last.id);
      },
      waive: async (moduleId: number) =>
        succeeded(await admin.call(createException, { params, body: { ...WAIVER, moduleId } })),
      endWaiver: async (exceptionId: number) =>
        succeeded(await admin.call(endException, { params: { ...params, exceptionId } })),
      startRun: async () => succeeded(await admin.call(startRun, { params, body: {} })),
      /** The certificates of the trainee, oldest first. */
      async certified({ user }: Actor = trainee) {
        const rows = await db
          .selectFrom('certificates')
          .select(['module_id', 'succession', 'facts_json'])
          .where('user_id', '=', user.id)
          .orderBy('id')
          .execute();
        return rows.map(({ module_id, succession, facts_json }) => {
          const { modules, isBeforeCertificates } = JSON.parse(facts_json);
          return {
            moduleId: module_id,
            succession,
            isBeforeCertificates,
            modules: modules.map(({ name }: { name: string }) => name),
            facts: modules,
          };
        });
      },
    };
  });

const pathOf = (...modules: string[]) =>
  expect.objectContaining({ moduleId: null, modules, succession: null });

it('certifies the last pass once, if it is sent five times to two processes', async ({
  portal,
  trainee,
  first,
  last,
  act,
}) => {
  const other = await buildPortal(portal.resources, portal.settings);
  await other.app.ready();
  await answerQuiz(trainee, first.id);
  const answers = await answersTo(trainee, last.id);
  const clicks = Array.from({ length: 5 }, (_, i) =>
    i % 2 === 0
      ? trainee.call(submitQuiz, { params: { id: last.id }, body: { answers } })
      : other.app.inject({
          method: submitQuiz.method,
          url: `/api${submitQuiz.path.replace(':id', String(last.id))}`,
          headers: { authorization: `Bearer ${trainee.token}` },
          payload: { answers, submissionId: crypto.randomUUID() },
        }),
  );
  await Promise.all(clicks);
  await other.app.close();
  await act.minute();
  expect(await act.certified()).toEqual([pathOf('First', 'Last')]);
});

it('stores no pass without its certificate', async ({ portal, trainee, first, last, act }) => {
  await answerQuiz(trainee, first.id);
  const answers = await answersTo(trainee, last.id);
  const body = { answers, submissionId: crypto.randomUUID() };
  const issue = vi.spyOn(portal.services.certificates, 'issue');
  issue.mockRejectedValueOnce(new Error('Killed'));
  const failed = await trainee.call(submitQuiz, { params: { id: last.id }, body });
  expect([failed.status, await act.certified()]).toEqual([500, []]);
  issue.mockRestore();
  succeeded(await trainee.call(submitQuiz, { params: { id: last.id }, body }));
  expect(await act.certified()).toEqual([pathOf('First', 'Last')]);
});

it('certifies what an admin completes after a minute, and shows it to open pages', async ({
  portal,
  trainee,
  first,
  last,
  act,
}) => {
  await answerQuiz(trainee, first.id);
  await act.waive(last.id);
  portal.clock.advance(UNDO_COMPLETIONS_MS - 1);
  await certifyDue(portal);
  expect(await act.certified()).toEqual([]);
  const seen: unknown[] = [];
  portal.resources.bus.subscribe(LEARNING_PROGRESSED, (event) => void seen.push(event));
  portal.clock.advance(1);
  await certifyDue(portal);
  expect(await act.certified()).toEqual([pathOf('First')]);
  expect(seen).toEqual([expect.objectContaining({ traineeId: trainee.user.id, moduleId: null })]);
});

it('does not certify a waiver that is ended within a minute', async ({
  trainee,
  first,
  last,
  act,
}) => {
  await answerQuiz(trainee, first.id);
  const { id } = await act.waive(last.id);
  await act.endWaiver(id);
  await act.minute();
  expect(await act.certified()).toEqual([]);
});

it('does not certify a deletion that is undone within a minute', async ({
  portal,
  admin,
  trainee,
  first,
  last,
  act,
}) => {
  await answerQuiz(trainee, first.id);
  const params = { id: last.id };
  const { deletionId } = succeeded(await admin.call(deleteModule, { params }));
  await portal.work(['module changes']);
  portal.clock.advance(UNDO_COMPLETIONS_MS);
  const restored = { params: { deletionId: deletionId ?? 0 }, body: {} };
  succeeded(await admin.call(restoreFromTrash, restored));
  await portal.work(['module changes']);
  await act.minute();
  expect(await act.certified()).toEqual([]);
  succeeded(await admin.call(deleteModule, { params }));
  await portal.work(['module changes']);
  await act.minute();
  expect(await act.certified()).toEqual([pathOf('First')]);
});

it('certifies a run that ends within the minute as it was completed', async ({
  trainee,
  first,
  last,
  act,
}) => {
  await answerQuiz(trainee, first.id);
  await act.waive(last.id);
  await act.startRun();
  await act.minute();
  expect(await act.certified()).toEqual([pathOf('First')]);
  await answerQuiz(trainee, first.id);
  expect(await act.certified()).toEqual([
    expect.objectContaining({ succession: 'renewed' }),
    pathOf('First'),
  ]);
});

it('certifies what has ended before a pass that comes within the minute', async ({
  portal,
  trainee,
  first,
  last,
  act,
}) => {
  await answerQuiz(trainee, first.id);
  await act.waive(last.id);
  await act.startRun();
  portal.clock.advance(1_000);
  await answerQuiz(trainee, first.id);
  await act.minute();
  expect(await act.certified()).toEqual([
    expect.objectContaining({ succession: 'renewed' }),
    pathOf('First'),
  ]);
});

it('replaces the certificate when a module is added, and keeps it when one is removed', async ({
  portal,
  admin,
  company,
  trainee,
  last,
  act,
}) => {
  await act.passBoth();
  const added = await makeQuizModule(portal, company.id, { name: 'Added' });
  await answerQuiz(trainee, added.id);
  succeeded(await admin.call(deleteModule, { params: { id: last.id } }));
  await portal.work(['module changes']);
  await act.minute();
  expect(await act.certified()).toEqual([
    expect.objectContaining({ modules: ['First', 'Last'], succession: 'replaced' }),
    pathOf('First', 'Last', 'Added'),
  ]);
});

it('keeps the certificate of a company that the trainee leaves, and renews it after the return', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  last,
  act,
}) => {
  const other = await makeCompany(portal);
  const move = async (companyName: string) => {
    const params = { id: trainee.user.id };
    succeeded(await admin.call(updateTrainee, { params, body: { companyName } }));
  };
  await act.passBoth();
  await move(other.name);
  await act.minute();
  await move(company.name);
  await act.minute();
  expect(await act.certified()).toEqual([pathOf('First', 'Last')]);
  portal.clock.advance(DAY_MS);
  await answerQuiz(trainee, first.id);
  await answerQuiz(trainee, last.id);
  expect(await act.certified()).toEqual([
    expect.objectContaining({ succession: 'renewed' }),
    pathOf('First', 'Last'),
  ]);
});

it('renews the certificate by a pass in a completed run, while other modules are open in it', async ({
  portal,
  company,
  trainee,
  first,
  last,
  act,
}) => {
  const third = await makeQuizModule(portal, company.id, { name: 'Third' });
  for (const { id } of [first, last, third]) await answerQuiz(trainee, id);
  await act.startRun();
  const waivers = [await act.waive(last.id), await act.waive(third.id)];
  await answerQuiz(trainee, first.id);
  for (const { id } of waivers) await act.endWaiver(id);
  await act.minute();
  await answerQuiz(trainee, last.id);
  expect(await act.certified()).toEqual([
    expect.objectContaining({ modules: ['First', 'Last', 'Third'], succession: 'renewed' }),
    expect.objectContaining({ modules: ['First'], succession: 'replaced' }),
    expect.objectContaining({ modules: ['First', 'Last', 'Third'], succession: 'renewed' }),
    pathOf('First', 'Last', 'Third'),
  ]);
});

it('does not wait for a trainee with whom it fails, and tries again', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  last,
  act,
}) => {
  const other = await makeTrainee(portal, { companyName: company.name });
  const body = { ...WAIVER, moduleId: last.id };
  for (const each of [trainee, other]) {
    await answerQuiz(each, first.id);
    succeeded(await admin.call(createException, { params: { id: each.user.id }, body }));
  }
  const { certificates } = portal.services;
  const { issue } = certificates;
  const failing = vi.spyOn(certificates, 'issue').mockImplementation(async (tx, completion) => {
    await issue(tx, completion);
    if (completion.userId === trainee.user.id) throw new Error('Impossible');
  });
  await act.minute();
  expect([await act.certified(), await act.certified(other)]).toEqual([[], [pathOf('First')]]);
  failing.mockRestore();
  await act.minute();
  expect(await act.certified()).toEqual([pathOf('First')]);
});

it('waits while the company to which the trainee has moved is deleted, but lets others go on', async ({
  portal,
  admin,
  company,
  trainee,
  first,
  last,
  act,
}) => {
  const elsewhere = await makeCompany(portal);
  const other = await makeTrainee(portal, { companyName: company.name });
  const body = { ...WAIVER, moduleId: last.id };
  for (const each of [trainee, other]) {
    await answerQuiz(each, first.id);
    succeeded(await admin.call(createException, { params: { id: each.user.id }, body }));
  }
  const params = { id: trainee.user.id };
  succeeded(await admin.call(updateTrainee, { params, body: { companyName: elsewhere.name } }));
  const { deletionId } = succeeded(
    await admin.call(deleteCompany, { params: { id: elsewhere.id } }),
  );
  await act.minute();
  expect([await act.certified(), await act.certified(other)]).toEqual([[], [pathOf('First')]]);
  succeeded(
    await admin.call(restoreFromTrash, { params: { deletionId: deletionId ?? 0 }, body: {} }),
  );
  await act.minute();
  expect(await act.certified()).toEqual([pathOf('First')]);
});

it('waits while the trainee is deleted', async ({ admin, trainee, first, last, act }) => {
  await answerQuiz(trainee, first.id);
  await act.waive(last.id);
  const params = { id: trainee.user.id };
  const { deletionId } = succeeded(await admin.call(deleteTrainee, { params }));
  await act.minute();
  expect(await act.certified()).toEqual([]);
  succeeded(
    await admin.call(restoreFromTrash, { params: { deletionId: deletionId ?? 0 }, body: {} }),
  );
  await act.minute();
  expect(await act.certified()).toEqual([pathOf('First')]);
});

it('gives the certificates of a deleted trainee to the one with whom they are merged', async ({
  admin,
  portal,
  company,
  trainee,
  act,
}) => {
  await act.passBoth();
  const params = { id: trainee.user.id };
  const { deletionId } = succeeded(await admin.call(deleteTrainee, { params }));
  const { email } = trainee.user;
  const again = await makeTrainee(portal, { companyName: company.name, email });
  const body = { mergeInto: again.user.id };
  succeeded(await admin.call(restoreFromTrash, { params: { deletionId: deletionId ?? 0 }, body }));
  await act.minute();
  expect(await act.certified(again)).toEqual([pathOf('First', 'Last')]);
  const held = await portal.resources.db
    .selectFrom('path_completions')
    .select('user_id')
    .where('company_id', '=', company.id)
    .execute();
  expect(held).toEqual([{ user_id: again.user.id }]);
});

it('certifies a module of its own at each completion since that was switched on', async ({
  portal,
  trainee,
  first,
  act,
}) => {
  const { db } = portal.resources;
  await answerQuiz(trainee, first.id);
  await db
    .updateTable('all_modules')
    .set({ certified_since: portal.clock.now + 1 })
    .where('id', '=', first.id)
    .execute();
  portal.clock.advance(1);
  await act.startRun();
  await act.minute();
  expect(await act.certified()).toEqual([]);
  await answerQuiz(trainee, first.id);
  expect(await act.certified()).toEqual([
    expect.objectContaining({ moduleId: first.id, modules: ['First'], succession: null }),
  ]);
});

it('says what was watched, scored and recorded', async ({ portal, admin, company, trainee }) => {
  const film = await makeVideoModule(portal, company.id, {
    name: 'Film',
    seconds: 10,
    questions: 4,
  });
  const forklift = await makeQuizModule(portal, company.id, { name: 'Forklift' });
  const today = civilDateAt(portal.clock.now, null);
  const recorded = { moduleId: forklift.id, completedOn: '2020-02-03', validUntil: null, note: '' };
  const params = { id: trainee.user.id };
  succeeded(await admin.call(recordResult, { params, body: recorded }));
  await watchVideo(portal, trainee, film.id, 10);
  await answerQuiz(trainee, film.id, { right: 3 });
  const { facts_json } = await portal.resources.db
    .selectFrom('certificates')
    .select('facts_json')
    .where('user_id', '=', trainee.user.id)
    .executeTakeFirstOrThrow();
  const other = { edition: 1, validUntil: null };
  expect(JSON.parse(facts_json).modules).toEqual([
    {
      ...other,
      id: film.id,
      name: 'Film',
      completedOn: today,
      videoSeconds: 10,
      creditedSeconds: 10,
      score: 75,
      recorded: null,
    },
    {
      ...other,
      id: forklift.id,
      name: 'Forklift',
      completedOn: '2020-02-03',
      videoSeconds: 0,
      creditedSeconds: 0,
      score: null,
      recorded: { by: admin.user.name, on: today },
    },
  ]);
});

it('certifies completions from before the certificates, those that have expired too, without a mail', async ({
  portal,
  admin,
  trainee,
  first,
  act,
}) => {
  const { db } = portal.resources;
  await rulesOf(admin).save(first.id, { validMonths: 1 });
  await act.passBoth();
  await act.startRun();
  portal.clock.advance(10 * DAY_MS);
  await act.passBoth();
  // As an earlier version has left it.
  await db.deleteFrom('log_leaves').execute();
  await db.deleteFrom('certificates').where('user_id', '=', trainee.user.id).execute();
  await db.deleteFrom('path_completions').where('user_id', '=', trainee.user.id).execute();
  await db.updateTable('installation').set({ certificates_since: null }).execute();
  const mails = async () => (await db.selectFrom('mail_queue').select('id').execute()).length;
  const before = await mails();
  portal.clock.advance(90 * DAY_MS);
  await certifyDue(portal);
  await certifyDue(portal);
  const earlier = { modules: ['First', 'Last'], isBeforeCertificates: true };
  expect(await act.certified()).toEqual([
    expect.objectContaining({ ...earlier, succession: 'renewed' }),
    expect.objectContaining({ ...earlier, succession: null }),
  ]);
  expect(await mails()).toBe(before);
});
