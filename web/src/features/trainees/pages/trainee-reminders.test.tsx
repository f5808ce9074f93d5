import { listCompanies } from '@portal/contract/companies';
import { listGroups } from '@portal/contract/groups';
import { getJob, startBulkAction } from '@portal/contract/jobs';
import { listModules } from '@portal/contract/modules';
import { previewReminder, remindTrainee } from '@portal/contract/reminders';
import { getTraineeRequirements } from '@portal/contract/requirements';
import { listAttemptsOfTrainee, listRuns } from '@portal/contract/runs';
import { getTraineeProgress, listTrainees, type Trainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followedJobs } from '#web/features/jobs/model/followed-jobs.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { NO_CONNECTION, refusal, reply } from '#web/testing/fake-server.ts';
import { ofAcme } from '#web/testing/limited-admins.ts';
import { acme, asAdmin, runningJob, tina } from '#web/testing/records.ts';
import { tinasReminder, tinasRequirements } from '#web/testing/requirement-records.ts';
import { currentRun, tinasProgress } from '#web/testing/run-records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { TraineeDetailPage } from './trainee-detail-page.tsx';
import { TraineeListPage } from './trainee-list-page.tsx';

const HOUR_MS = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const overdue = { state: 'overdue', dueOn: '2026-11-03' } as const;
const asking = page.getByRole('alertdialog');
const inAsking = (name: string) => asking.getByRole('button', { name });
const clientRequestId: unknown = expect.any(String);

describe('a reminder of one trainee', () => {
  const it = screenIt.extend('open', ({ server, signIn, show }) => {
    server.answer(getTraineeProgress, { ...tinasProgress, standing: overdue });
    server.answer(getTraineeRequirements, tinasRequirements);
    server.answer(listRuns, [currentRun]);
    server.answer(listAttemptsOfTrainee, reply([], { next: null }));
    server.answer(previewReminder, tinasReminder);
    return (user = asAdmin) => {
      signIn(user);
      show(<TraineeDetailPage evidence={() => null} certificates={() => null} />, {
        at: paths.trainee.to(7),
        path: paths.trainee.pattern,
      });
    };
  });
  const remind = page.getByRole('button', { name: 'Remind…' });
  const section = page.getByRole('region', { name: 'Requirements' });

  it('is shown before it is sent, and then stands on the page', async ({ open, server }) => {
    server.answer(remindTrainee, () => {
      const remindedAt = hoursAgo(0);
      server.answer(previewReminder, { ...tinasReminder, remindedAt });
      return { remindedAt };
    });
    open();
    await remind.click();
    await expect.element(asking).toHaveAccessibleName('Remind Tina Trainee?');
    await expect.element(asking.getByText(/1 module is overdue/)).toBeVisible();
    await expect.element(asking.getByText(/Fire safety was due on 3 November/)).toBeVisible();
    await expect.element(asking.getByText(/is sent by email/)).toBeVisible();
    expect(server.received(remindTrainee)).toEqual([]);
    await inAsking('Remind').click();
    await expect.element(toasts.getByText('Reminder sent to Tina Trainee')).toBeVisible();
    await expect.element(asking).not.toBeInTheDocument();
    await expect.element(section.getByText('Reminded just now')).toBeVisible();
    expect(server.received(remindTrainee)).toEqual([{ params: { id: 7 }, body: {} }]);
  });

  it('is refused in words within a day of the last one', async ({ open, server }) => {
    const reason = 'Tina Trainee was reminded within the last 24 hours.';
    server.answer(previewReminder, { ...tinasReminder, remindedAt: hoursAgo(2.5), hasMail: false });
    server.answer(remindTrainee, refusal('CONFLICT', reason));
    open();
    await expect.element(section.getByText('Reminded 2 h ago')).toBeVisible();
    await remind.click();
    await expect.element(asking.getByText(/appears only in the portal/)).toBeVisible();
    await inAsking('Remind').click();
    await expect.element(asking.getByRole('alert')).toHaveTextContent(reason);
    await userEvent.keyboard('{Escape}');
    await expect.element(asking).not.toBeInTheDocument();
    await expect.element(remind).toHaveFocus();
  });

  it('cannot be sent without anything to be reminded of', async ({ open, server }) => {
    server.answer(previewReminder, { ...tinasReminder, text: null });
    open();
    await remind.click();
    await expect
      .element(asking.getByText('There is nothing to remind Tina Trainee of now.'))
      .toBeVisible();
    await expect.element(inAsking('Remind')).toBeDisabled();
  });

  it('can be loaded again', async ({ open, server }) => {
    server.answer(previewReminder, NO_CONNECTION);
    open();
    await remind.click();
    await expect.element(asking.getByText(/The text could not be loaded/)).toBeVisible();
    await expect.element(inAsking('Remind')).toBeDisabled();
    server.answer(previewReminder, tinasReminder);
    await inAsking('Retry').click();
    await expect.element(asking.getByText(/1 module is overdue/)).toBeVisible();
    await expect.element(inAsking('Remind')).toBeEnabled();
  });

  it('is no action of an admin with Read', async ({ open, server }) => {
    open(ofAcme('read'));
    await expect.element(section.getByText('On leave until Christmas')).toBeVisible();
    await expect.element(remind).not.toBeInTheDocument();
    expect(server.received(previewReminder)).toEqual([]);
  });
});

describe('reminders and renewals of many trainees', () => {
  const ann: Trainee = { ...tina, id: 8, name: 'Ann', email: 'ann@acme.example' };
  const late: Trainee = { ...tina, standing: overdue, remindedAt: hoursAgo(49) };
  const it = screenIt.extend('open', ({ server, signIn, show }) => {
    signIn(asAdmin);
    server.answer(listCompanies, [acme]);
    server.answer(listModules, []);
    server.answer(listGroups, []);
    server.answer(getJob, { ...runningJob, kind: 'remind' });
    server.answer(startBulkAction, { ...runningJob, kind: 'remind' });
    server.answer(previewReminder, tinasReminder);
    server.answer(listTrainees, reply([ann, late], { total: 12 }));
    return (query = '') =>
      show(<TraineeListPage tiles={() => null} certificates={() => null} />, {
        at: `${paths.trainees}${query}`,
        path: paths.trainees,
      });
  });
  const bar = page.getByRole('region', { name: 'Selection' });
  const inBar = (name: string) => bar.getByRole('button', { name });
  const selectPage = () => page.getByRole('checkbox', { name: 'Select all on this page' }).click();

  it('the last reminder stands below the standing', async ({ open }) => {
    open();
    const row = page.getByRole('row', { name: /Tina Trainee/ });
    await expect.element(row).toMatchTextContent(/Overdue since 3 Nov.*Reminded 2 days ago/);
    await expect.element(page.getByRole('row', { name: /Ann/ })).not.toMatchTextContent(/Reminded/);
  });

  it('show the text to the one with the worst standing before they start', async ({
    open,
    server,
  }) => {
    open();
    await page.getByRole('checkbox', { name: 'Select Ann' }).click();
    await page.getByRole('checkbox', { name: 'Select Tina Trainee' }).click();
    await inBar('Remind…').click();
    await expect.element(asking).toHaveAccessibleName('Send reminders?');
    await expect.element(asking.getByText('2 trainees')).toBeVisible();
    await expect.element(asking.getByText(/within the last 24 hours/)).toBeVisible();
    await expect.element(asking.getByText('For example, to Tina Trainee:')).toBeVisible();
    await expect.element(asking.getByText(/Fire safety was due/)).toBeVisible();
    await expect.element(asking.getByText(/is sent by email/)).toBeVisible();
    expect(server.received(previewReminder)).toEqual([{ params: { id: 7 } }]);
    await inAsking('Send reminders').click();
    await expect.element(asking).not.toBeInTheDocument();
    expect(server.received(startBulkAction).map(({ body }) => body)).toEqual([
      { action: 'remind', ids: [8, 7], clientRequestId },
    ]);
    expect(followedJobs.current()).toEqual([runningJob.id]);
  });

  it('are for all that a filter finds', async ({ open, server }) => {
    server.answer(previewReminder, { ...tinasReminder, text: null });
    open('?standing=overdue');
    await selectPage();
    await inBar('Select all 12 found').click();
    await inBar('Remind…').click();
    await expect.element(asking.getByText('12 trainees, filtered')).toBeVisible();
    await expect.element(asking.getByText(/nothing to remind Tina Trainee of/)).toBeVisible();
    await inAsking('Send reminders').click();
    await expect.element(asking).not.toBeInTheDocument();
    expect(server.received(startBulkAction).map(({ body }) => body)).toEqual([
      { action: 'remind', filter: { standing: 'overdue' }, expectedCount: 12, clientRequestId },
    ]);
  });

  it('renew now says what it means, and why it was refused', async ({ open, server }) => {
    server.answer(startBulkAction, refusal('UNAVAILABLE', 'Too busy.'));
    open();
    await selectPage();
    await inBar('Renew now…').click();
    await expect.element(asking).toHaveAccessibleName('Renew now?');
    await expect
      .element(asking.getByText('Earlier completions count until their end.'))
      .toBeVisible();
    await inAsking('Start the renewal').click();
    await expect.element(asking.getByRole('alert')).toMatchTextContent(/Too busy/);
    server.answer(startBulkAction, { ...runningJob, kind: 'renew' });
    await inAsking('Start the renewal').click();
    await expect.element(asking).not.toBeInTheDocument();
    expect(server.received(startBulkAction).at(-1)?.body).toEqual({
      ...{ action: 'renew', ids: [8, 7], clientRequestId },
    });
  });

  it('are no actions without rules', async ({ open, server }) => {
    server.answer(listTrainees, reply([ann], { total: 1 }));
    open();
    await selectPage();
    await expect.element(inBar('Resend invitations')).toBeVisible();
    for (const name of ['Remind…', 'Renew now…'])
      await expect.element(inBar(name)).not.toBeInTheDocument();
  });
});
