import { listAttemptsOfTrainee, listRuns } from '@portal/contract/runs';
import { getTraineeProgress, type TraineeProgress } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
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
    show(<TraineeDetailPage attempts={() => null} />, {
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
});
