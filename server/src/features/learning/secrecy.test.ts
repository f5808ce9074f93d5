import { callsByFeature } from '@portal/contract/calls';
import {
  completeVideo,
  getDashboard,
  getTrainingModule,
  listTrainingModules,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import { saveQuestions } from '@portal/contract/modules';
import * as runs from '@portal/contract/runs';
import { expect } from 'vitest';
import { type Actor, makeTrainee, makeVideoModule, succeeded } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

const OPTIONS = ['tangerine', 'persimmon', 'mulberry'];
const MARKER = 'explained-by-a-quince';
/** Calls every GET of the contract as the trainee, those of admins included, with each id as every parameter. */
async function readAll(portal: TestPortal, { token }: Actor, ids: readonly number[]) {
  const calls = Object.values(callsByFeature).flat();
  const paths = calls
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path }) => ids.map((id) => path.replace(/:\w+/g, String(id))));
  const received: string[] = [];
  for (const path of new Set(paths)) {
    const headers = { authorization: `Bearer ${token}` };
    const { raw } = await portal.inject({ method: 'GET', url: `/api${path}`, headers });
    received.push(raw);
  }
  return received;
}

const listOwn = async (trainee: Actor, moduleId: number) =>
  succeeded(await trainee.call(runs.listOwnAttempts, { params: { id: moduleId } }));

const readOwn = (trainee: Actor, attempts: readonly runs.Attempt[]) =>
  Promise.all(attempts.map(({ id }) => trainee.call(runs.getOwnAttempt, { params: { id } })));

/** The fields of an answer of the API that would reveal the correct option. */
const REVEALING_FIELDS = /"(?:answer|explanation|correct|chosen|review)"/;

it('before a pass, no answer that a trainee receives depends on which option is correct', async ({
  portal,
  admin,
  company,
  trainee,
}) => {
  const { id } = await makeVideoModule(portal, company.id, { seconds: 10 });
  await makeVideoModule(portal, company.id, { name: 'Next' });
  const colleague = await makeTrainee(portal, { companyName: company.name });
  const params = { id };

  /** All answers in a run with the correct option at index `right`. */
  const run = async (right: number) => {
    const answer = OPTIONS[right] ?? '';
    const question = { question: 'Which?', options: OPTIONS, answer, explanation: MARKER };
    const body = { mcqs: [question] };
    const saved = succeeded(await admin.call(saveQuestions, { params, body }));
    const questionId = saved.module.mcqs[0]?.id ?? 0;
    const wrong = OPTIONS[(right + 1) % OPTIONS.length] ?? '';
    const wrongly = { answers: { [questionId]: wrong } };
    portal.clock.advance(11_000);
    const answers = [
      await trainee.call(getDashboard),
      await trainee.call(listTrainingModules),
      await trainee.call(submitQuiz, { params, body: wrongly }),
      await trainee.call(getTrainingModule, { params }),
      await trainee.call(reportWatching, { params, body: { timeSpent: 1 } }),
      await trainee.call(completeVideo, { params }),
      await trainee.call(submitQuiz, { params, body: { answers: { 7777777: wrong } } }),
      await trainee.call(submitQuiz, { params, body: { ...wrongly, quizVersion: 99 } }),
      await trainee.call(submitQuiz, { params, body: wrongly }),
      await trainee.call(getTrainingModule, { params }),
      await trainee.call(getDashboard),
    ];
    const attempts = await listOwn(trainee, id);
    const read = await readOwn(trainee, attempts);
    expect(read.map(({ error }) => error.code)).toEqual(attempts.map(() => 'QUIZ_NOT_PASSED'));
    const all = await readAll(portal, trainee, [id, attempts[0]?.id ?? 0, questionId]);
    return { questionId, received: [...answers.map(({ raw }) => raw), ...all] };
  };

  const open = async () => {
    succeeded(await trainee.call(getTrainingModule, { params }));
    portal.clock.advance(20_000);
    const report = { params, body: { timeSpent: 10 } };
    succeeded(await trainee.call(reportWatching, report));
  };

  const seen: string[] = [];
  for (let right = 0; right < OPTIONS.length; right += 1) {
    if (right === 1) await open();
    const { questionId, received } = await run(right);
    for (const raw of received) {
      expect(raw).not.toContain(MARKER);
      expect(raw).not.toMatch(REVEALING_FIELDS);
    }
    const quiz = received.find((raw) => raw.includes(`"mcqs":[{"id":${questionId},`)) ?? '';
    const options = /"options":(\[[^\]]*\])/.exec(quiz)?.[1] ?? '[]';
    seen.push((JSON.parse(options) as string[]).toSorted().join());
  }
  // Their order depends on the number of the try alone (quiz-paper.test.ts).
  expect(new Set(seen)).toEqual(new Set([OPTIONS.toSorted().join()]));

  const module = succeeded(await trainee.call(getTrainingModule, { params }));
  const rightly = { answers: { [module.mcqs[0]?.id ?? 0]: OPTIONS.at(-1) ?? '' } };
  const passed = await trainee.call(submitQuiz, { params, body: rightly });
  expect(passed.raw).toContain(MARKER);
  // A trainee who passed may read it again; one who has not still cannot.
  expect((await trainee.call(getTrainingModule, { params })).raw).toContain(MARKER);
  // Each attempt was made with other questions, which were replaced since.
  const attempts = await listOwn(trainee, id);
  expect(attempts.length).toBeGreaterThan(2);
  for (const { status, raw } of await readOwn(trainee, attempts)) {
    expect(status).toBe(200);
    expect(raw).toContain(MARKER);
  }

  // Another run begins with all its secrets.
  succeeded(await admin.call(runs.startRun, { params: { id: trainee.user.id }, body: {} }));
  await open();
  succeeded(await trainee.call(completeVideo, { params }));
  const wrong = { answers: { [module.mcqs[0]?.id ?? 0]: OPTIONS[0] ?? '' } };
  const again = [
    await trainee.call(getTrainingModule, { params }),
    await trainee.call(submitQuiz, { params, body: wrong }),
    ...(await readOwn(trainee, attempts)),
  ];
  const [latest] = await listOwn(trainee, id);
  const all = await readAll(portal, trainee, [id, latest?.id ?? 0, attempts[0]?.id ?? 0]);
  for (const raw of [...again.map(({ raw }) => raw), ...all]) {
    expect(raw).not.toContain(MARKER);
    expect(raw).not.toMatch(REVEALING_FIELDS);
  }

  const others = await colleague.call(getTrainingModule, { params });
  expect(others.raw).not.toContain(MARKER);
  expect(others.raw).not.toMatch(REVEALING_FIELDS);
});
