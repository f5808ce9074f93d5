import { createCertificatesExport } from '@portal/contract/exports';
import { cancelJob, getJob, type Job, listJobItems, undoJob } from '@portal/contract/jobs';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#web/platform/query/query-client.ts';
import { storeFollowedJobs } from '#web/platform/storage/followed-jobs.ts';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { asAdmin, deletionJob, runningJob } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { followedJobs } from '../model/followed-jobs.ts';
import { JobPanel } from './job-panel.tsx';

const it = screenIt.extend('open', ({ signIn, show, server }) => (job: Job) => {
  server.answer(getJob, job);
  storeFollowedJobs(asAdmin.id, [job.id]);
  signIn(asAdmin);
  show(
    <main id="main">
      <h1>Trainees</h1>
      <JobPanel />
    </main>,
  );
});

const panel = page.getByRole('region', { name: 'Background actions' });
const button = (name: string | RegExp) => panel.getByRole('button', { name });

describe('jobs', () => {
  it('show their progress until they end, also after a reload', async ({ open, server }) => {
    open(runningJob);
    await expect.element(panel.getByText('Deleting 12 trainees…')).toBeVisible();
    await expect.element(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await expect.element(panel.getByText('3 of 12')).toBeVisible();
    server.answer(getJob, deletionJob);
    await expect.element(panel.getByText('12 trainees deleted')).toBeVisible();
    await expect.element(panel.getByRole('progressbar')).not.toBeInTheDocument();
  });

  it('stay on the screen until they are dismissed', async ({ open }) => {
    open(deletionJob);
    await button('Dismiss: 12 trainees deleted').click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(followedJobs.current()).toEqual([]);
  });

  it('leave the focus on the page when they are dismissed', async ({ open }) => {
    open(deletionJob);
    await expect.element(button(/^Dismiss/)).toBeVisible();
    (button(/^Dismiss/).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Trainees' })).toHaveFocus();
  });

  it('are cancelled after the current batch', async ({ open, server }) => {
    const answer = server.hold(cancelJob);
    open(runningJob);
    await button(/^Cancel/).dblClick();
    await expect.element(button(/^Cancel/)).toHaveTextContent('Cancelling…');
    const cancelled: Job = { ...deletionJob, state: 'cancelled', done: 5 };
    server.answer(getJob, cancelled);
    answer(cancelled);
    await expect.element(panel.getByText('Cancelled: 5 of 12 trainees deleted')).toBeVisible();
    await expect.element(button('Undo')).toBeVisible();
    expect(server.received(cancelJob)).toHaveLength(1);
  });

  it('are undone as a whole', async ({ open, server }) => {
    open(deletionJob);
    await expect.element(button('Undo')).toBeVisible();
    const undoing: Job = { ...runningJob, state: 'undoing', done: 9 };
    server.answer(undoJob, undoing);
    server.answer(getJob, undoing);
    await button('Undo').click();
    await expect.element(panel.getByText('Undoing the deletion…')).toBeVisible();
    await expect.element(panel.getByText('3 of 12')).toBeVisible();
    server.answer(getJob, { ...deletionJob, state: 'undone', done: 0, undoable: false });
    await expect.element(panel.getByText('Undone: the deletion')).toBeVisible();
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  it('name the people who prevent an undo', async ({ open, server }) => {
    open({ ...deletionJob, kind: 'move', deletionId: null });
    const people = [
      { userId: 7, requestId: null, name: 'Tina Trainee', email: 'tina@acme.example' },
    ];
    server.answer(
      undoJob,
      refusal('CONFLICT', 'They have begun the new run', { people, count: 4 }),
    );
    await button('Undo').click();
    await expect
      .element(panel.getByRole('alert'))
      .toMatchTextContent(/They have begun the new run/);
    await expect.element(panel.getByRole('listitem').first()).toHaveTextContent('Tina Trainee');
    await expect.element(panel.getByText('and 3 others')).toBeVisible();
    await expect.element(panel.getByRole('link')).not.toBeInTheDocument();
  });

  it('show why the last action failed, until their state changes', async ({ open, server }) => {
    server.answer(cancelJob, refusal('CONFLICT', 'It cannot be cancelled now'));
    server.answer(undoJob, refusal('CONFLICT', 'It cannot be undone now'));
    open(runningJob);
    const problem = panel.getByRole('alert');
    await button('Cancel').click();
    await expect.element(problem).toHaveTextContent('It cannot be cancelled now');
    server.answer(getJob, deletionJob);
    await expect.element(panel.getByText('12 trainees deleted')).toBeVisible();
    await expect.element(problem).not.toBeInTheDocument();
    await button('Undo').click();
    await expect.element(problem).toHaveTextContent('It cannot be undone now');
    server.answer(getJob, { ...deletionJob, state: 'undone', done: 0, undoable: false });
    void queryClient.invalidateQueries();
    await expect.element(panel.getByText('Undone: the deletion')).toBeVisible();
    await expect.element(problem).not.toBeInTheDocument();
  });

  it('lead to the trash when an email is taken', async ({ open, server }) => {
    open(deletionJob);
    server.answer(undoJob, refusal('EMAIL_TAKEN', 'An email is taken', { people: [], count: 1 }));
    await button('Undo').click();
    await expect
      .element(panel.getByRole('link', { name: 'Restore them in the trash' }))
      .toHaveAttribute('href', '/admin/trash');
  });

  it('list the trainees for whom they could not be done', async ({ open, server }) => {
    server.answer(listJobItems, ({ query }) =>
      query.cursor === undefined
        ? reply(
            [
              {
                place: 0,
                userId: 7,
                requestId: null,
                result: null,
                name: 'Tina Trainee',
                email: 'tina@acme.example',
                state: 'refused',
              },
            ],
            {
              next: 7,
            },
          )
        : reply(
            [
              {
                place: 1,
                userId: 8,
                requestId: null,
                name: null,
                email: null,
                result: null,
                state: 'refused',
              },
            ],
            {
              next: null,
            },
          ),
    );
    open({ ...deletionJob, done: 10, refused: 2 });
    await expect.element(panel.getByText('10 trainees deleted')).toBeVisible();
    await expect
      .element(panel.getByText(/^2 trainees could not be deleted\. They were/))
      .toBeVisible();
    await button('Show names').click();
    await expect.element(panel.getByRole('listitem').first()).toHaveTextContent('Tina Trainee');
    await button('Show more').click();
    await expect.element(panel.getByRole('listitem').nth(1)).toHaveTextContent('Deleted user');
    expect(server.received(listJobItems)[0]).toMatchObject({ query: { state: 'refused' } });
  });

  it('name the results that could not be recorded', async ({ open, server }) => {
    const person = { userId: 7, requestId: null, name: 'Tina', email: 'tina@acme.example' };
    const state = 'refused' as const;
    const completedOn = '2020-02-29';
    server.answer(
      listJobItems,
      reply(
        [
          { ...person, place: 3, result: { moduleName: 'Forklift', completedOn }, state },
          { ...person, place: 4, result: { moduleName: 'Crane', completedOn }, state },
        ],
        { next: null },
      ),
    );
    open({ ...deletionJob, kind: 'record-results', deletionId: null, done: 10, refused: 2 });
    await button('Show names').click();
    const items = panel.getByRole('listitem');
    await expect.element(items.first()).toHaveTextContent('Tina · Forklift · 29 Feb 2020');
    await expect.element(items.nth(1)).toHaveTextContent('Tina · Crane · 29 Feb 2020');
  });

  it('say why they stopped', async ({ open }) => {
    open({ ...deletionJob, state: 'failed', done: 5, problem: 'The disk is full.' });
    await expect.element(panel.getByText('Stopped: 5 of 12 trainees deleted')).toBeVisible();
    await expect.element(panel.getByRole('alert')).toMatchTextContent(/The disk is full/);
  });

  it('say how many invitations were refused, and lead to them', async ({ open, server }) => {
    const invitations = { total: 50, waiting: 3, refused: 0 };
    const imported: Job = { ...deletionJob, kind: 'import', total: 50, done: 50, invitations };
    open(imported);
    await expect.element(panel.getByText('47 invited, 3 on the way.')).toBeVisible();
    await expect.element(panel.getByRole('link')).not.toBeInTheDocument();
    server.answer(getJob, { ...imported, invitations: { total: 50, waiting: 0, refused: 2 } });
    void queryClient.invalidateQueries();
    await expect
      .element(panel.getByText('48 invited, 2 refused by the mail server.'))
      .toBeVisible();
    await expect
      .element(panel.getByRole('link', { name: 'Show the refused ones' }))
      .toHaveAttribute('href', '/admin/track-trainee?status=invitation-refused');
  });

  it('are forgotten when the server has none', async ({ open, server }) => {
    open(deletionJob);
    await expect.element(button('Undo')).toBeVisible();
    server.answer(getJob, refusal('NOT_FOUND', 'No such job'));
    followedJobs.follow(62);
    await expect.poll(() => followedJobs.current()).toEqual([61]);
  });
});

describe('certificates for a ZIP', () => {
  const collected: Job = {
    ...deletionJob,
    kind: 'collect-certificates',
    done: 11,
    refused: 1,
    deletionId: null,
    undoable: false,
  };

  it('are downloaded when they are ready', async ({ open, server }) => {
    server.answer(createCertificatesExport, refusal('TOO_MANY_REQUESTS', 'Too many downloads'));
    open({ ...collected, state: 'running', done: 3, refused: 0, endedAt: null });
    await expect.element(panel.getByText('Collecting certificates of 12 trainees…')).toBeVisible();
    await expect.element(button('Download ZIP')).not.toBeInTheDocument();
    server.answer(getJob, collected);
    await expect.element(panel.getByText('11 certificates ready')).toBeVisible();
    await expect
      .element(panel.getByText(/^1 trainee left out\. They have no valid certificate/))
      .toBeVisible();
    await button('Download ZIP').click();
    await expect.element(panel.getByText('Too many downloads')).toBeVisible();
    expect(server.received(createCertificatesExport)).toEqual([
      { body: { job: collected.id, language: 'en' } },
    ]);
  });

  it('are not offered without any', async ({ open }) => {
    open({ ...collected, done: 0, refused: 12 });
    await expect.element(panel.getByText('0 certificates ready')).toBeVisible();
    await expect.element(button('Download ZIP')).not.toBeInTheDocument();
  });
});
