import { TRAINEE_DETAIL_REFRESH_MS } from '@portal/contract/limits';
import { listAttemptsOfTrainee, listRuns } from '@portal/contract/runs';
import { getTraineeProgress, type TraineeProgress } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { asAdmin, tina } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { TraineeDetailPage } from './trainee-detail-page.tsx';

const progress: TraineeProgress = {
  trainee: { id: tina.id, name: tina.name, email: tina.email, company: tina.company },
  hasPassword: true,
  ...tina.calculatedProgress,
  stuck: null,
  tries: [],
  moduleProgress: [],
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listRuns, []);
  return (id: number | string = tina.id) =>
    show(<TraineeDetailPage evidence={() => null} />, {
      at: `/admin/track-trainee/${id}`,
      path: '/admin/track-trainee/:id',
    });
});

const back = page.getByRole('link', { name: 'Back to trainees' });

describe('the page of a trainee', () => {
  it('keeps the focus on the link back while it loads', async ({ open, server }) => {
    const answer = server.hold(getTraineeProgress);
    server.answer(listAttemptsOfTrainee, reply([], { next: null }));
    open();
    await expect
      .element(page.getByRole('heading', { name: 'Trainee Progress' }))
      .toBeInTheDocument();
    await userEvent.tab();
    await expect.element(back).toHaveFocus();
    answer(progress);
    await expect.element(page.getByRole('heading', { name: tina.name })).toBeVisible();
    await expect.element(back).toHaveFocus();
  });

  it.for([999, 'abc'])(
    'leads back to the list when there is no trainee %s',
    async (id, { open, server }) => {
      server.answer(getTraineeProgress, refusal('NOT_FOUND', 'Trainee not found'));
      open(id);
      await expect.element(page.getByText('Trainee not found')).toBeVisible();
      await expect.element(back).toHaveAttribute('href', '/admin/track-trainee');
    },
  );

  it('says why it could not be read, and is read again', async ({ open, server }) => {
    server.answer(listAttemptsOfTrainee, reply([], { next: null }));
    server.answer(getTraineeProgress, refusal('FORBIDDEN', 'Not just now.'));
    open();
    const failure = page.getByRole('alert');
    await expect
      .element(failure)
      .toMatchTextContent(/^Failed to load trainee progress.*Not just now\./);
    server.answer(getTraineeProgress, progress);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { name: tina.name })).toBeVisible();
  });

  it('is read again each half minute', async ({ open, server, onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    server.answer(listAttemptsOfTrainee, reply([], { next: null }));
    server.answer(getTraineeProgress, progress);
    open();
    await expect.element(page.getByRole('heading', { name: tina.name })).toBeVisible();
    const trainee = { ...progress.trainee, name: 'Tina Turner' };
    server.answer(getTraineeProgress, { ...progress, trainee });
    vi.advanceTimersByTime(TRAINEE_DETAIL_REFRESH_MS);
    await expect.element(page.getByRole('heading', { name: 'Tina Turner' })).toBeVisible();
  });

  it('shows no company if there is none, and no false times', async ({ open, server }) => {
    server.answer(listAttemptsOfTrainee, reply([], { next: null }));
    server.answer(getTraineeProgress, {
      ...progress,
      trainee: { ...progress.trainee, company: null },
      ...{ overallProgress: 0, modulesCompleted: 0, totalModules: 0, averageScore: 0 },
      ...{ totalTimeSpent: 20, lastUpdated: null },
    });
    open();
    await expect.element(page.getByText('Unknown Company')).toBeVisible();
    await expect.element(page.getByText('no modules assigned', { exact: true })).toBeVisible();
    await expect.element(page.getByText('<1 min')).toBeVisible();
    await expect.element(page.getByText('<0.1 hours')).toBeVisible();
  });
});
