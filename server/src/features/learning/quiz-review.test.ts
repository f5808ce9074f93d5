/** The correct answers and their explanations, for trainees who return to a quiz they have passed. */
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

it('the review is shown to a trainee who has passed, also after a worse attempt', async ({
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
  expect(review?.map(({ id }) => id)).toEqual(mcqs.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(review?.[6]).toEqual({
    id: mcqs.find(({ question }) => question === 'Question 7')?.id,
    question: 'Question 7',
    answer: 'right 7',
    explanation: 'because 7',
    chosen: 'right 7',
  });
  expect(review?.[7]).toMatchObject({ answer: 'right 8', chosen: 'wrong' });
});

it('the review shows the questions of the pass, also after a change', async ({
  portal,
  company,
  trainee,
  quizzes,
}) => {
  const quiz = await makeQuizModule(portal, company.id, { questions: 10 });
  await answerQuiz(trainee, quiz.id);
  await quizzes.changeQuestions(quiz.id, 3);
  const { review, mcqs } = await quizzes.opened(quiz.id);
  expect(mcqs).toHaveLength(3);
  expect(review).toHaveLength(10);
});

it('the review is withheld from a trainee who completed the module before it had questions', async ({
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
