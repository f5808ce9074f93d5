/** The renewal of modules: what is taken again, what is taken over, and what is counted once. */
import { addDays, addMonths, daysBetween } from '@portal/contract/civil-dates';
import { getCompanyImpact } from '@portal/contract/companies';
import {
  getDashboard,
  getTrainingModule,
  type ModuleProgress,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import { reorderModules } from '@portal/contract/modules';
import {
  createException,
  createModuleEdition,
  recordResult,
  renewModule,
} from '@portal/contract/requirements';
import {
  getAttempt,
  getOwnAttempt,
  getOwnResult,
  listAttempts,
  listOwnAttempts,
  listOwnResults,
  listRuns,
  listWatchingSessions,
} from '@portal/contract/runs';
import { getTraineeProgress } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { NO_RULES, rulesOf } from '#server/features/requirements/testing/make-rules.ts';
import { undoReplacedRuns } from '#server/features/trainees/moving.ts';
import { civilDateAt } from '#server/platform/civil-today.ts';
import { currentRunOf } from '#server/testing/current-run.ts';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeVideoModule,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { replaceRuns } from '../service.ts';
import { answerQuiz, answersTo, playVideo, watchVideo } from '../testing/learn.ts';

const DAY_MS = 86_400_000;
const MONTHS = 12;
/** The default of a company. */
const WINDOW_DAYS = 30;

/** A module with a validity, and others without. */
const it = portalIt
  .extend('fire', async ({ portal, admin, company }) => {
    const module = await makeQuizModule(portal, company.id, { name: 'Fire' });
    await rulesOf(admin).save(module.id, { validMonths: MONTHS });
    return module;
  })
  .extend('film', ({ portal, company }) =>
    makeVideoModule(portal, company.id, { name: 'Film', seconds: 10, questions: 2 }),
  )
  .extend('tess', ({ portal, trainee }) => {
    const today = () => civilDateAt(portal.clock.now, null);
    return {
      id: trainee.user.id,
      today,
      async waitUntil(day: string) {
        portal.clock.advance(daysBetween(today(), day) * DAY_MS);
        // All sessions would have ended long before.
        const { db } = portal.resources;
        await db
          .updateTable('sessions')
          .set({ expires_at: portal.clock.now + DAY_MS })
          .execute();
      },
      renew: async (id: number) => {
        const answer = await trainee.call(renewModule, { params: { id }, body: {} });
        return answer.status === 200 ? answer.body : [answer.status, answer.error.code];
      },
      inModule: async (id: number) => {
        const { moduleProgress } = succeeded(await trainee.call(getDashboard));
        return moduleProgress.find(({ moduleId }) => moduleId === id);
      },
      runs: async (admin: Actor) =>
        succeeded(await admin.call(listRuns, { params: { id: trainee.user.id } })),
    };
  });

const NOTHING = [409, 'NOTHING_TO_RENEW'];

const shownOf = (module: ModuleProgress | undefined) => ({
  state: module?.standing?.state,
  renewing: module?.standing?.renewing,
  validUntil: module?.standing?.validUntil,
  completed: module?.completed,
  pass: module?.pass,
});

it('begins in the window, takes nothing away until the old end, and then counts on from there', async ({
  fire,
  film,
  tess,
  trainee,
}) => {
  await answerQuiz(trainee, fire.id);
  const end = addMonths(tess.today(), MONTHS);
  const counted = { renewing: false, validUntil: end, completed: true, pass: true };
  expect(await tess.renew(fire.id)).toEqual(NOTHING);
  await tess.waitUntil(addDays(end, -WINDOW_DAYS - 1));
  expect(shownOf(await tess.inModule(fire.id))).toEqual({ ...counted, state: 'valid' });
  expect(await tess.renew(fire.id)).toEqual(NOTHING);

  await tess.waitUntil(addDays(end, -WINDOW_DAYS));
  expect(shownOf(await tess.inModule(fire.id))).toEqual({ ...counted, state: 'renewalOpen' });
  expect(await tess.renew(film.id)).toEqual(NOTHING);
  expect(await tess.renew(fire.id)).toEqual({ runNumber: 2, moduleIds: [fire.id] });
  const renewing = { ...counted, state: 'renewalOpen', renewing: true };
  expect(await tess.inModule(fire.id)).toMatchObject({ quizTried: false, unlocked: true });
  expect(shownOf(await tess.inModule(fire.id))).toEqual(renewing);
  expect(await tess.inModule(film.id)).toMatchObject({ unlocked: true });
  expect(succeeded(await trainee.call(getDashboard))).toMatchObject({ restartedAt: null });

  await tess.waitUntil(end);
  expect(shownOf(await tess.inModule(fire.id))).toEqual(renewing);
  await answerQuiz(trainee, fire.id);
  const next = { ...counted, validUntil: addMonths(end, MONTHS), state: 'valid' };
  expect(shownOf(await tess.inModule(fire.id))).toEqual(next);
  expect(await tess.renew(fire.id)).toEqual({ runNumber: 2, moduleIds: [fire.id] });
});

it('does not count from the old end once that is over', async ({ fire, tess, trainee }) => {
  await answerQuiz(trainee, fire.id);
  const end = addMonths(tess.today(), MONTHS);
  await tess.waitUntil(end);
  await tess.renew(fire.id);
  await tess.waitUntil(addDays(end, 1));
  const expired = { state: 'expired', renewing: true, completed: false, pass: false };
  expect(shownOf(await tess.inModule(fire.id))).toEqual({ ...expired, validUntil: end });
  expect(await tess.renew(fire.id)).toEqual({ runNumber: 2, moduleIds: [fire.id] });
  await answerQuiz(trainee, fire.id);
  expect(shownOf(await tess.inModule(fire.id))).toEqual({
    state: 'valid',
    renewing: false,
    completed: true,
    pass: true,
    validUntil: addMonths(addDays(end, 1), MONTHS),
  });
});

it('takes over what is completed, which counts once and is shown as it was earned', async ({
  portal,
  admin,
  company,
  fire,
  film,
  tess,
  trainee,
}) => {
  await answerQuiz(trainee, fire.id);
  await watchVideo(portal, trainee, film.id, 10);
  await answerQuiz(trainee, film.id, { right: 0 });
  await answerQuiz(trainee, film.id);
  const end = addMonths(tess.today(), MONTHS);
  await tess.waitUntil(end);
  const impact = async () => {
    const { results, attempts } = succeeded(
      await admin.call(getCompanyImpact, { params: { id: company.id } }),
    );
    return { results, attempts };
  };
  const progress = async () =>
    succeeded(await admin.call(getTraineeProgress, { params: { id: tess.id } }));
  const result = async (number: number) =>
    succeeded(await trainee.call(getOwnResult, { params: { number } }));
  const reported = async () => {
    const { learning } = portal.services;
    const runId = await currentRunOf(portal.resources.db, tess.id);
    const modules = await learning.readyModulesOf(company.id);
    const results = await learning.resultsOf(company.id, [{ userId: tess.id, runId }], modules);
    return results.get(runId)?.results;
  };
  const before = {
    film: (await progress()).moduleProgress[1],
    result: await result(1),
    reported: await reported(),
  };
  const { totalTimeSpent } = await progress();
  expect(await impact()).toEqual({ results: 2, attempts: 3 });

  await tess.renew(fire.id);
  expect(await impact()).toEqual({ results: 2, attempts: 3 });
  const renewing = await progress();
  expect(renewing.totalTimeSpent).toBe(totalTimeSpent);
  expect(before.film).toMatchObject({ watchSessions: 1, earnedInRun: null });
  expect(renewing.moduleProgress).toEqual([
    expect.objectContaining({ score: null, passed: null, earnedInRun: null }),
    { ...before.film, earnedInRun: 1 },
  ]);
  expect(renewing.tries).toEqual([
    expect.objectContaining({ moduleId: film.id, made: 2, passedAtTry: 2 }),
  ]);
  expect(await reported()).toEqual(before.reported);
  expect(await result(1)).toEqual({ ...before.result, isCurrent: false });
  const attemptsIn = async (number: number) => {
    const params = { id: tess.id, number, moduleId: film.id };
    return succeeded(await admin.call(listAttempts, { params })).length;
  };
  expect([await attemptsIn(1), await attemptsIn(2)]).toEqual([2, 0]);
  const opened = await trainee.call(getTrainingModule, { params: { id: film.id } });
  expect(succeeded(opened)).toMatchObject({ tryNumber: 3, review: [{}, {}] });

  expect(await tess.runs(admin)).toEqual([
    expect.objectContaining({ number: 2, completedAt: null, endedAt: null }),
    expect.objectContaining({ number: 1, overallProgress: 100, endedAt: expect.any(String) }),
  ]);
  await answerQuiz(trainee, fire.id);
  expect(await impact()).toEqual({ results: 3, attempts: 4 });
  const completed = succeeded(await trainee.call(listOwnResults));
  expect(completed.map(({ number }) => number)).toEqual([2, 1]);

  await tess.waitUntil(addMonths(end, MONTHS));
  await tess.renew(fire.id);
  expect((await progress()).moduleProgress[1]).toEqual({ ...before.film, earnedInRun: 1 });
  expect(await impact()).toEqual({ results: 3, attempts: 4 });
});

it('leaves the review of the earlier pass readable, and no other answers', async ({
  fire,
  tess,
  trainee,
}) => {
  await answerQuiz(trainee, fire.id);
  await tess.waitUntil(addMonths(tess.today(), MONTHS));
  await tess.renew(fire.id);
  const own = async () =>
    succeeded(await trainee.call(listOwnAttempts, { params: { id: fire.id } }));
  const [earlier] = await own();
  const read = (id = 0) => trainee.call(getOwnAttempt, { params: { id } });
  expect(succeeded(await read(earlier?.id)).answers).toHaveLength(2);
  await answerQuiz(trainee, fire.id, { right: 0 });
  const [failed, ...rest] = await own();
  expect(rest).toEqual([earlier]);
  expect((await read(failed?.id)).error.code).toBe('QUIZ_NOT_PASSED');
  expect((await read(earlier?.id)).status).toBe(200);
});

it('is one run for two devices and for repeated calls', async ({
  portal,
  admin,
  fire,
  tess,
  trainee,
}) => {
  await answerQuiz(trainee, fire.id);
  await tess.waitUntil(addMonths(tess.today(), MONTHS));
  const other = await signInAgain(portal, trainee);
  const runId = await currentRunOf(portal.resources.db, tess.id);
  const calls = [trainee, other, trainee, other].map((actor) =>
    actor.call(renewModule, { params: { id: fire.id }, body: {} }),
  );
  const answers = (await Promise.all(calls)).map(succeeded);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await tess.runs(admin)).toHaveLength(2);
  const params = { id: fire.id };
  const body = { answers: await answersTo(other, fire.id), runId };
  expect((await other.call(submitQuiz, { params, body })).error.code).toBe('RUN_ENDED');
});

it('is refused for modules of others', async ({ portal, tess, fire }) => {
  const elsewhere = await makeQuizModule(portal, (await makeCompany(portal)).id);
  expect(await tess.renew(elsewhere.id)).toEqual([404, 'NOT_FOUND']);
  expect(await tess.renew(fire.id)).toEqual(NOTHING);
});

it('is possible as soon as a module must be taken again', async ({
  admin,
  fire,
  tess,
  trainee,
}) => {
  await answerQuiz(trainee, fire.id);
  await tess.waitUntil(addDays(tess.today(), 10));
  const by = addDays(tess.today(), 20);
  const body = { by, reason: 'The new extinguishers' };
  succeeded(await admin.call(createModuleEdition, { params: { id: fire.id }, body }));
  expect(shownOf(await tess.inModule(fire.id))).toMatchObject({ state: 'renewalOpen' });
  await tess.renew(fire.id);
  await answerQuiz(trainee, fire.id);
  expect(shownOf(await tess.inModule(fire.id))).toMatchObject({
    state: 'valid',
    validUntil: addMonths(tess.today(), MONTHS),
  });
});

it('is also begun for a completion that has ended, whose due date is put off', async ({
  admin,
  fire,
  tess,
  trainee,
}) => {
  await answerQuiz(trainee, fire.id);
  const end = addMonths(tess.today(), MONTHS);
  await tess.waitUntil(addDays(end, 1));
  const body = {
    moduleId: fire.id,
    kind: 'extend' as const,
    until: addDays(end, 20),
    reason: 'On parental leave',
  };
  succeeded(await admin.call(createException, { params: { id: tess.id }, body }));
  expect(shownOf(await tess.inModule(fire.id))).toMatchObject({ state: 'due', completed: false });
  expect(await tess.renew(fire.id)).toEqual({ runNumber: 2, moduleIds: [fire.id] });
});

it('renews a recorded result, and is completed by the pass alone', async ({
  admin,
  fire,
  tess,
  trainee,
}) => {
  const params = { id: tess.id };
  const result = {
    moduleId: fire.id,
    completedOn: addDays(tess.today(), -10),
    validUntil: addDays(tess.today(), 10),
    note: '',
  };
  succeeded(await admin.call(recordResult, { params, body: result }));
  expect(await tess.renew(fire.id)).toEqual({ runNumber: 2, moduleIds: [fire.id] });
  const exception = { moduleId: null, kind: 'extend' as const, reason: 'To be on the safe side' };
  const body = { ...exception, until: addDays(tess.today(), 30) };
  succeeded(await admin.call(createException, { params, body }));
  expect(await tess.runs(admin)).toMatchObject([{ number: 2, completedAt: null }, {}]);
  await answerQuiz(trainee, fire.id);
  expect(await tess.runs(admin)).toMatchObject([
    { number: 2, completedAt: expect.any(String) },
    {},
  ]);
});

it('moves what is in progress, with its waits, tries and evidence', async ({
  portal,
  admin,
  company,
  fire,
  film,
  tess,
  trainee,
}) => {
  const ladder = await makeVideoModule(portal, company.id, { name: 'Ladder', questions: 5 });
  await answerQuiz(trainee, fire.id);
  await tess.waitUntil(addMonths(tess.today(), MONTHS));
  await watchVideo(portal, trainee, film.id, 10);
  for (const right of [0, 1, 0]) await answerQuiz(trainee, film.id, { right });
  const { db } = portal.resources;
  const runId = await currentRunOf(db, tess.id);
  const place = { id: tess.id, moduleId: film.id };
  const attempts = async (number: number) =>
    succeeded(await admin.call(listAttempts, { params: { ...place, number } }));
  const sessions = async (number: number) =>
    succeeded(await admin.call(listWatchingSessions, { params: { ...place, number } }));
  const answers = async (id = 0) => succeeded(await admin.call(getAttempt, { params: { id } }));
  const before = {
    film: await tess.inModule(film.id),
    attempts: await attempts(1),
    sessions: await sessions(1),
  };
  const asked = await answers(before.attempts[0]?.id);
  expect(before.film).toMatchObject({ retryAt: expect.any(String), quizTried: true });

  await tess.renew(fire.id);
  expect(await tess.inModule(film.id)).toEqual(before.film);
  expect([await attempts(1), await attempts(2)]).toEqual([[], before.attempts]);
  expect([await sessions(1), await sessions(2)]).toEqual([[], before.sessions]);
  expect(await answers(asked.id)).toEqual(asked);
  const ended = await db
    .selectFrom('progress')
    .select(['opened_at', 'watched_seconds', 'best_total'])
    .where('run_id', '=', runId)
    .where('module_id', '=', film.id)
    .executeTakeFirstOrThrow();
  expect(ended).toEqual({ opened_at: null, watched_seconds: 0, best_total: null });
  // Bytes that were sent before, and are counted now.
  const session = await db
    .selectFrom('watching_sessions')
    .select('session_id')
    .where('module_id', '=', film.id)
    .executeTakeFirstOrThrow();
  const key = { runId, moduleId: film.id, sessionId: session.session_id };
  portal.services.learning.addFilmBytes(key, 7);
  expect(await sessions(2)).toMatchObject([{ filmBytes: 7 }]);

  const waits = Date.parse(before.film?.retryAt ?? '');
  portal.clock.advance(waits - portal.clock.now);
  await answerQuiz(trainee, film.id);
  expect((await attempts(2)).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  await playVideo(portal, trainee, ladder.id, 5);
});

it('credits no second again that was credited in the former run', async ({
  portal,
  fire,
  film,
  tess,
  trainee,
}) => {
  await answerQuiz(trainee, fire.id);
  await tess.waitUntil(addMonths(tess.today(), MONTHS));
  const params = { id: film.id };
  const other = await signInAgain(portal, trainee);
  succeeded(await other.call(getTrainingModule, { params }));
  await playVideo(portal, trainee, film.id, 5);
  await tess.renew(fire.id);
  const body = { timeSpent: 10 };
  expect(succeeded(await other.call(reportWatching, { params, body }))).toMatchObject({
    timeSpent: 5,
  });
});

it('keeps open what the earlier pass has opened, whatever happens to the order', async ({
  portal,
  admin,
  company,
  fire,
  film,
  tess,
  trainee,
}) => {
  await answerQuiz(trainee, fire.id);
  await tess.waitUntil(addMonths(tess.today(), MONTHS));
  await tess.renew(fire.id);
  const added = await makeQuizModule(portal, company.id, { name: 'Added' });
  const order = async (...modules: { id: number }[]) =>
    succeeded(
      await admin.call(reorderModules, {
        body: {
          companyId: company.id,
          moduleOrders: modules.map(({ id }, place) => ({ id, order: place })),
        },
      }),
    );
  const open = async () => {
    const { moduleProgress } = succeeded(await trainee.call(getDashboard));
    return moduleProgress.flatMap(({ moduleName, unlocked }) => (unlocked ? moduleName : []));
  };
  expect(await open()).toEqual(['Fire', 'Film']);
  await order(fire, added, film);
  expect(await open()).toEqual(['Fire', 'Added', 'Film']);
  await order(fire, film, added);
  expect(await open()).toEqual(['Fire', 'Film', 'Added']);
  await answerQuiz(trainee, fire.id);
  expect(await open()).toEqual(['Fire', 'Film', 'Added']);
});

it('leaves a training that was started again as it is, except recorded results', async ({
  portal,
  admin,
  fire,
  film,
  tess,
  trainee,
}) => {
  await rulesOf(admin).save(film.id, { validMonths: MONTHS });
  await answerQuiz(trainee, fire.id);
  await watchVideo(portal, trainee, film.id, 10);
  await answerQuiz(trainee, film.id);
  await tess.waitUntil(addMonths(tess.today(), MONTHS));
  const { db } = portal.resources;
  const change = <T>(work: (tx: typeof db) => Promise<T>) => db.transaction().execute(work);
  const replaced = await change((tx) => replaceRuns(tx, [tess.id], portal.clock.now));
  expect(await tess.inModule(fire.id)).toMatchObject({ completed: false, canRenew: false });
  expect(await tess.renew(fire.id)).toEqual(NOTHING);

  const body = {
    moduleId: film.id,
    completedOn: addDays(tess.today(), -400),
    validUntil: addDays(tess.today(), -300),
    note: '',
  };
  succeeded(await admin.call(recordResult, { params: { id: tess.id }, body }));
  // Locked until the module before it is passed.
  expect(await tess.renew(film.id)).toEqual(NOTHING);
  expect(await tess.inModule(film.id)).toMatchObject({ unlocked: false, canRenew: false });
  await answerQuiz(trainee, fire.id);
  expect(await tess.renew(film.id)).toEqual({ runNumber: 3, moduleIds: [film.id] });
  const refused = await change((tx) => undoReplacedRuns(tx, replaced, portal.clock.now));
  expect(refused).toEqual([tess.id]);
});

it('is not there without rules', async ({ admin, fire, tess, trainee }) => {
  await answerQuiz(trainee, fire.id);
  await rulesOf(admin).save(fire.id, NO_RULES);
  await tess.waitUntil(addMonths(tess.today(), MONTHS));
  expect(await tess.renew(fire.id)).toEqual(NOTHING);
  const body = {
    moduleId: fire.id,
    completedOn: addDays(tess.today(), -10),
    validUntil: addDays(tess.today(), -1),
    note: '',
  };
  succeeded(await admin.call(recordResult, { params: { id: tess.id }, body }));
  expect(await tess.renew(fire.id)).toEqual(NOTHING);
});
