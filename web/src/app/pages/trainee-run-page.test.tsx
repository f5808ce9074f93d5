import { getRun, listAttempts, listAttemptsOfTrainee } from '@portal/contract/runs';
import { getTraineeProgress } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import { currentRun, failedAttempt, firstRun, tinasProgress } from '#web/testing/run-records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Component as TraineeRunPage } from './trainee-run-page.tsx';

const { moduleProgress } = tinasProgress;

const it = screenIt.extend('open', ({ show, server, signIn }) => {
  signIn(asAdmin);
  server.answer(getTraineeProgress, tinasProgress);
  server.answer(getRun, { ...firstRun, moduleProgress });
  server.answer(listAttemptsOfTrainee, reply([], { next: null }));
  return (number = '1') =>
    show(<TraineeRunPage />, {
      at: `/admin/track-trainee/7/runs/${number}`,
      path: '/admin/track-trainee/:id/runs/:number',
    });
});

const heading = page.getByRole('heading', { level: 1 });

describe('an earlier run', () => {
  it('lists its tries', async ({ open, server }) => {
    const tried = {
      id: 17,
      moduleId: 5,
      moduleName: 'Fire safety',
      number: 2,
      createdAt: '2026-03-09T09:00:00.000Z',
      score: 50,
      pass: false,
      wrong: [{ question: 'Where is the exit?', chosen: 'Right' }],
    };
    server.answer(listAttemptsOfTrainee, reply([tried], { next: null }));
    open();
    const section = page.getByRole('region', { name: 'Quiz Tries' });
    await expect.element(section.getByText('2nd try')).toBeVisible();
    await section.getByText('1 wrong question').click();
    await expect.element(section.getByText(/^Where is the exit\?/)).toBeVisible();
    expect(server.received(listAttemptsOfTrainee).at(-1)).toMatchObject({
      params: { id: 7 },
      query: { run: 1 },
    });
  });

  it('is shown as it was, marked with its number, dates and company', async ({ open, server }) => {
    open();
    await expect.element(heading).toHaveTextContent('Run 1 of Tina Trainee');
    await expect.element(page.getByText(/2026 – .*2026 · Globex$/)).toBeVisible();
    await expect.element(page.getByText(/^This is an earlier run/)).toBeVisible();
    await expect.element(page.getByText('Fire safety')).toBeVisible();
    // The module may not exist any more.
    await expect
      .element(page.getByRole('link', { name: 'Fire safety', exact: true }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Train again' })).not.toBeInTheDocument();
    expect(server.received(getRun).at(-1)).toEqual({ params: { id: 7, number: 1 } });
  });

  it('leads to its attempts and back to the current run', async ({ open, server }) => {
    server.answer(listAttempts, reply([failedAttempt], { next: null }));
    const { address } = open();
    await page.getByText('Evidence', { exact: true }).first().click();
    await page.getByRole('link', { name: 'Attempts at Fire safety' }).click();
    await expect.element(page.getByText('1 of 2 correct')).toBeVisible();
    expect(address()).toBe('/admin/track-trainee/7/runs/1?module=5');
    expect(server.received(listAttempts)[0]?.params).toEqual({ id: 7, number: 1, moduleId: 5 });
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Back to the current run' }).click();
    await expect.poll(address).toBe('/admin/track-trainee/7');
  });

  it('is shown on the page of the trainee while it is current', async ({ open, server }) => {
    server.answer(getRun, { ...currentRun, moduleProgress });
    const { address } = open('2');
    await expect.poll(address).toBe('/admin/track-trainee/7');
  });

  it('may not exist', async ({ open, server }) => {
    server.answer(getRun, refusal('NOT_FOUND', 'Run not found'));
    open('9');
    await expect.element(page.getByRole('heading', { name: 'Run not found' })).toBeVisible();
  });

  it('can be loaded again after a failure', async ({ open, server }) => {
    server.answer(getRun, refusal('INTERNAL', 'Something broke'));
    open();
    await expect.element(page.getByText('Failed to load the run')).toBeVisible();
    server.answer(getRun, { ...firstRun, moduleProgress });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(heading).toHaveTextContent('Run 1 of Tina Trainee');
  });
});
