/** A deleted trainee is merged with the one who uses the email now. */
import { listActivity } from '@portal/contract/activity';
import { listRooms } from '@portal/contract/chat';
import { giveFeedback, listFeedback } from '@portal/contract/feedback';
import { listHelpRequests } from '@portal/contract/help';
import { listNotices, remindTrainee } from '@portal/contract/reminders';
import {
  createException,
  getTraineeRequirements,
  recordResult,
} from '@portal/contract/requirements';
import { getRun, listRuns, startRun } from '@portal/contract/runs';
import { getTraineeProgress, listTrainees, updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { examineRuns } from '#server/cli/doctor/runs.ts';
import { examineTrash } from '#server/cli/doctor/trash.ts';
import { answerQuiz } from '#server/features/learning/testing/learn.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { makeAdmin, makeCompany, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { requireForklift } from '../standings/testing/forklift.ts';
import { it as trashIt } from './testing/trash-test.ts';

/** The faults that the doctor finds in the database. */
async function faults(db: Db) {
  const found = [...(await examineRuns(db)), ...(await examineTrash(db))];
  return found.filter(({ isOk }) => !isOk);
}

const it = trashIt
  /** Ann is deleted after two runs; a new account uses her email, which has passed the third module. */
  .extend('rehired', async ({ portal, admin, company, trash, training }) => {
    const { ann } = training;
    succeeded(await admin.call(startRun, { params: { id: ann.user.id }, body: {} }));
    await answerQuiz(ann, training.first);
    succeeded(await ann.call(giveFeedback, { body: { moduleId: training.first, rating: 3 } }));
    const deletionId = await trash.deleteTrainee(ann);
    portal.clock.advance(1000);
    const living = await makeTrainee(portal, {
      companyName: company.name,
      name: 'Ann Again',
      email: ann.user.email,
    });
    await answerQuiz(living, training.first);
    const merge = (into = living.user.id) => trash.restore(deletionId, { mergeInto: into });
    const runs = async () =>
      succeeded(await admin.call(listRuns, { params: { id: living.user.id } }));
    return { ann, living, deletionId, merge, runs };
  });

it('is offered when the email is taken by a trainee, and not by an admin', async ({
  portal,
  trash,
  training,
  rehired,
}) => {
  const refused = await trash.restore(rehired.deletionId);
  expect(refused.error).toMatchObject({
    code: 'EMAIL_TAKEN',
    details: { takenBy: { userId: rehired.living.user.id, name: 'Ann Again', isTrainee: true } },
  });
  const ofBen = await trash.deleteTrainee(training.ben);
  const admin = await makeAdmin(portal, training.ben.user.email);
  expect((await trash.restore(ofBen)).error.details).toMatchObject({
    takenBy: { isTrainee: false },
  });
  expect((await trash.restore(ofBen, { mergeInto: admin.user.id })).status).toBe(409);
});

it('brings the runs with answers before those of the other one, renumbered and ended', async ({
  portal,
  admin,
  training,
  rehired,
}) => {
  const { db } = portal.resources;
  const { living, merge, runs } = rehired;
  const before = {
    attempts: await db.selectFrom('attempts').selectAll().orderBy('id').execute(),
    answers: await db.selectFrom('attempt_answers').selectAll().execute(),
    progress: await db
      .selectFrom('progress')
      .selectAll()
      .orderBy('run_id')
      .orderBy('module_id')
      .execute(),
  };
  const [current] = await runs();
  const figures = () =>
    db.selectFrom('trainee_figures').selectAll().where('user_id', '=', living.user.id).execute();
  const figuresBefore = await figures();
  expect(succeeded(await merge())).toEqual({
    success: true,
    message: 'The results of Ann were added to those of Ann Again.',
    remainingDeletionId: null,
    outcome: { kind: 'merged', name: 'Ann', into: 'Ann Again' },
  });
  expect(await runs()).toMatchObject([
    { ...current, number: 3, endedAt: null },
    {
      number: 2,
      endedAt: new Date(portal.clock.now - 1000).toISOString(),
      overallProgress: 33.3,
    },
    { number: 1, overallProgress: 33.3 },
  ]);
  const second = { id: living.user.id, number: 2 };
  const { moduleProgress } = succeeded(await admin.call(getRun, { params: second }));
  expect(moduleProgress.filter(({ passed }) => passed !== null)).toHaveLength(1);
  expect({
    attempts: await db.selectFrom('attempts').selectAll().orderBy('id').execute(),
    answers: await db.selectFrom('attempt_answers').selectAll().execute(),
    progress: await db
      .selectFrom('progress')
      .selectAll()
      .orderBy('run_id')
      .orderBy('module_id')
      .execute(),
  }).toEqual(before);
  // The other one trains on in the own run, with the same figures as before.
  expect(await figures()).toEqual(figuresBefore);
  await answerQuiz(living, training.second);
  expect((await runs())[0]).toMatchObject({ number: 3, overallProgress: 66.7 });
  const { calculatedProgress } =
    succeeded(await admin.call(listTrainees)).find(({ id }) => id === living.user.id) ?? {};
  expect(calculatedProgress?.modulesCompleted).toBe(2);
  succeeded(await admin.call(startRun, { params: { id: living.user.id }, body: {} }));
  expect((await runs()).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  expect(await faults(db)).toEqual([]);
});

it('brings feedback only on modules on which the other one has given none', async ({
  portal,
  admin,
  training,
  rehired,
}) => {
  const { first, second, third } = training;
  const { living, merge } = rehired;
  const { db } = portal.resources;
  const give = (moduleId: number, rating: number) =>
    db
      .insertInto('feedback')
      .values({
        user_id: rehired.ann.user.id,
        module_id: moduleId,
        company_id: living.user.company?.id ?? 0,
        rating,
        comment: null,
        created_at: 1,
        hidden: 1,
      })
      .execute();
  await give(second, 1);
  await give(third, 5);
  succeeded(await living.call(giveFeedback, { body: { moduleId: first, rating: 2 } }));
  succeeded(await merge());
  const given = async () =>
    succeeded(await admin.call(listFeedback))
      .filter(({ trainee }) => trainee.id === living.user.id)
      .map(({ moduleId, rating }) => [moduleId, rating])
      .toSorted();
  expect(await given()).toEqual([
    [first, 2],
    [second, 1],
    [third, 5],
  ]);
  const givers = await db.selectFrom('feedback_givers').selectAll().orderBy('company_id').execute();
  expect(givers.map((row) => row.givers)).toEqual([2, 2]);
});

it('brings exceptions and recorded results, of two of a module and a day that of the other one', async ({
  portal,
  admin,
  company,
  trash,
  training,
}) => {
  const { ann } = training;
  const moduleId = await requireForklift(portal, company);
  const record = async (id: number, completedOn: string, note: string) => {
    const body = { moduleId, completedOn, validUntil: null, note };
    return succeeded(await admin.call(recordResult, { params: { id }, body }));
  };
  await record(ann.user.id, '2024-01-31', 'first');
  await record(ann.user.id, '2024-02-29', 'of Ann');
  const body = { moduleId: null, kind: 'waive' as const, reason: 'Works at the office' };
  succeeded(await admin.call(createException, { params: { id: ann.user.id }, body }));
  const deletionId = await trash.deleteTrainee(ann);
  const living = await makeTrainee(portal, { companyName: company.name, email: ann.user.email });
  const { id } = living.user;
  await record(id, '2024-02-29', 'of the other one');
  succeeded(await trash.restore(deletionId, { mergeInto: id }));
  const found = succeeded(await admin.call(getTraineeRequirements, { params: { id } }));
  const forklift = found?.modules.find((module) => module.moduleId === moduleId);
  expect(forklift?.completions.map(({ recorded }) => recorded?.note)).toEqual([
    'of the other one',
    'first',
  ]);
  expect(found?.exceptions).toMatchObject([{ kind: 'waive', module: null }]);
  const query = { company: String(company.id) };
  const listed = succeeded(await admin.call(listTrainees, { query }));
  expect(listed.find((trainee) => trainee.id === id)?.standing?.state).toBe('waived');
  expect(await faults(portal.resources.db)).toEqual([]);
});

it('brings reminders, which count within a day', async ({
  portal,
  admin,
  company,
  trash,
  training,
}) => {
  const { ann } = training;
  await requireForklift(portal, company);
  const remind = (id: number) => admin.call(remindTrainee, { params: { id }, body: {} });
  succeeded(await remind(ann.user.id));
  const deletionId = await trash.deleteTrainee(ann);
  const living = await makeTrainee(portal, { companyName: company.name, email: ann.user.email });
  expect(succeeded(await living.call(listNotices))).toEqual([]);
  succeeded(await trash.restore(deletionId, { mergeInto: living.user.id }));
  expect(succeeded(await living.call(listNotices))).toHaveLength(1);
  expect((await remind(living.user.id)).status).toBe(409);
});

it('leaves conversations and help requests to the deleted user, and purges the rest in time', async ({
  portal,
  admin,
  trash,
  training,
  rehired,
}) => {
  const { db } = portal.resources;
  succeeded(await rehired.merge());
  expect(await trash.list()).toEqual([]);
  const [room] = succeeded(await training.ben.call(listRooms));
  expect(room?.participants.map(({ user }) => user.deleted)).toContain(true);
  expect(succeeded(await rehired.living.call(listRooms))).toEqual([]);
  expect(succeeded(await admin.call(listHelpRequests))).toEqual([]);
  const users = db.selectFrom('all_users').select('id').where('id', '=', rehired.ann.user.id);
  await trash.work();
  expect(await users.execute()).toHaveLength(1);
  portal.clock.advance(31 * 86_400_000);
  await trash.work();
  expect(await users.execute()).toEqual([]);
  const ofLiving = db.selectFrom('runs').select('id').where('user_id', '=', rehired.living.user.id);
  expect(await ofLiving.execute()).toHaveLength(3);
  const records = await db.selectFrom('activity').select('action').orderBy('id').execute();
  expect(records.at(-1)?.action).toBe('trainee.merged');
});

it('happens once for two admins at once, and cannot be undone', async ({
  admin,
  trash,
  rehired,
}) => {
  const [one, two] = await Promise.all([rehired.merge(), rehired.merge()]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(await rehired.runs()).toHaveLength(3);
  expect(succeeded(await trash.restore(rehired.deletionId))).toMatchObject({
    message: 'The results of Ann were added to those of Ann Again.',
  });
  expect((await trash.purge(rehired.deletionId)).status).toBe(404);
  const query = { action: 'trainee.merged' as const };
  expect(succeeded(await admin.call(listActivity, { query }))).toMatchObject([
    {
      actor: { name: 'Ada Admin' },
      subject: { id: rehired.living.user.id, name: 'Ann Again' },
      after: { mergedTrainee: 'Ann' },
    },
  ]);
});

it('is refused with a trainee who has another email, or does not exist', async ({
  trash,
  training,
  rehired,
}) => {
  expect((await rehired.merge(training.ben.user.id)).status).toBe(409);
  expect((await rehired.merge(999_999_999)).status).toBe(409);
  expect(await trash.list()).toHaveLength(1);
  expect(await rehired.runs()).toHaveLength(1);
});

it('also unites trainees of two companies: each run stays one of its company', async ({
  portal,
  admin,
  company,
  trash,
  rehired,
}) => {
  const other = await makeCompany(portal);
  const moved = { params: { id: rehired.living.user.id }, body: { companyName: other.name } };
  succeeded(await admin.call(updateTrainee, moved));
  succeeded(await rehired.merge());
  expect((await rehired.runs()).map((run) => run.companyName)).toEqual([
    other.name,
    company.name,
    company.name,
    company.name,
  ]);
  const params = { id: rehired.living.user.id };
  const { trainee } = succeeded(await admin.call(getTraineeProgress, { params }));
  expect(trainee.company).toMatchObject({ id: other.id });
  expect(await faults(portal.resources.db)).toEqual([]);
  expect(await trash.list()).toEqual([]);
});

it('needs the company of the deleted trainee to be restored first', async ({
  portal,
  admin,
  company,
  trash,
  rehired,
}) => {
  const other = await makeCompany(portal);
  const moved = { params: { id: rehired.living.user.id }, body: { companyName: other.name } };
  succeeded(await admin.call(updateTrainee, moved));
  await trash.deleteCompany(company.id);
  expect((await rehired.merge()).error.code).toBe('COMPANY_DELETED');
});
