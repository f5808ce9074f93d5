import { TRAINEE_DETAIL_REFRESH_MS } from '@portal/contract/limits';
import { listAttemptsOfTrainee, listRuns } from '@portal/contract/runs';
import {
  getTraineeProgress,
  type TraineeModuleProgress,
  type TraineeProgress,
} from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { asAdmin, tina } from '#web/testing/records.ts';
import { currentRun } from '#web/testing/run-records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { TraineeDetailPage } from './trainee-detail-page.tsx';

const progress: TraineeProgress = {
  trainee: { id: tina.id, name: tina.name, email: tina.email, company: tina.company },
  hasPassword: true,
  invitationRefusal: null,
  standing: null,
  groups: [],
  createdAt: tina.createdAt,
  invitedAt: null,
  ...tina.calculatedProgress,
  stuck: null,
  tries: [],
  moduleProgress: [],
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listRuns, []);
  return (id: number | string = tina.id) =>
    show(<TraineeDetailPage evidence={() => null} certificates={() => null} />, {
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

  it('shows the groups, which lead to their members in the list', async ({ open, server }) => {
    server.answer(listAttemptsOfTrainee, reply([], { next: null }));
    const groups = ['Bar', 'Kitchen', 'Spa', 'Zoo'].map((name, index) => ({ id: index + 5, name }));
    server.answer(getTraineeProgress, { ...progress, groups });
    open();
    const shown = page.getByRole('list', { name: 'Groups' });
    await expect.element(shown).toHaveTextContent('BarKitchenSpaZoo');
    await expect
      .element(shown.getByRole('link', { name: 'Zoo' }))
      .toHaveAttribute('href', '/admin/track-trainee?company=3&group=8');
  });

  it('says why the invitation was refused, and what the mail server replied', async ({
    open,
    server,
  }) => {
    server.answer(listAttemptsOfTrainee, reply([], { next: null }));
    server.answer(getTraineeProgress, {
      ...progress,
      hasPassword: false,
      invitationRefusal: {
        reason: 'mailbox-full',
        at: '2026-11-03T09:00:00.000Z',
        reply: '552 5.2.2 over quota',
      },
    });
    open();
    await expect.element(page.getByText('Invitation refused: mailbox full')).toBeVisible();
    const serverReply = page.getByText('552 5.2.2 over quota');
    await expect.element(serverReply).not.toBeVisible();
    await page.getByText('Reply of the mail server').click();
    await expect.element(serverReply).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Resend invitation' })).toBeVisible();
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

/** Passed, failed, and without an attempt. */
const scores = [80, 80, 80, 80, 80, 80, 40, 40];
const twelve = Array.from({ length: 12 }, (_, place): TraineeModuleProgress => {
  const at = '2026-11-02T09:00:00.000Z';
  const passed = place < 6;
  return {
    moduleId: place + 1,
    moduleName: `Module ${place + 1}: working safely at height`,
    videoDuration: 300,
    questionCount: 3,
    passMark: 70,
    pass: passed,
    isLocked: place > 8,
    timeSpent: 300,
    watchedTo: 300,
    videoCompleted: true,
    score: scores[place] ?? null,
    openedAt: place < 9 ? at : null,
    watchSessions: place < 9 ? 2 : 0,
    filmLoaded: place < 9 ? false : null,
    standing: null,
    earnedInRun: null,
    passed: passed
      ? {
          at,
          tryNumber: 2,
          passMark: 70,
          questionsSavedAt: at,
          videoSavedAt: at,
          videoSeconds: 300,
        }
      : null,
  };
});

describe('the modules of a trainee', () => {
  const cards = page.getByRole('region', { name: 'Module Progress' });
  const first = cards.getByRole('listitem').first();

  it('are twelve in less than two screens at 1280 px, with the evidence on demand', async ({
    open,
    server,
    resize,
  }) => {
    await resize(1280, 800);
    server.answer(listRuns, [currentRun]);
    server.answer(listAttemptsOfTrainee, reply([], { next: null }));
    server.answer(getTraineeProgress, { ...progress, totalModules: 12, moduleProgress: twelve });
    open();
    await expect.element(first).toBeVisible();
    const { height } = cards.element().getBoundingClientRect();
    expect(height).toBeLessThan(2 * 800 * 0.75);
    for (const text of ['Completed', '8.3% of overall', '5 min', '5 min (100% watched)'])
      await expect.element(first.getByText(text, { exact: true })).toBeVisible();
    await expect.element(first.getByText('Quiz required (70% to pass)')).toBeVisible();
    await expect.element(first.getByText('80%')).toBeVisible();
    await expect.element(first.getByText('Passed', { exact: true })).toBeVisible();
    await expect.element(first.getByText('Opened')).not.toBeVisible();
    await first.getByText('Evidence', { exact: true }).click();
    await expect.element(first.getByText('Opened')).toBeVisible();
    await expect.element(first.getByText('Questions saved')).toBeVisible();
    // A time names its zone.
    await expect.element(first.getByText(zoneOf('2026-11-02T09:00:00.000Z')).first()).toBeVisible();
  });
});

/** The name of the reader's zone as times show it. */
function zoneOf(instant: string): RegExp {
  const parts = new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    timeZoneName: 'short',
  }).formatToParts(new Date(instant));
  return new RegExp(parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'no zone');
}
