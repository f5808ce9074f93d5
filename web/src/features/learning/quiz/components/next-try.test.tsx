import { getTrainingModule, reportWatching, submitQuiz } from '@portal/contract/learning';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reloadQuestions } from '#web/features/learning/api/submit-quiz.ts';
import { unansweredReports } from '#web/features/learning/api/watching.ts';
import type { ModuleVisitState } from '#web/features/learning/model/module-view.ts';
import { ModulePage } from '#web/features/learning/pages/module-page.tsx';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee, quizModule, tour } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';

const place = { at: '/training/module/5', path: '/training/module/:moduleId' };

const it = screenIt.extend('open', ({ signIn, show }) => {
  signIn(asTrainee);
  return (state?: ModuleVisitState) =>
    show(
      <main id="main">
        <ModulePage />
      </main>,
      { ...place, state },
    );
});

const failed = {
  score: 50,
  pass: false,
  correctCount: 1,
  questionCount: 2,
  isBestSoFar: false,
  passMark: 70,
  isBlocked: false,
};

async function takeQuiz(): Promise<void> {
  await page.getByRole('radio', { name: /Left$/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /I do$/ }).click();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
}

/** The times of the server, whose clock is years ahead of the device's. */
const waiting = (seconds: number) => ({
  ...quizModule,
  tryNumber: 5,
  retryAt: '2040-01-01T00:00:00.000Z',
  retryInSeconds: seconds,
});

const heading = page.getByRole('heading', { name: 'Fire safety' });
const question = page.getByRole('group', { name: /Question 1 of 2/ });
const countdown = page.getByText(/^You can try again in \d+:\d\d$/);
const announced = page.getByRole('status').filter({ hasText: /try again/ });

describe('a wait', () => {
  it('is counted down in place of the questions, and announced by the minute', async ({
    open,
    server,
  }) => {
    server.answer(getTrainingModule, waiting(299));
    open();
    await expect.element(countdown).toMatchTextContent(/in 4:\d\d$/);
    await expect.element(announced).toHaveTextContent('You can try again in 5 minutes.');
    await expect.element(question).not.toBeInTheDocument();
    const shown = countdown.element().textContent;
    await expect.poll(() => countdown.element().textContent).not.toBe(shown);
  });

  it('ends by itself, with the questions of the next try', async ({ open, server }) => {
    server.answer(getTrainingModule, waiting(2));
    open();
    await expect.element(countdown).toBeVisible();
    server.answer(getTrainingModule, { ...quizModule, tryNumber: 5 });
    await expect.element(question).toBeVisible();
    await expect.element(countdown).not.toBeInTheDocument();
    await expect.element(announced).toHaveTextContent('You can try again now.');
  });

  it('follows a fail at once', async ({ open, server }) => {
    server.answer(getTrainingModule, quizModule);
    server.answer(submitQuiz, () => {
      server.answer(getTrainingModule, waiting(60));
      return failed;
    });
    open();
    await takeQuiz();
    await expect.element(countdown).toBeVisible();
    await expect.element(countdown).toHaveFocus();
    await expect.element(page.getByText(/^Score: 50%\. You need 70% to pass\./)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('that another device caused is shown without an error', async ({ open, server }) => {
    server.answer(getTrainingModule, quizModule);
    server.answer(submitQuiz, () => {
      server.answer(getTrainingModule, waiting(60));
      return refusal('TRY_LATER', 'Please wait.');
    });
    open();
    await takeQuiz();
    await expect.element(countdown).toBeVisible();
    expect(toasts.getByText('Please wait.').elements()).toEqual([]);
  });

  it('does not depend on the clock of the device', async ({ open, server }) => {
    vi.setSystemTime(new Date('2020-01-01T00:00:00.000Z'));
    try {
      server.answer(getTrainingModule, waiting(120));
      open();
      await expect.element(countdown).toMatchTextContent(/in (2:00|1:\d\d)$/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes on while the video is watched again', async ({ open, server }) => {
    const start = new Date('2026-11-02T09:00:00.000Z');
    vi.setSystemTime(start);
    try {
      server.answer(getTrainingModule, { ...waiting(300), videos: [tour] });
      open({ quiz: true });
      await expect.element(countdown).toMatchTextContent(/in (5:00|4:\d\d)$/);
      vi.setSystemTime(new Date(start.getTime() + 270_000));
      const report = { timeSpent: 4, position: 2, watchedTo: 4, videoId: tour.id };
      server.answer(reportWatching, { success: true, timeSpent: 4, position: 2, watchedTo: 4 });
      await unansweredReports({ userId: asTrainee.id, moduleId: quizModule.id }).send(report);
      await expect.element(countdown).toMatchTextContent(/in 0:(30|2\d)$/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leads to the video only after the result that it follows', async ({ open, server }) => {
    server.answer(getTrainingModule, { ...quizModule, videos: [tour] });
    const answer = server.hold(submitQuiz);
    open();
    await page.getByRole('button', { name: 'Start Quiz' }).first().click();
    await takeQuiz();
    server.answer(getTrainingModule, { ...waiting(200), videos: [tour] });
    await reloadQuestions(quizModule.id);
    const watchAgain = page.getByRole('button', { name: 'Watch again meanwhile' });
    await expect.element(watchAgain).toBeDisabled();
    answer(refusal('TRY_LATER', 'Please wait.'));
    await expect.element(watchAgain).toBeEnabled();
  });

  it('leads to the video meanwhile', async ({ open, server }) => {
    server.answer(getTrainingModule, { ...waiting(200), videos: [tour] });
    open({ quiz: true });
    await page.getByRole('button', { name: 'Watch again meanwhile' }).click();
    await expect.element(countdown).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
  });
});

describe('a limit of tries', () => {
  it('says how many are left', async ({ open, server }) => {
    server.answer(getTrainingModule, { ...quizModule, triesLeft: 2 });
    open();
    await expect.element(question).toBeVisible();
    await expect
      .element(page.getByText('2 tries left. Then an admin must open the quiz again.'))
      .toBeVisible();
  });

  it('that is reached by a fail has the focus', async ({ open, server }) => {
    server.answer(getTrainingModule, { ...quizModule, triesLeft: 1 });
    const message = 'Score: 50%. You need 70% to pass. No tries are left.';
    server.answer(submitQuiz, () => {
      server.answer(getTrainingModule, { ...quizModule, tryNumber: 2, score: 50, triesLeft: 0 });
      return { ...failed, isBlocked: true };
    });
    open();
    await takeQuiz();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByText(/^You have used all tries at this quiz/)).toHaveFocus();
  });

  it('that is reached sends the trainee to an admin', async ({ open, server }) => {
    server.answer(getTrainingModule, { ...quizModule, triesLeft: 0 });
    open();
    await expect
      .element(page.getByText(/^You have used all tries at this quiz. Please ask an admin/))
      .toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });
});
