import {
  completeVideo,
  getDashboard,
  getTrainingModule,
  listTrainingModules,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import { saveQuestions } from '@portal/contract/modules';
import { expect, it } from 'vitest';
import {
  makeCompany,
  makeTrainee,
  makeVideoModule,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';

const OPTIONS = ['tangerine', 'persimmon', 'mulberry'];
const MARKER = 'explained-by-a-quince';
/** The fields by which an answer of the API would tell. */
const TELLING = /"(?:answer|explanation|correct|review)"/;

it('no byte that a trainee receives before a pass tells a right answer from a wrong one', async () => {
  await using portal = await startTestPortal();
  const company = await makeCompany(portal);
  const { id } = await makeVideoModule(portal, company.id, { seconds: 10 });
  await makeVideoModule(portal, company.id, { name: 'Next' });
  const { token } = await makeTrainee(portal, { companyName: company.name });
  const colleague = await makeTrainee(portal, { companyName: company.name });
  const params = { id };

  /** All that the trainee receives in a run with the right answer at `right`, ids and times aside. */
  const run = async (right: number) => {
    const admin = await signInAdmin(portal);
    const answer = OPTIONS[right] ?? '';
    const question = { question: 'Which?', options: OPTIONS, answer, explanation: MARKER };
    const body = { mcqs: [question] };
    const saved = succeeded(await portal.call(saveQuestions, { params, body, token: admin.token }));
    const questionId = saved.module.mcqs[0]?.id ?? 0;
    const wrong = OPTIONS[(right + 1) % OPTIONS.length] ?? '';
    const wrongly = { answers: { [questionId]: wrong } };
    portal.clock.advance(11_000);
    const answers = [
      await portal.call(getDashboard, { token }),
      await portal.call(listTrainingModules, { token }),
      await portal.call(submitQuiz, { params, body: wrongly, token }),
      await portal.call(getTrainingModule, { params, token }),
      await portal.call(reportWatching, { params, body: { timeSpent: 1 }, token }),
      await portal.call(completeVideo, { params, token }),
      await portal.call(submitQuiz, { params, body: { answers: { 7777777: wrong } }, token }),
      await portal.call(submitQuiz, { params, body: { ...wrongly, quizVersion: 99 }, token }),
      await portal.call(submitQuiz, { params, body: wrongly, token }),
      await portal.call(getTrainingModule, { params, token }),
      await portal.call(getDashboard, { token }),
    ];
    return { questionId, received: answers.map(({ raw }) => raw) };
  };

  const open = async () => {
    succeeded(await portal.call(getTrainingModule, { params, token }));
    portal.clock.advance(20_000);
    const report = { params, body: { timeSpent: 10 }, token };
    succeeded(await portal.call(reportWatching, report));
  };

  const seen: string[] = [];
  for (let right = 0; right < OPTIONS.length; right += 1) {
    if (right === 1) await open();
    const { questionId, received } = await run(right);
    for (const raw of received) {
      expect(raw).not.toContain(MARKER);
      expect(raw).not.toMatch(TELLING);
    }
    // The options in the order they were written, whichever is right.
    const quiz = received.find((raw) => raw.includes(`"mcqs":[{"id":${questionId},`)) ?? '';
    seen.push(/"options":\[[^\]]*\]/.exec(quiz)?.[0] ?? '');
  }
  expect(new Set(seen)).toEqual(new Set([`"options":${JSON.stringify(OPTIONS)}`]));

  const module = succeeded(await portal.call(getTrainingModule, { params, token }));
  const rightly = { answers: { [module.mcqs[0]?.id ?? 0]: OPTIONS.at(-1) ?? '' } };
  const passed = await portal.call(submitQuiz, { params, body: rightly, token });
  expect(passed.raw).toContain(MARKER);
  // Who has passed may read it again; who has not is still told nothing.
  expect((await portal.call(getTrainingModule, { params, token })).raw).toContain(MARKER);
  const others = await portal.call(getTrainingModule, { params, token: colleague.token });
  expect(others.raw).not.toContain(MARKER);
  expect(others.raw).not.toMatch(TELLING);
});
