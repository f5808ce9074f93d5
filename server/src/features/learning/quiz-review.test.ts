/** The right answers and their reasons, for those who come back to a quiz they have passed. */
import { getTrainingModule } from '@portal/contract/learning';
import { saveQuestions } from '@portal/contract/modules';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  signInAdmin,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { answerQuiz, watchVideo } from './testing/learn.ts';

let portal: TestPortal;
let company: { id: number; name: string };
let token: string;

beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal[Symbol.asyncDispose]());
beforeEach(async () => {
  company = await makeCompany(portal);
  token = (await makeTrainee(portal, { companyName: company.name })).token;
});

const opened = async (id: number) =>
  succeeded(await portal.call(getTrainingModule, { params: { id }, token }));
const changeQuestions = async (id: number, count: number) => {
  const admin = await signInAdmin(portal);
  const body = { mcqs: someQuestions(count) };
  succeeded(await portal.call(saveQuestions, { params: { id }, body, token: admin.token }));
};

it('can be read again by whoever has passed, a worse try later or not', async () => {
  const quiz = await makeQuizModule(portal, company.id, { questions: 10 });
  await answerQuiz(portal, token, quiz.id, { right: 6 });
  expect((await opened(quiz.id)).review).toBeUndefined();
  await answerQuiz(portal, token, quiz.id, { right: 7 });
  await answerQuiz(portal, token, quiz.id, { right: 1 });
  const { review, mcqs } = await opened(quiz.id);
  expect(review?.map(({ id }) => id)).toEqual(mcqs.map(({ id }) => id));
  expect(review?.[6]).toEqual({
    id: mcqs[6]?.id,
    question: 'Question 7',
    answer: 'right 7',
    explanation: 'because 7',
  });
});

it('is of the questions that are asked now', async () => {
  const quiz = await makeQuizModule(portal, company.id, { questions: 10 });
  await answerQuiz(portal, token, quiz.id);
  await changeQuestions(quiz.id, 3);
  const { review, mcqs } = await opened(quiz.id);
  expect(review).toHaveLength(3);
  expect(review?.map(({ id }) => id)).toEqual(mcqs.map(({ id }) => id));
});

it('is withheld from whoever completed the module when it asked nothing', async () => {
  const film = await makeVideoModule(portal, company.id, { seconds: 5 });
  await watchVideo(portal, token, film.id, 5);
  await changeQuestions(film.id, 2);
  const before = await opened(film.id);
  expect(before).toMatchObject({ pass: true, score: null });
  expect(before.review).toBeUndefined();
  await answerQuiz(portal, token, film.id);
  expect((await opened(film.id)).review).toHaveLength(2);
});
