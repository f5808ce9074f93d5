/** The correct answers and their explanations, for trainees who return to a quiz they have passed. */
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { saveQuestions } from '@portal/contract/modules';
import { getAttempt, listAttempts } from '@portal/contract/runs';
import { expect } from 'vitest';
import {
  makeQuizModule,
  makeVideoModule,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { answerQuiz, watchVideo } from '../testing/learn.ts';

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
  const passed = await quizzes.opened(quiz.id);
  await answerQuiz(trainee, quiz.id, { right: 7 });
  await answerQuiz(trainee, quiz.id, { right: 1 });
  const { review, mcqs } = await quizzes.opened(quiz.id);
  // In the order in which the passed try asked them.
  expect(review?.map(({ id }) => id)).toEqual(passed.mcqs.map(({ id }) => id));
  const reviewed = (number: number) =>
    review?.find(({ question }) => question === `Question ${number}`);
  expect(reviewed(7)).toEqual({
    id: mcqs.find(({ question }) => question === 'Question 7')?.id,
    question: 'Question 7',
    answer: 'right 7',
    explanation: 'because 7',
    chosen: 'right 7',
  });
  expect(reviewed(8)).toMatchObject({ answer: 'right 8', chosen: 'wrong' });
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

it('options that refer to others keep their order in each try, and admins see them as they were shown', async ({
  portal,
  company,
  admin,
  trainee,
  quizzes,
}) => {
  const { id } = await makeQuizModule(portal, company.id, { questions: 1 });
  const options = ['Gloves', 'Helmet', 'Shoes', 'Both A and B', 'All of the above'];
  const mcq = { question: 'What do you wear?', options, answer: 'All of the above' };
  const save = async (fixedOrder: boolean) => {
    const body = { mcqs: [{ ...mcq, fixedOrder }] };
    const { module } = succeeded(await admin.call(saveQuestions, { params: { id }, body }));
    return module.mcqs[0];
  };
  const shown = async () => (await quizzes.opened(id)).mcqs[0];
  const submit = async (option: string) => {
    const body = { answers: { [(await shown())?.id ?? 0]: option } };
    succeeded(await trainee.call(submitQuiz, { params: { id }, body }));
    portal.clock.advance(60_000);
  };
  const answered = async (attemptId: number) =>
    succeeded(await admin.call(getAttempt, { params: { id: attemptId } })).answers[0];

  const shuffled = await save(false);
  const orders = new Set<string>();
  const first = await shown();
  for (let tries = 0; tries < 3; tries += 1) {
    orders.add(String((await shown())?.options));
    await submit('Shoes');
  }
  expect(orders.size).toBeGreaterThan(1);
  expect(first?.fixedOrder).toBe(false);

  portal.clock.advance(60 * 60_000);
  const kept = await save(true);
  expect(kept).toEqual({ ...shuffled, fixedOrder: true });
  expect(await shown()).toMatchObject({ options, fixedOrder: true });
  await submit('All of the above');
  expect(await shown()).toMatchObject({ options });

  const place = { id: trainee.user.id, number: 1, moduleId: id };
  const [passed, ...failed] = succeeded(await admin.call(listAttempts, { params: place }));
  expect(await answered(passed?.id ?? 0)).toMatchObject({ options, fixedOrder: true });
  expect(await answered(failed.at(-1)?.id ?? 0)).toMatchObject({
    options: first?.options,
    fixedOrder: false,
  });

  // The switch alone is no other question, and takes no pass away.
  expect(await save(false)).toEqual(shuffled);
  expect(await quizzes.opened(id)).toMatchObject({ pass: true, completed: true });
});
