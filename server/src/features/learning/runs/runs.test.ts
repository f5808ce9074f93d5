import { deleteCompany } from '@portal/contract/companies';
import { removeGroupMember } from '@portal/contract/groups';
import {
  completeVideo,
  getTrainingModule,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import { deleteModule } from '@portal/contract/modules';
import { getAttempt, listAttemptsOfTrainee, listRuns, startRun } from '@portal/contract/runs';
import { createTrainee, updateTrainee } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { expect } from 'vitest';
import { makeGroup } from '#server/features/groups/testing/make-group.ts';
import { rulesOf } from '#server/features/requirements/testing/make-rules.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { currentRunOf } from '#server/testing/current-run.ts';
import {
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  PASSWORD,
  succeeded,
} from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { findRunsWithoutModules } from '../invariant-queries.ts';
import { replaceRuns } from '../service.ts';
import { answerQuiz, watchVideo } from '../testing/learn.ts';

const runsOf = ({ resources: { db } }: TestPortal, userId: number) =>
  db
    .selectFrom('runs')
    .select(['id', 'number', 'company_id', 'completed_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute();

const modulesOfRun = ({ resources: { db } }: TestPortal, runId: number) =>
  db
    .selectFrom('run_modules')
    .select(['module_id', 'name', 'position', 'seconds', 'questions', 'added_at'])
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();

async function makeClass(portal: TestPortal) {
  const company = await makeCompany(portal);
  const film = await makeVideoModule(portal, company.id, { name: 'Film', seconds: 10 });
  const quiz = await makeQuizModule(portal, company.id, { name: 'Quiz', questions: 2 });
  const trainee = await makeTrainee(portal, { companyName: company.name });
  const { user } = trainee;
  const runId = await currentRunOf(portal.resources.db, user.id);
  return { company, film, quiz, trainee, user, runId };
}

const FROZEN = [
  { name: 'Film', position: 0, seconds: 10, questions: 0, added_at: null },
  { name: 'Quiz', position: 1, seconds: 0, questions: 2, added_at: null },
];

it('starts with each new trainee, however they are created', async ({ portal, admin, company }) => {
  const signedUp = await makeTrainee(portal, { companyName: company.name });
  const given = { name: 'By form', email: 'form@runs.test', companyName: company.name };
  const body = { ...given, password: PASSWORD };
  const created = succeeded(await admin.call(createTrainee, { body }));
  const users = ['one', 'two'].map((name) => ({
    name,
    email: `${name}@runs.test`,
    role: 'TRAINEE' as const,

    company_id: company.id,
    password_hash: null,
    created_at: portal.clock.now,
  }));
  const { db } = portal.resources;
  await db.transaction().execute((tx) => portal.services.accounts.insertUsers(tx, users));
  const runs = await db
    .selectFrom('users')
    .leftJoin('runs', 'runs.id', 'users.current_run_id')
    .select(['users.name', 'runs.user_id', 'users.id', 'runs.number', 'started_at', 'ended_at'])
    .where('users.company_id', '=', company.id)
    .orderBy('users.id')
    .execute();
  expect(runs.map(({ name }) => name)).toEqual([signedUp.user.name, created.name, 'one', 'two']);
  for (const { id, user_id, number, started_at, ended_at } of runs)
    expect([user_id, number, started_at, ended_at]).toEqual([id, 1, expect.any(Number), null]);
});

it('keeps the first completion and its modules when modules change, and adds those passed since', async ({
  portal,
}) => {
  const { company, film, quiz, trainee, user, runId } = await makeClass(portal);
  await watchVideo(portal, trainee, film.id, 10);
  expect(await modulesOfRun(portal, runId)).toEqual([]);
  await answerQuiz(trainee, quiz.id);
  const completed = await runsOf(portal, user.id);
  expect(completed).toEqual([
    expect.objectContaining({ completed_at: portal.clock.now, ended_at: null }),
  ]);
  const frozen = await modulesOfRun(portal, runId);
  expect(frozen).toEqual(FROZEN.map((module) => expect.objectContaining(module)));

  portal.clock.advance(60_000);
  const added = await makeQuizModule(portal, company.id, { name: 'Added' });
  expect(await modulesOfRun(portal, runId)).toEqual(frozen);
  portal.clock.advance(60_000);
  await answerQuiz(trainee, added.id);
  expect(await runsOf(portal, user.id)).toEqual(completed);
  const place = { position: 2, seconds: 0, questions: 2, added_at: portal.clock.now };
  expect(await modulesOfRun(portal, runId)).toEqual([
    ...frozen,
    { module_id: added.id, name: 'Added', ...place },
  ]);
});

it('ends when the trainee moves, with its modules, and the next one starts from nothing', async ({
  portal,
  admin,
}) => {
  const { film, trainee, user, runId, company } = await makeClass(portal);
  await makeQuizModule(portal, company.id, { name: 'Draft', questions: 0 });
  await watchVideo(portal, trainee, film.id, 10);
  const other = await makeCompany(portal);
  const quiz = await makeQuizModule(portal, other.id);
  portal.clock.advance(1_000);
  const moveTo = async (companyName: string) =>
    succeeded(await admin.call(updateTrainee, { params: { id: user.id }, body: { companyName } }));
  await moveTo(other.name);
  expect(await runsOf(portal, user.id)).toEqual([
    expect.objectContaining({ id: runId, company_id: company.id, ended_at: portal.clock.now }),
    expect.objectContaining({ number: 2, company_id: other.id, ended_at: null }),
  ]);
  expect(await modulesOfRun(portal, runId)).toEqual(
    FROZEN.map((module) => expect.objectContaining(module)),
  );
  await answerQuiz(trainee, quiz.id);

  await moveTo(other.name);
  await moveTo(company.name);
  const runs = await runsOf(portal, user.id);
  expect(runs.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(runs.map(({ ended_at }) => ended_at === null)).toEqual([false, false, true]);
  const progress = (await portal.services.learning.progressOf([user.id])).get(user.id);
  expect(progress).toMatchObject({ modulesCompleted: 0, totalModules: 2, totalTimeSpent: 0 });
});

it('does not change any more once it has ended, also by calls that began before', async ({
  portal,
}) => {
  const { film, quiz, user, company, runId } = await makeClass(portal);
  const { db } = portal.resources;
  const { learning } = portal.services;
  const before: Identity = {
    userId: user.id,
    sessionId: 0,
    role: 'TRAINEE',
    reach: [],
    companyId: company.id,
    runId,
    name: user.name,
  };
  await learning.openModule(before, film.id);
  portal.clock.advance(10_000);
  const resultsOf = async (id: number) => [
    await db.selectFrom('progress').selectAll().where('run_id', '=', id).execute(),
    await db.selectFrom('attempts').selectAll().where('run_id', '=', id).execute(),
  ];
  const ended = await resultsOf(runId);
  await db.transaction().execute((tx) => replaceRuns(tx, [user.id], portal.clock.now));
  const started = { code: 'RUN_ENDED', message: expect.stringContaining('has started again') };
  const calls = [
    () => learning.reportWatching(before, film.id, { timeSpent: 10 }),
    () => learning.completeVideo(before, film.id),
    () => learning.submitQuiz(before, quiz.id, { answers: {} }),
    () => learning.withLockedProgress(before, film.id, async () => 'done'),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject(started);
  await learning.openModule(before, film.id);
  // Changes of the company's modules only concern current runs.
  await db.transaction().execute((tx) => learning.rememberOpenModules(tx, company.id));
  await db
    .transaction()
    .execute((tx) =>
      learning.moduleChanges.resetWatching(tx, { id: film.id, company_id: company.id }),
    );
  await learning.openModule(before, film.id);
  await portal.work(['module changes']);
  expect(await resultsOf(runId)).toEqual(ended);
  const now = { ...before, runId: await currentRunOf(db, user.id) };
  const [module] = await learning.modules(now);
  expect(module).toMatchObject({ unlocked: true, timeSpentOnVideo: 0 });
});

it('refuses watch reports, completions and answers of a page that shows an ended run', async ({
  portal,
}) => {
  const { film, quiz, trainee, user, runId } = await makeClass(portal);
  const { db } = portal.resources;
  const open = async (id: number) =>
    succeeded(await trainee.call(getTrainingModule, { params: { id } }));
  expect((await open(film.id)).runId).toBe(runId);
  await watchVideo(portal, trainee, film.id, 10);
  await db.transaction().execute((tx) => replaceRuns(tx, [user.id], portal.clock.now));
  const later = await currentRunOf(db, user.id);
  expect((await open(film.id)).runId).toBe(later);
  portal.clock.advance(60_000);
  const report = (runId: number) =>
    trainee.call(reportWatching, { params: { id: film.id }, body: { timeSpent: 10, runId } });
  const submit = (runId: number) =>
    trainee.call(submitQuiz, { params: { id: quiz.id }, body: { answers: {}, runId } });
  const complete = (runId: number) =>
    trainee.call(completeVideo, { params: { id: film.id }, query: { runId: String(runId) } });
  // Before the module is found to be locked, so that the page can say why.
  for (const answer of [await report(runId), await complete(runId), await submit(runId)])
    expect(answer).toMatchObject({ status: 409, body: { code: 'RUN_ENDED' } });
  expect(await report(later)).toMatchObject({ status: 200, body: { timeSpent: 10 } });
  expect(await submit(later)).toMatchObject({ status: 403, body: { code: 'MODULE_LOCKED' } });
  expect(await complete(later)).toMatchObject({ status: 200, body: { success: true } });
});

it('is hidden with its company, and restored with it', async ({ portal, admin }) => {
  const { film, quiz, trainee, user, company } = await makeClass(portal);
  await watchVideo(portal, trainee, film.id, 10);
  const params = { id: user.id };
  succeeded(await admin.call(startRun, { params, body: {} }));
  await watchVideo(portal, trainee, film.id, 10);
  await answerQuiz(trainee, quiz.id);
  const other = await makeCompany(portal);
  const body = { companyName: other.name };
  succeeded(await admin.call(updateTrainee, { params, body }));
  const shown = async () => succeeded(await admin.call(listRuns, { params }));
  const before = await shown();
  expect(before.map(({ number }) => number)).toEqual([3, 2, 1]);
  succeeded(await admin.call(deleteModule, { params: { id: film.id } }));
  expect(await shown()).toEqual(before);
  const { deletionId } = succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
  expect(await shown()).toEqual(before.slice(0, 1));
  const deletion = { deletionId: deletionId ?? 0 };
  succeeded(await admin.call(restoreFromTrash, { params: deletion, body: {} }));
  expect(await shown()).toEqual(before);
});

it('a group admin reads runs and attempts of members, and those of others are missing', async ({
  portal,
  admin,
  company,
}) => {
  const { id: quizId } = await makeQuizModule(portal, company.id);
  const [member, other] = [
    await makeTrainee(portal, { companyName: company.name }),
    await makeTrainee(portal, { companyName: company.name }),
  ];
  for (const trainee of [member, other]) await answerQuiz(trainee, quizId);
  const userIds = [member.user.id];
  const { id: groupId } = await makeGroup(admin, { companyId: company.id, userIds });
  const scope = { companyId: company.id, groupId, rights: 'read' } as const;
  const limited = await makeLimitedAdmin(portal, [scope]);
  const idsOf = async ({ user }: typeof member) => {
    const answer = await admin.call(listAttemptsOfTrainee, { params: { id: user.id } });
    return succeeded(answer).map(({ id }) => id);
  };
  for (const [trainee, status] of [
    [member, 200],
    [other, 404],
  ] as const) {
    const [attemptId = 0] = await idsOf(trainee);
    const params = { id: trainee.user.id };
    const answers = await Promise.all([
      limited.call(listRuns, { params }),
      limited.call(listAttemptsOfTrainee, { params }),
      limited.call(getAttempt, { params: { id: attemptId } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  }
});

it('keeps in an ended run what was passed in a module that is for others now', async ({
  portal,
  admin,
}) => {
  const { company, quiz, film, trainee, user, runId } = await makeClass(portal);
  const group = await makeGroup(admin, { companyId: company.id, userIds: [user.id] });
  await rulesOf(admin).save(film.id, { audience: [group.id] });
  await watchVideo(portal, trainee, film.id, 10);
  succeeded(await admin.call(removeGroupMember, { params: { id: group.id, userId: user.id } }));
  const { db } = portal.resources;
  await db.transaction().execute((tx) => replaceRuns(tx, [user.id], portal.clock.now));
  expect((await modulesOfRun(portal, runId)).map((row) => row.module_id)).toEqual([
    film.id,
    quiz.id,
  ]);
  expect(await findRunsWithoutModules(db)).toEqual([]);
});
