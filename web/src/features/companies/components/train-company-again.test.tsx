import { getCompanyImpact, listCompanies } from '@portal/contract/companies';
import { getJob, type Job, startRunsOfCompany } from '@portal/contract/jobs';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JobPanel } from '#web/features/jobs/components/job-panel.tsx';
import { followedJobs } from '#web/features/jobs/model/followed-jobs.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { ofAcme } from '#web/testing/limited-admins.ts';
import { acme, asAdmin, companyImpact, runningJob } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { TrainCompanyAgain } from './train-company-again.tsx';

const started: Job = { ...runningJob, kind: 'train-again' };
const impact = { ...companyImpact, trainees: 12, inTraining: 4, completedAll: 1 };
const noTrainees = { ...impact, trainees: 0, inTraining: 0, completedAll: 0 };

const it = screenIt.extend('open', ({ show, server, signIn }, { onCleanup }) => {
  signIn(asAdmin);
  server.answer(listCompanies, [acme]);
  server.answer(getCompanyImpact, impact);
  onCleanup(() => followedJobs.dismiss(started.id));
  return async () => {
    show(
      <>
        <JobPanel />
        <TrainCompanyAgain companyId={3} />
      </>,
    );
    await trainAgain.click();
  };
});

const trainAgain = page.getByRole('button', { name: 'Train again' }).first();
const dialog = page.getByRole('alertdialog', { name: 'Train all of Acme again?' });
const confirm = dialog.getByRole('button', { name: 'Train again' });

describe('new runs for a company', () => {
  it('say whom they concern, and show their progress', async ({ open, server }) => {
    server.answer(startRunsOfCompany, started);
    server.answer(getJob, started);
    await open();
    await expect.element(dialog.getByText('A new run starts for 12 trainees:')).toBeVisible();
    const lines = dialog.getByRole('listitem');
    await expect
      .element(lines.nth(0))
      .toHaveTextContent('1 completed the training and begins again');
    await expect
      .element(lines.nth(1))
      .toHaveTextContent('4 are in training, and their present runs end unfinished');
    await expect.element(lines.nth(2)).toHaveTextContent('7 have not started yet');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('3 of 12', { exact: true })).toBeVisible();
    expect(server.received(startRunsOfCompany)).toMatchObject([
      { params: { id: 3 }, body: { expectedCount: 12, clientRequestId: expect.any(String) } },
    ]);
  });

  it('are counted again if the number of trainees has changed', async ({ open, server }) => {
    server.answer(startRunsOfCompany, refusal('CONFLICT', 'Another number', { count: 13 }));
    await open();
    await expect.element(confirm).toBeEnabled();
    server.answer(getCompanyImpact, { ...impact, trainees: 13 });
    await confirm.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/^The company has 13 trainees/);
    await expect.element(dialog.getByText('A new run starts for 13 trainees:')).toBeVisible();
    server.answer(startRunsOfCompany, started);
    server.answer(getJob, started);
    await confirm.click();
    await expect.element(dialog).not.toBeInTheDocument();
    const counts = server.received(startRunsOfCompany).map(({ body }) => body.expectedCount);
    expect(counts).toEqual([12, 13]);
  });

  it('say that the last trainee has left meanwhile', async ({ open, server }) => {
    server.answer(startRunsOfCompany, refusal('CONFLICT', 'Another number', { count: 0 }));
    await open();
    await expect.element(confirm).toBeEnabled();
    server.answer(getCompanyImpact, noTrainees);
    await confirm.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('The company has no trainees any more.');
    await expect.element(dialog.getByText('The company has no trainees to train.')).toBeVisible();
    await expect.element(confirm).toBeDisabled();
  });

  it('cannot be started without trainees, or before they are counted', async ({ open, server }) => {
    const answer = server.hold(getCompanyImpact);
    await open();
    await expect.element(dialog.getByText('Counting the trainees…')).toBeVisible();
    await expect.element(confirm).toBeDisabled();
    answer(noTrainees);
    await expect.element(dialog.getByText('The company has no trainees to train.')).toBeVisible();
    await expect.element(confirm).toBeDisabled();
  });
});

it('a limited admin with People starts them by the number in the list', async ({
  open,
  server,
  signIn,
}) => {
  signIn(ofAcme('people'));
  server.answer(startRunsOfCompany, started);
  server.answer(getJob, started);
  await open();
  await expect.element(dialog.getByText('A new run starts for 12 trainees:')).toBeVisible();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.received(startRunsOfCompany)).toMatchObject([{ body: { expectedCount: 12 } }]);
  expect(server.received(getCompanyImpact)).toEqual([]);
});
