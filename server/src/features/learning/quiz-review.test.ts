/** The right answers and their reasons, for those who come back to a quiz they have passed. */
import { getTrainingModule } from '@portal/contract/learning';
import { saveQuestions } from '@portal/contract/modules';
import { expect } from 'vitest';
import {
  makeQuizModule,
  makeVideoModule,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz, watchVideo } from './testing/learn.ts';

const it = portalIt.extend('quizzes', ({ admin, trainee }) => {
  const opened = async (id: number) =>
    succeeded(await trainee.call(getTrainingModule, { params: { id } }));
  const changeQuestions = async (id: number, count: number) => {
    const body = { mcqs: someQuestions(count) };
    succeeded(await admin.call(saveQuestions, { params: { id }, body }));
  };
  return { opened, changeQuestions };
});

it('can be read again by whoever has passed, a worse try later or not', async ({
  portal,
  company,
  trainee,
  quizzes,
}) => {
  const quiz = await makeQuizModule(portal, company.id, { questions: 10 });
  await answerQuiz(trainee, quiz.id, { right: 6 });
  expect((await quizzes.opened(quiz.id)).review).toBeUndefined();
  await answerQuiz(trainee, quiz.id, { right: 7 });
  await answerQuiz(trainee, quiz.id, { right: 1 });
  const { review, mcqs } = await quizzes.opened(quiz.id);
  expect(review?.map(({ id }) => id)).toEqual(mcqs.map(({ id }) => id));
  expect(review?.[6]).toEqual({
    id: mcqs[6]?.id,
    question: 'Question 7',
    answer: 'right 7',
    explanation: 'because 7',
  });
});

it('is of the questions that are asked now', async ({ portal, company, trainee, quizzes }) => {
  const quiz = await makeQuizModule(portal, company.id, { questions: 10 });
  await answerQuiz(trainee, quiz.id);
  await quizzes.changeQuestions(quiz.id, 3);
  const { review, mcqs } = await quizzes.opened(quiz.id);
  expect(review).toHaveLength(3);
  expect(review?.map(({ id }) => id)).toEqual(mcqs.map(({ id }) => id));
});

it('is withheld from whoever completed the module when it asked nothing', async ({
  portal,
  company,
  trainee,
  quizzes,
}) => {
  const film = await makeVideoModule(portal, company.id, { seconds: 5 });
  await watchVideo(portal, trainee, film.id, 5);
  await quizzes.changeQuestions(film.id, 2);
  const before = await quizzes.opened(film.id);
  expect(before).toMatchObject({ pass: true, score: null });
  expect(before.review).toBeUndefined();
  await answerQuiz(trainee, film.id);
  expect((await quizzes.opened(film.id)).review).toHaveLength(2);
});
