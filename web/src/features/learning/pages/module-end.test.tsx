/** The steps after the pass of a quiz: feedback after the last module, the result, the return to the training. */
import {
  type Dashboard,
  getDashboard,
  getTrainingModule,
  submitQuiz,
} from '@portal/contract/learning';
import { RETURN_DELAY_MS } from '@portal/contract/limits';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NO_CONNECTION } from '#web/testing/fake-server.ts';
import { asTrainee, quizModule } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { reloadQuestions } from '../api/submit-quiz.ts';
import { ModulePage } from './module-page.tsx';

const dashboard: Dashboard = {
  overallProgress: 100,
  modulesCompleted: 1,
  totalModules: 1,
  averageScore: 100,
  totalTimeSpent: 0,
  currentModule: null,
  moduleProgress: [],
  restartedAt: null,
  trainingCompletedAt: '2026-10-05T09:00:00.000Z',
  hasEarlierResult: false,
  today: null,
};
const review = [
  {
    id: 51,
    question: 'Where is the exit?',
    answer: 'Left',
    explanation: 'Follow the green signs.',
    chosen: 'Left',
  },
  { id: 52, question: 'Who calls for help?', answer: 'I do', explanation: '', chosen: 'I do' },
];
const passed = {
  score: 100,
  pass: true,
  correctCount: 2,
  questionCount: 2,
  isBestSoFar: false,
  passMark: 70,
  isBlocked: false,
  review,
};
const passedModule = {
  ...quizModule,
  tryNumber: 2,
  completed: true,
  pass: true,
  score: 100,
  review,
};

const place = { at: '/training/module/5', path: '/training/module/:moduleId' };
const reviewAnswers = toasts.getByRole('button', { name: 'Review answers' });
const submit = page.getByRole('button', { name: 'Submit Quiz' });

/** The page of a module, with a function in place of the feedback dialog. */
const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(getTrainingModule, quizModule);
  server.answer(submitQuiz, passed);
  server.answer(getDashboard, dashboard);
  return () => {
    const ask = vi.fn<(leave: () => void) => void>();
    return { ask, ...show(<ModulePage onAllComplete={ask} />, place) };
  };
});

async function takeQuiz(): Promise<void> {
  await page.getByRole('radio', { name: /Left$/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /I do$/ }).click();
  await submit.click();
}

it('asks for feedback after the last module, and then returns with the result', async ({
  open,
}) => {
  const { ask, address, state } = open();
  await takeQuiz();
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  expect(address()).toBe(place.at);
  ask.mock.calls[0]?.[0]();
  await expect.poll(address).toBe('/training');
  expect(state()).toEqual({ hasCompleted: true });
  await expect.element(reviewAnswers).toBeVisible();
});

it('returns without a question if other modules are open', async ({ open, server }) => {
  server.answer(getDashboard, { ...dashboard, totalModules: 2 });
  const { ask, address } = open();
  await takeQuiz();
  await expect.poll(address).toBe('/training');
  await expect.element(reviewAnswers).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

it('does not return while the answers are open', async ({ open, server }) => {
  server.answer(getDashboard, { ...dashboard, totalModules: 2 });
  const { address } = open();
  await expect.element(page.getByRole('radio', { name: /Left$/ })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await takeQuiz();
  const answers = page.getByRole('button', { name: 'Show answers' });
  const isPassed = async () => {
    // Calls are sent in tasks of their own.
    await vi.advanceTimersByTimeAsync(0);
    return answers.elements().length;
  };
  await expect.poll(isPassed).toBe(1);
  await answers.click();
  const explained = page.getByText('Follow the green signs.');
  await expect.element(explained).toBeVisible();
  // A return whose code is loaded would follow at once.
  await import('./dashboard-page.tsx');
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(address()).toBe(place.at);
  expect(explained.element()).toBeVisible();
  await page.getByRole('button', { name: 'Hide answers' }).click();
  await vi.advanceTimersByTimeAsync(RETURN_DELAY_MS);
  await expect.poll(address).toBe('/training');
});

it('asks for no feedback after a pass in a completed training', async ({ open, server }) => {
  server.answer(getTrainingModule, passedModule);
  const { ask, address } = open();
  await page.getByRole('button', { name: 'Take Quiz Again' }).click();
  await takeQuiz();
  await expect.poll(address).toBe('/training');
  await expect.element(reviewAnswers).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

it('asks for feedback after a pass whose result was lost on its way', async ({ open, server }) => {
  server.answer(submitQuiz, NO_CONNECTION);
  const { ask } = open();
  await takeQuiz();
  await expect.element(toasts.getByText('Failed to submit quiz. Please try again.')).toBeVisible();
  server.answer(getTrainingModule, passedModule);
  server.answer(submitQuiz, passed);
  await reloadQuestions(quizModule.id);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
});

it('a module that was added to a completed training ends without a second celebration', async ({
  server,
  open,
}) => {
  const trainingCompletedAt = '2026-10-05T09:00:00.000Z';
  server.answer(getTrainingModule, { ...quizModule, trainingCompletedAt });
  const { ask, address } = open();
  await takeQuiz();
  await expect.poll(address).toBe('/training');
  expect(ask).not.toHaveBeenCalled();
});
