import { cancelJob, getJob, type Job, undoJob } from '@portal/contract/jobs';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asAdmin, runningJob } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { JobProgress } from './job-progress.tsx';

const onDismiss = vi.fn();

const it = screenIt.extend('open', ({ show, server, signIn }) => (job: Job) => {
  signIn(asAdmin);
  server.answer(getJob, job);
  onDismiss.mockReset();
  return show(<JobProgress jobId={job.id} onDismiss={onDismiss} />);
});

const sentence = page.getByRole('status').first();
const bar = page.getByRole('progressbar');
const cancel = page.getByRole('button', { name: /^Cancel/ });
const undo = page.getByRole('button', { name: /^Undo/ });
const dismiss = page.getByRole('button', { name: 'Dismiss' });

const done: Job = {
  ...runningJob,
  state: 'done',
  done: 12,
  undoable: true,
  endedAt: '2026-11-02T09:01:00.000Z',
};

describe('progress of a job', () => {
  it('is shown until the job has ended, which offers Undo', async ({ open, server }) => {
    open(runningJob);
    await expect.element(sentence).toHaveTextContent('Starting the training again for 12 trainees');
    await expect.element(page.getByText('3 of 12 trainees')).toBeVisible();
    await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
    await expect.element(dismiss).not.toBeInTheDocument();
    await expect.element(undo).not.toBeInTheDocument();
    server.answer(getJob, done);
    await expect.element(sentence).toHaveTextContent('12 trainees train again');
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(undo).toBeVisible();
    await expect.element(cancel).not.toBeInTheDocument();
    await dismiss.click();
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('can be cancelled once, by the keyboard', async ({ open, server }) => {
    open(runningJob);
    server.answer(cancelJob, runningJob);
    await expect.element(cancel).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(cancel).toHaveTextContent('Cancelling…');
    await userEvent.keyboard('{Enter}');
    server.answer(getJob, { ...done, state: 'cancelled', done: 5 });
    await expect.element(sentence).toHaveTextContent('Cancelled: 5 trainees train again of 12');
    expect(server.received(cancelJob)).toEqual([{ params: { id: 40 } }]);
  });

  it('can be undone', async ({ open, server }) => {
    open(done);
    await expect.element(undo).toBeVisible();
    const undoing: Job = { ...done, state: 'undoing', done: 8, undoable: false, endedAt: null };
    server.answer(undoJob, undoing);
    server.answer(getJob, undoing);
    await undo.click();
    await expect.element(page.getByText('8 trainees left')).toBeVisible();
    await expect.element(bar).toHaveAttribute('aria-valuenow', '33');
    server.answer(getJob, { ...done, state: 'undone', done: 0, undoable: false });
    await expect.element(sentence).toHaveTextContent('Undone: everything is as it was before');
    await expect.element(undo).not.toBeInTheDocument();
    expect(server.received(undoJob)).toEqual([{ params: { id: 40 } }]);
  });

  it('names the people because of whom it cannot be undone', async ({ open, server }) => {
    open(done);
    const people = [
      { userId: 7, name: 'Tina' },
      { userId: 8, name: 'Ann' },
    ];
    server.answer(undoJob, refusal('CONFLICT', 'They have begun.', { people, count: 5 }));
    await undo.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('They have begun. (Tina, Ann and 3 more)');
    await expect.element(undo).toBeEnabled();
  });

  it('says for how many it could not be done, and what went wrong', async ({ open }) => {
    open({ ...done, state: 'failed', done: 9, refused: 1, problem: 'The disk is full.' });
    await expect
      .element(sentence)
      .toHaveTextContent('Stopped by a problem: 9 trainees train again of 12');
    await expect.element(page.getByText('The disk is full.')).toBeVisible();
    await expect.element(page.getByText(/^1 trainee could not be started again/)).toBeVisible();
  });

  it('stops asking when it cannot be loaded, until Retry', async ({ open, server }) => {
    open(runningJob);
    await expect.element(bar).toBeVisible();
    server.answer(getJob, NO_CONNECTION);
    const retry = page.getByRole('button', { name: /^Retry/ });
    await expect.element(retry).toBeVisible();
    server.answer(getJob, done);
    await retry.click();
    await expect.element(sentence).toHaveTextContent('12 trainees train again');
  });
});
