import { getOwnAttempt, listOwnAttempts } from '@portal/contract/runs';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reply } from '#web/testing/fake-server.ts';
import { asTrainee, quizModule } from '#web/testing/records.ts';
import { failedAttempt, failedAttemptAnswers } from '#web/testing/run-records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { renewalOpen } from '#web/testing/standing-records.ts';
import { OwnAttempts } from './own-attempts.tsx';

const tried = { ...quizModule, score: 50 };
const passed = { ...quizModule, score: 100, review: [] };
const passedAttempt = { ...failedAttempt, id: 18, score: 100, pass: true, correctCount: 2 };

const it = screenIt.extend('open', ({ show, server, signIn }) => (module: typeof quizModule) => {
  signIn(asTrainee);
  server.answer(listOwnAttempts, reply([passedAttempt, failedAttempt], { next: null }));
  server.answer(getOwnAttempt, failedAttemptAnswers);
  return show(<OwnAttempts module={module} />);
});

const rows = page.getByRole('listitem');
const showAnswers = page.getByRole('button', { name: /^Show answers of .*50%$/ });

describe('own attempts', () => {
  it('are not asked for before the first one', async ({ show, signIn, server }) => {
    signIn(asTrainee);
    server.answer(listOwnAttempts, reply([failedAttempt], { next: null }));
    show(
      <>
        <OwnAttempts module={quizModule} />
        <OwnAttempts module={{ ...tried, id: 6 }} />
      </>,
    );
    await expect.element(rows.first()).toBeVisible();
    expect(server.received(listOwnAttempts).map(({ params }) => params)).toEqual([{ id: 6 }]);
  });

  it('show only date and score before a pass', async ({ open }) => {
    open(tried);
    await expect.element(rows.nth(1)).toMatchTextContent(/2026.*50%Not passed1 of 2 correct$/);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^After you pass/)).toBeVisible();
  });

  it('say which score is that of another try', async ({ open, server }) => {
    open(tried);
    const later = { ...failedAttempt, id: 20, number: 4, isBestSoFar: true };
    server.answer(listOwnAttempts, reply([later, failedAttempt], { next: null }));
    await expect.element(rows.nth(1)).toMatchTextContent(/50%Not passed1 of 2 correct$/);
    await expect.element(rows.first()).toMatchTextContent(/Best score so far: 50%Not passed$/);
  });

  it('show the answers of each after a pass', async ({ open, server }) => {
    open(passed);
    await showAnswers.click();
    const dialog = page.getByRole('dialog', { name: 'Answers of this attempt' });
    const exit = dialog.getByRole('listitem').first();
    await expect.element(exit).toMatchTextContent(/^Where is the exit\?Wrong/);
    await expect.element(exit).toMatchTextContent(/RightYour answer/);
    await expect.element(exit).toMatchTextContent(/Follow the green signs\./);
    expect(server.received(getOwnAttempt).at(-1)).toEqual({ params: { id: 17 } });
    await userEvent.keyboard('{Escape}');
    await expect.element(showAnswers).toHaveFocus();
  });

  it('show during a renewal the answers of the earlier pass alone', async ({ open, server }) => {
    open({ ...quizModule, tryNumber: 2, standing: { ...renewalOpen, renewing: true } });
    const ofRenewal = { ...failedAttempt, id: 30, score: 0 };
    server.answer(
      listOwnAttempts,
      reply([ofRenewal, passedAttempt, failedAttempt], { next: null }),
    );
    await expect.element(showAnswers).toBeVisible();
    const answers = page.getByRole('button', { name: /^Show answers/ });
    expect(answers.elements()).toHaveLength(2);
    await expect.element(rows.first().getByRole('button')).not.toBeInTheDocument();
  });

  it('scroll the answers by keys', async ({ open, server }) => {
    const explanation = 'Go left.\n'.repeat(100);
    open(passed);
    const answers = failedAttemptAnswers.answers.map((answer) => ({ ...answer, explanation }));
    server.answer(getOwnAttempt, { ...failedAttemptAnswers, answers });
    await showAnswers.click();
    const dialog = page.getByRole('dialog', { name: 'Answers of this attempt' });
    const exit = dialog.getByText('Where is the exit?');
    await expect.element(exit).toBeInViewport();
    for (const reached of [
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('region', { name: 'Answers' }),
    ]) {
      await userEvent.tab();
      await expect.element(reached).toHaveFocus();
    }
    await userEvent.keyboard('{End}');
    await expect.element(exit).not.toBeInViewport();
  });

  it('say which answers were not kept', async ({ open, server }) => {
    open(passed);
    server.answer(
      listOwnAttempts,
      reply([{ ...passedAttempt, hasAnswers: false }], { next: null }),
    );
    await expect.element(rows.first()).toMatchTextContent(/Answers were not kept at that time\.$/);
  });
});
