import type { OwnUser } from '@portal/contract/accounts';
import { collectCertificates } from '@portal/contract/certificates';
import { listCompanies } from '@portal/contract/companies';
import {
  getCompanyCompliance,
  getMatrix,
  getRequirementsSummary,
  listComingWeeks,
} from '@portal/contract/compliance';
import { listGroups } from '@portal/contract/groups';
import { listModules } from '@portal/contract/modules';
import { type CompanyReport, getCompanyReport } from '@portal/contract/reports';
import { listTrainees, type Trainee } from '@portal/contract/trainees';
import { Route, Routes } from 'react-router';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#web/platform/routing/paths.ts';
import { comingWeeks, compliance, noStandings, summary } from '#web/testing/compliance-records.ts';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { kitchen, ofKitchen } from '#web/testing/limited-admins.ts';
import { acme, adminModule, asAdmin, globex, runningJob, tina } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Component as TraineesPage } from '../trainees-page.tsx';
import { Component as CompanyPage } from './company-page.tsx';
import { Component as ProgressTab } from './progress-tab.tsx';
import { Component as TraineesTab } from './trainees-tab.tsx';

const report: CompanyReport = {
  company: { id: acme.id, name: 'Acme' },
  timeZone: 'UTC',
  modules: [],
  people: [],
  figures: {
    companyId: acme.id,
    ...{ people: 23, completed: 1, completedPercent: 4.3, averageScore: 71, stuck: 0 },
    compliantPercent: 91.3,
    countedAt: summary.countedAt,
  },
};
const late: Trainee = { ...tina, standing: { state: 'overdue', dueOn: '2026-11-03' } };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  server.answer(listCompanies, [acme, globex]);
  server.answer(listGroups, [kitchen]);
  server.answer(listModules, [adminModule]);
  server.answer(listTrainees, reply([late], { total: 23 }));
  server.answer(getCompanyReport, reply(report, { total: 0, next: null }));
  server.answer(getRequirementsSummary, summary);
  server.answer(getCompanyCompliance, compliance);
  server.answer(listComingWeeks, comingWeeks);
  server.answer(getMatrix, {
    modules: [{ id: 5, name: 'Fire safety' }],
    people: [
      { id: 7, name: 'Tina', email: 'tina@acme.example', groups: [], cells: [], certificate: null },
    ],
    total: 1,
    nextCursor: null,
  });
  return (at: string, user: OwnUser = asAdmin) => {
    signIn(user);
    return show(
      <Routes>
        <Route path={paths.trainees} element={<TraineesPage />} />
        <Route path={`${paths.companyModules.pattern}/:companyId`} element={<CompanyPage />}>
          <Route path="progress" element={<ProgressTab />} />
          <Route path="trainees" element={<TraineesTab />} />
        </Route>
      </Routes>,
      { at },
    );
  };
});

const PROGRESS = paths.company.to(acme.id, 'progress');
const TRAINEES = paths.company.to(acme.id, 'trainees');
const tiles = page.getByRole('list', { name: 'Trainees by standing' }).getByRole('link');
const overdue = tiles.filter({ hasText: 'Overdue' });
const matrix = page.getByRole('heading', { name: 'Trainees and modules' });
const statuses = page.getByRole('list', { name: 'Trainees by status' });
const reported = page.getByRole('region', { name: 'Report' });

describe('the progress of a company', () => {
  it('has what rules require above the status and the report, of the chosen group', async ({
    open,
    server,
  }) => {
    const { address } = open(PROGRESS);
    await expect.element(overdue).toHaveAttribute('href', `${TRAINEES}?standing=late`);
    await expect.element(page.getByText('21 of 23 trainees')).toBeVisible();
    await expect.element(page.getByRole('img', { name: /90 days/ })).toBeVisible();
    await expect.element(matrix).toBeVisible();
    await expect.element(statuses).toBeVisible();
    await expect.element(reported).toBeVisible();
    await page.getByLabelText('Group').selectOptions('Kitchen');
    await expect.poll(address).toBe(`${PROGRESS}?group=31`);
    await expect.element(overdue).toHaveAttribute('href', `${TRAINEES}?group=31&standing=late`);
    for (const call of [getRequirementsSummary, getCompanyCompliance, listComingWeeks, getMatrix])
      await expect.poll(() => server.received(call).at(-1)?.query).toMatchObject({ group: 31 });
  });

  it('collects the certificates of the trainees whom the matrix shows', async ({
    open,
    server,
  }) => {
    server.answer(collectCertificates, { ...runningJob, kind: 'collect-certificates' });
    open(`${PROGRESS}?group=31&standing=late&module=5`);
    await page.getByRole('button', { name: 'Certificates as ZIP' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Collect for 1 trainee' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.received(collectCertificates)[0]?.body).toMatchObject({
      filter: { company: acme.id, group: 31, standing: 'late' },
      expectedCount: 1,
    });
  });

  it('is without rules as before, and asks for nothing more', async ({ open, server }) => {
    server.answer(getRequirementsSummary, noStandings);
    open(PROGRESS);
    await expect.element(statuses).toBeVisible();
    await expect.element(reported).toBeVisible();
    await expect.element(overdue).not.toBeInTheDocument();
    await expect.element(matrix).not.toBeInTheDocument();
    for (const call of [getCompanyCompliance, listComingWeeks, getMatrix])
      expect(server.received(call)).toEqual([]);
  });

  it('shows nothing below the standings before they have their place', async ({ open, server }) => {
    const answer = server.hold(getRequirementsSummary);
    open(PROGRESS);
    await expect.poll(() => server.received(getCompanyReport).length).toBeGreaterThan(0);
    await expect.element(statuses).not.toBeInTheDocument();
    answer(summary);
    await expect.element(statuses).toBeVisible();
  });

  it('is shown although the standings could not be counted', async ({ open, server }) => {
    server.answer(getRequirementsSummary, refusal('INTERNAL', 'Something broke'));
    open(PROGRESS);
    await expect.element(page.getByText(/Something broke/)).toBeVisible();
    await expect.element(statuses).toBeVisible();
    server.answer(getRequirementsSummary, summary);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(matrix).toBeVisible();
  });
});

describe('the tiles above a list of trainees', () => {
  it('filter the list of the company and group', async ({ open, server }) => {
    const { address } = open(`${TRAINEES}?group=31&search=ti&status=failed`);
    await expect.element(overdue).toHaveAttribute('href', `${TRAINEES}?group=31&standing=late`);
    await overdue.click();
    await expect.poll(address).toBe(`${TRAINEES}?group=31&standing=late`);
    await expect.element(overdue).toHaveAttribute('aria-current', 'true');
    await expect
      .poll(() => server.received(listTrainees).at(-1)?.query)
      .toMatchObject({ company: 3, group: 31, standing: 'late' });
    await expect.element(page.getByRole('combobox', { name: 'Standing' })).toHaveValue('late');
    expect(server.received(getRequirementsSummary)[0]?.query).toEqual({ company: 3, group: 31 });
  });

  it('count the people of all companies, and stay above an empty list', async ({
    open,
    server,
  }) => {
    const { address } = open(paths.trainees);
    await expect.element(tiles.nth(1)).toHaveAccessibleName('Due this week 3');
    expect(server.received(getRequirementsSummary)[0]?.query).toEqual({});
    server.answer(listTrainees, reply([], { total: 0 }));
    await tiles.nth(2).click();
    await expect.poll(address).toBe(`${paths.trainees}?standing=renewalOpen`);
    await expect.element(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await expect.element(tiles.nth(2)).toHaveFocus();
  });

  it('are of the only group that the admin sees', async ({ open, server }) => {
    server.answer(listCompanies, [acme]);
    open(paths.trainees, ofKitchen('read'));
    await expect.element(overdue).toHaveAttribute('href', `${paths.trainees}?standing=late`);
    expect(server.received(getRequirementsSummary)[0]?.query).toEqual({ company: 3 });
  });

  it('are absent without rules', async ({ open, server }) => {
    server.answer(getRequirementsSummary, noStandings);
    server.answer(listTrainees, reply([tina], { total: 1 }));
    open(TRAINEES);
    await expect.element(page.getByRole('row', { name: /Tina/ })).toBeVisible();
    await expect.element(tiles).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: 'Standing' })).not.toBeInTheDocument();
  });
});
