import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { createProgressExport } from '@portal/contract/exports';
import { listGroups } from '@portal/contract/groups';
import { getJob, startBulkAction } from '@portal/contract/jobs';
import { listModules } from '@portal/contract/modules';
import { listTrainees, type Trainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followedJobs } from '#web/features/jobs/model/followed-jobs.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { dayOfReader } from '#web/platform/time/civil-date.tsx';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { acme, adminModule, asAdmin, globex, runningJob, tina } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { TraineeListPage } from './trainee-list-page.tsx';

const late: Trainee = { ...tina, standing: { state: 'overdue', dueOn: '2026-11-03' } };
const bob: Trainee = { ...tina, id: 8, name: 'Bob', email: 'bob@acme.example' };
const eve: Trainee = { ...bob, id: 9, name: 'Eve', company: { id: globex.id, name: 'Globex' } };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, [acme, globex]);
  server.answer(listModules, [adminModule]);
  server.answer(listGroups, []);
  server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  server.answer(getJob, runningJob);
  server.answer(startBulkAction, runningJob);
  server.answer(listTrainees, reply([late, bob], { total: 12 }));
  return (query = '') =>
    show(<TraineeListPage tiles={() => null} certificates={() => null} />, {
      at: `${paths.trainees}${query}`,
      path: paths.trainees,
    });
});

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const standing = page.getByRole('combobox', { name: 'Standing' });
const due = page.getByRole('combobox', { name: 'Due date' });
const sort = page.getByLabelText('Sort by');
const importButton = page.getByRole('button', { name: 'Import' });
const lastQuery = (server: { received: (call: typeof listTrainees) => { query: object }[] }) =>
  server.received(listTrainees).at(-1)?.query;

describe('standings in the list of trainees', () => {
  it('are shown with their date, and filter and order the list by the address', async ({
    open,
    server,
  }) => {
    server.answer(createProgressExport, refusal('UNAVAILABLE', 'Too busy.'));
    const { address } = open('?company=3');
    await expect.element(row('Tina')).toMatchTextContent(/Overdue since 3 Nov/);
    await standing.selectOptions('Overdue');
    await expect.poll(address).toMatch(/\?company=3&standing=overdue$/);
    await page.getByRole('button', { name: 'Standing' }).click();
    await expect.poll(address).toMatch(/&standing=overdue&sort=standing$/);
    await sort.selectOptions('Latest due date first');
    await expect
      .poll(() => lastQuery(server))
      .toMatchObject({ company: 3, standing: 'overdue', sort: '-due', page: 1 });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    await expect
      .poll(() => server.received(createProgressExport)[0]?.body)
      .toMatchObject({ company: 3, standing: 'overdue', sort: '-due' });
  });

  it('are filtered by due dates: in the next days, or from and to', async ({ open, server }) => {
    const { address } = open();
    await due.selectOptions('Due within 7 days');
    const today = dayOfReader(new Date());
    await expect.poll(address).toMatch(new RegExp(`\\?dueFrom=${today}&dueUntil=20`));
    await expect.element(page.getByLabelText('Due from')).not.toBeInTheDocument();
    await due.selectOptions('Due from – to…');
    await page.getByLabelText('Due from').fill('2026-11-01');
    await page.getByLabelText('Due until').fill('2026-12-24');
    await expect
      .poll(() => lastQuery(server))
      .toMatchObject({ dueFrom: '2026-11-01', dueUntil: '2026-12-24' });
    await due.selectOptions('Any due date');
    await expect.poll(address).toBe(paths.trainees);
    await expect.element(page.getByLabelText('Due from')).not.toBeInTheDocument();
  });

  it('stay choices if the list finds no trainee with one', async ({ open, server }) => {
    open();
    await expect.element(standing).toBeVisible();
    server.answer(listTrainees, reply([], { total: 0 }));
    await standing.selectOptions('Waived');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(standing).toHaveValue('');
  });

  it('make the import a menu, with that of earlier results', async ({ open }) => {
    open('?company=3');
    await expect.element(row('Tina')).toBeVisible();
    for (const name of ['Import trainees', 'Import earlier results']) {
      await importButton.click();
      await page.getByRole('menuitem', { name }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect.element(dialog.getByLabelText(/CSV or Excel file/)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(importButton).toHaveFocus();
    }
  });

  it('leave the import where it is, with its focus, when the list comes', async ({
    open,
    server,
  }) => {
    const sendList = server.hold(listTrainees);
    open('?company=3');
    await expect.element(importButton).toBeVisible();
    const before = importButton.element().getBoundingClientRect();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(importButton).toHaveFocus();
    await expect.element(importButton).not.toHaveAttribute('aria-haspopup');
    sendList(reply([late, bob], { total: 12 }));
    await expect.element(importButton).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(importButton).toHaveFocus();
    expect(importButton.element().getBoundingClientRect()).toEqual(before);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Import trainees' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(importButton).toHaveFocus();
  });

  it('are shown nowhere without rules', async ({ open, server }) => {
    server.answer(listTrainees, reply([bob, eve], { total: 2 }));
    open();
    await expect.element(row('Bob')).toBeVisible();
    for (const absent of [standing, due, page.getByRole('columnheader', { name: 'Standing' })])
      await expect.element(absent).not.toBeInTheDocument();
    await expect.element(sort).not.toMatchTextContent(/standing|due/i);
    await importButton.click();
    await expect.element(page.getByRole('dialog', { name: 'Import trainees' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(importButton).toHaveFocus();
    await page.getByRole('checkbox', { name: 'Select Bob' }).click();
    await expect.element(page.getByRole('button', { name: 'Resend invitations' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /waive/ })).not.toBeInTheDocument();
  });
});

describe('exceptions of many trainees', () => {
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabelText(name, { exact: true });
  const clientRequestId: unknown = expect.any(String);

  async function choose(action: string) {
    await page.getByRole('button', { name: 'Extend, waive or pause…' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  }

  it('are made for a module of their company', async ({ open, server }) => {
    const fields = [{ path: 'exception.until', message: 'Too far' }];
    server.answer(startBulkAction, refusal('INVALID_INPUT', 'Too far away.', { fields }));
    open();
    await page.getByRole('checkbox', { name: 'Select Tina Trainee' }).click();
    await page.getByRole('checkbox', { name: 'Select Bob' }).click();
    await choose('Pause…');
    await expect.element(dialog).toHaveAccessibleDescription('2 trainees');
    await field('Module').selectOptions('Fire safety');
    await field('First day').fill('2026-12-01');
    await field('Last day').fill('2030-12-24');
    await field('Reason').fill('Closed for the season');
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await expect.element(field('Last day')).toHaveAccessibleDescription('Too far away.');
    server.answer(startBulkAction, runningJob);
    await field('Last day').fill('2026-12-24');
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const exception = {
      moduleId: 5,
      from: '2026-12-01',
      until: '2026-12-24',
      reason: 'Closed for the season',
    };
    expect(server.received(startBulkAction).at(-1)?.body).toEqual({
      ...{ action: 'pause', ids: [7, 8], exception, clientRequestId },
    });
    expect(followedJobs.current()).toEqual([runningJob.id]);
  });

  it('are for all modules of people of several companies, asked again for another number', async ({
    open,
    server,
  }) => {
    server.answer(listTrainees, reply([late, eve], { total: 12 }));
    server.answer(startBulkAction, ({ body }) =>
      body.expectedCount === 15 ? runningJob : refusal('CONFLICT', 'Others.', { count: 15 }),
    );
    open('?standing=overdue');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Select all 12 found' }).click();
    await choose('Waive…');
    await expect
      .element(field('Module'))
      .toHaveAccessibleDescription('To choose a module, filter the list by a company.');
    await field('Reason').fill('Not needed this year');
    await dialog.getByRole('button', { name: 'Waive' }).click();
    await expect
      .element(dialog.getByText('The list has changed: 15 trainees are found now, not 12.'))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Waive' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(startBulkAction).at(-1)?.body).toEqual({
      action: 'waive',
      filter: { standing: 'overdue' },
      expectedCount: 15,
      exception: { moduleId: null, reason: 'Not needed this year' },
      clientRequestId,
    });
  });
});
