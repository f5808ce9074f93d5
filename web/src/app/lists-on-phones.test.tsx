/** On a phone each list begins in the first view: filters and secondary actions fold into one button each. */
import { type Activity, listActivity } from '@portal/contract/activity';
import { listCompanies } from '@portal/contract/companies';
import { getRequirementsSummary } from '@portal/contract/compliance';
import { getConfig } from '@portal/contract/config';
import { getFeedbackStats, listFeedback, listRatedModules } from '@portal/contract/feedback';
import { listGroups } from '@portal/contract/groups';
import { countOpenHelp, countPendingHelp, listHelpRequests } from '@portal/contract/help';
import { listModules } from '@portal/contract/modules';
import { getCompanyReport, listCompanyFigures } from '@portal/contract/reports';
import { getCompanyRequirements } from '@portal/contract/requirements';
import { listTrainees } from '@portal/contract/trainees';
import { listTrash } from '@portal/contract/trash';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { Component as ActivityPage } from '#web/features/activity/pages/activity-page.tsx';
import { CompaniesPage } from '#web/features/companies/pages/companies-page.tsx';
import { Component as FeedbackPage } from '#web/features/feedback/pages/feedback-page.tsx';
import { Component as HelpPage } from '#web/features/help/pages/help-requests-page.tsx';
import { Component as TrashPage } from '#web/features/trash/pages/trash-page.tsx';
import { summary } from '#web/testing/compliance-records.ts';
import { reply } from '#web/testing/fake-server.ts';
import { manyCompanies } from '#web/testing/many-companies.ts';
import { acme, adminModule, asAdmin, deletedTrainee, tina } from '#web/testing/records.ts';
import { noRules } from '#web/testing/rule-records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { MAIN } from './main-styles.ts';
import { Component as CompanyPage } from './pages/company/company-page.tsx';
import { Component as ModulesTab } from './pages/company/modules-tab.tsx';
import { Component as ReportPage } from './pages/company-report-page.tsx';
import { Component as ReportsPage } from './pages/reports-page.tsx';
import { Component as TraineesPage } from './pages/trainees-page.tsx';

const AT = '2026-11-02T09:00:00.000Z';
const ofAcme = { id: 3, name: 'Acme' };
const renamed: Activity = {
  id: 31,
  at: AT,
  actor: { id: 1, name: 'Ada Admin', scopes: null },
  action: 'company.updated',
  subject: { kind: 'company', ...ofAcme, count: null },
  company: ofAcme,
  before: { name: 'Acne' },
  after: { name: 'Acme' },
  jobId: null,
};
const praise = {
  id: 61,
  moduleId: 5,
  rating: 5,
  comment: 'Clear and short.',
  createdAt: AT,
  trainee: { id: 7, name: 'Tina Trainee', company: ofAcme },
  module: { id: 5, name: 'Fire safety' },
};
const request = {
  id: 3,
  status: 'PENDING' as const,
  createdAt: AT,
  updatedAt: AT,
  message: 'Where is the key?',
  moduleId: null,
  module: null,
  adminNotes: null,
  trainee: { id: 7, name: 'Tina Trainee', email: 'tina@acme.example', company: ofAcme },
  assignee: null,
};
const figuresOfAcme = {
  companyId: 3,
  people: 2,
  completed: 1,
  completedPercent: 50,
  averageScore: 71,
  stuck: 0,
  compliantPercent: null,
  countedAt: AT,
};
const companies = [
  acme,
  ...manyCompanies(20).companies.map((each) => ({ ...each, id: each.id + 50 })),
];

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getConfig, { maxVideoMb: 1, trashDays: 30, hasMailServer: true });
  server.answer(listCompanies, companies);
  server.answer(listGroups, []);
  server.answer(listCompanyFigures, [figuresOfAcme]);
  server.answer(listTrainees, reply([tina, { ...tina, id: 8 }], { total: 23 }));
  server.answer(getRequirementsSummary, summary);
  server.answer(listModules, [adminModule]);
  server.answer(getCompanyRequirements, noRules);
  server.answer(countPendingHelp, { pendingCount: 2 });
  server.answer(countOpenHelp, { openCount: 2 });
  server.answer(listHelpRequests, reply([request, { ...request, id: 4 }], { next: null }));
  server.answer(listRatedModules, reply([], { total: 0 }));
  server.answer(getFeedbackStats, {
    totalFeedback: 30,
    averageRating: 4.26,
    activeTrainees: 12,
    modulesRated: 3,
    distribution: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating * 2 })),
    modules: [{ ...praise.module, company: ofAcme, totalFeedback: 30, averageRating: 4.26 }],
  });
  server.answer(listFeedback, reply([praise], { total: 30 }));
  server.answer(listActivity, reply([renamed], { next: null }));
  server.answer(listTrash, reply([deletedTrainee], { next: null }));
  const person = {
    ...tina,
    modulesCompleted: 0,
    notRequired: [],
    certificate: null,
    completedAt: null,
    results: [],
  };
  const modules = [{ id: 5, name: 'Fire safety', passMark: 80 }];
  const report = {
    company: ofAcme,
    timeZone: 'UTC',
    modules,
    people: [person],
    figures: figuresOfAcme,
  };
  server.answer(getCompanyReport, reply(report, { total: 1, next: null }));
  return (Page: ComponentType, at: string, path = at) =>
    show(
      // The header of the layout is as high.
      <div style={{ paddingTop: 65 }}>
        <main id="main" className={MAIN}>
          <Page />
        </main>
      </div>,
      { at, path },
    );
});

const Companies = () => <CompaniesPage companyAddress={String} firstSteps={null} />;
const CompanyWithModules = () => (
  <Routes>
    <Route path="/admin/company-modules/:companyId" element={<CompanyPage />}>
      <Route path="modules" element={<ModulesTab />} />
    </Route>
  </Routes>
);
const inRegion = (name: string) => page.getByRole('region', { name }).getByRole('listitem').first();

const LISTS: readonly [string, ComponentType, string, string, Locator][] = [
  [
    'trainees',
    TraineesPage,
    '/admin/track-trainee',
    '/admin/track-trainee',
    page.getByText('Tina Trainee').first(),
  ],
  [
    'help requests',
    HelpPage,
    '/admin/help-requests',
    '/admin/help-requests',
    page.getByText('Where is the key?').first(),
  ],
  [
    'feedback',
    FeedbackPage,
    '/admin/feedback',
    '/admin/feedback',
    page.getByRole('article', { name: 'Feedback of Tina Trainee' }).getByText('Tina Trainee'),
  ],
  ['activity', ActivityPage, '/admin/activity', '/admin/activity', inRegion('Changes')],
  ['trash', TrashPage, '/admin/trash', '/admin/trash', page.getByText('Tina Trainee').first()],
  [
    'companies',
    Companies,
    '/admin/company-modules',
    '/admin/company-modules',
    page.getByRole('link', { name: 'Acme' }),
  ],
  [
    'reports',
    ReportsPage,
    '/admin/reports',
    '/admin/reports',
    page.getByRole('link', { name: 'Acme' }),
  ],
  [
    'report',
    ReportPage,
    '/admin/companies/3/report',
    '/admin/companies/:id/report',
    page.getByRole('link', { name: 'Tina Trainee' }),
  ],
  [
    'modules',
    CompanyWithModules,
    '/admin/company-modules/3/modules',
    '*',
    page.getByRole('link', { name: /Fire safety/ }).first(),
  ],
];

describe.for([
  [390, 844],
  [320, 844],
] as const)('on a phone of %d × %d', ([width, height]) => {
  it.for(LISTS)('the first of the %s is in the first view', async (list, { open, resize }) => {
    const [, Page, at, path, first] = list;
    await resize(width, height);
    open(Page, at, path);
    await expect.element(first).toBeVisible();
    const { bottom } = first.element().getBoundingClientRect();
    expect(bottom).toBeLessThan(height);
    expect(window.scrollY).toBe(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

it('the first of the feedback is in the first view while its figures load', async ({
  server,
  open,
  resize,
}) => {
  await resize(390, 844);
  server.hold(getFeedbackStats);
  open(FeedbackPage, '/admin/feedback');
  const first = page.getByText('Tina Trainee');
  await expect.element(first).toBeVisible();
  expect(first.element().getBoundingClientRect().bottom).toBeLessThan(844);
});

describe('the folded filters', () => {
  const filters = page.getByRole('button', { name: /^Filters/ });
  const search = page.getByRole('searchbox', { name: 'Search trainees' });
  const status = page.getByRole('combobox', { name: 'Status', exact: true });

  it('are opened by one button, which says how many are set, and are cleared', async ({
    open,
    resize,
  }) => {
    await resize(390, 844);
    const { address } = open(TraineesPage, '/admin/track-trainee');
    await expect.element(search).toBeVisible();
    await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
    expect(status.elements()).toEqual([]);
    await filters.click();
    await status.selectOptions('Completed');
    await expect.element(filters).toHaveAccessibleName('Filters · 1');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(filters).toHaveAccessibleName('Filters');
    await expect.poll(address).toBe('/admin/track-trainee');
    const more = page.getByRole('button', { name: 'More actions' });
    expect(page.getByRole('button', { name: 'Import' }).elements()).toEqual([]);
    await more.click();
    await expect.element(page.getByRole('button', { name: 'Import' })).toBeVisible();
  });

  it('are a part of the row in a wide window', async ({ open, resize }) => {
    await resize(1280, 800);
    open(TraineesPage, '/admin/track-trainee');
    await expect.element(status).toBeVisible();
    expect(filters.elements()).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Import' })).toBeVisible();
  });
});
