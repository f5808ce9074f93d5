import { createReportExport } from '@portal/contract/exports';
import { listGroups } from '@portal/contract/groups';
import { type CompanyReport, getCompanyReport, type ReportPerson } from '@portal/contract/reports';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '#web/testing/fake-server.ts';
import { kitchen, ofKitchen } from '#web/testing/limited-admins.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { ReportSection } from '../components/report-section.tsx';
import { CompanyReportPage } from './company-report-page.tsx';

const personAt = (number: number, results: ReportPerson['results'] = []): ReportPerson => ({
  id: number,
  name: `Trainee ${number}`,
  email: `t${number}@acme.example`,
  modulesCompleted: results.filter(({ status }) => status === 'completed').length,
  notRequired: [],
  certificate: null,
  completedAt: null,
  results,
});

const zoe = {
  ...personAt(1, [
    {
      moduleId: 5,
      status: 'completed',
      openedAt: '2026-10-24T10:00:00.000Z',
      // The day after, by the clock in Kiritimati.
      completedAt: '2026-10-25T12:30:00.000Z',
      score: 87,
    },
    { moduleId: 6, status: 'failed', openedAt: null, completedAt: null, score: 40 },
    {
      moduleId: 7,
      status: 'not-started',
      openedAt: '2026-10-25T12:40:00.000Z',
      completedAt: null,
      score: null,
    },
  ]),
  name: 'زوي',
  certificate: {
    code: 'ABCDEFGH',
    status: 'expired',
    completedOn: '2025-11-03',
    validUntil: '2026-11-03',
  },
} satisfies ReportPerson;

const report: CompanyReport = {
  company: { id: 3, name: 'Acme' },
  timeZone: 'Pacific/Kiritimati',
  modules: [
    { id: 5, name: 'Fire safety', passMark: 80 },
    { id: 6, name: 'First aid', passMark: 70 },
    { id: 7, name: 'Film', passMark: null },
  ],
  people: [zoe, personAt(2)],
  figures: {
    companyId: 3,
    people: 1_200,
    completed: 300,
    completedPercent: 25,
    averageScore: 71,
    stuck: 4,
    compliantPercent: null,
    countedAt: '2026-11-02T09:00:00.000Z',
  },
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listGroups, []);
  server.answer(getCompanyReport, reply(report, { total: 2, next: null }));
  return () =>
    show(<CompanyReportPage certificates={() => null} />, {
      at: '/admin/companies/3/report',
      path: '/admin/companies/:id/report',
    });
});

const table = page.getByRole('table', { name: 'Trainees of Acme' });
const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
const printButton = page.getByRole('button', { name: /^(Print|Loading…)$/ });
const article = page.getByRole('article');

describe('the report of a company', () => {
  it('has a row for each trainee, with dates in the time zone of the company', async ({ open }) => {
    open();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Training report: Acme');
    const cells = rowOf('زوي').getByRole('cell');
    const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
    await expect.element(cells.nth(1)).toMatchTextContent(/^Completed 87%, on /);
    await expect
      .element(cells.nth(1).getByText(day.format(new Date(2026, 9, 26)), { exact: true }))
      .toBeVisible();
    await expect.element(cells.nth(2)).toMatchTextContent(/^Failed last try 40%/);
    await expect.element(cells.nth(3)).toMatchTextContent(/^Not Started, opened/);
    await expect
      .element(rowOf('Trainee 2').getByRole('cell').nth(3))
      .toMatchTextContent(/^Not Started$/);
    await expect.element(table.getByText('Pass mark 80%')).toBeVisible();
    await expect.element(page.getByText('25%')).toBeVisible();
    await expect.element(page.getByText('300 of 1,200')).toBeVisible();
  });

  it('has the certificate of each trainee, with the way to its page', async ({ open, resize }) => {
    const { address } = open();
    const cellOf = (name: string) => rowOf(name).getByRole('cell').first();
    await expect.element(cellOf('زوي')).toMatchTextContent(/^Expired3 Nov/);
    await expect.element(cellOf('Trainee 2')).toMatchTextContent(/^None$/);
    window.dispatchEvent(new Event('beforeprint'));
    await expect
      .element(article.getByRole('row').filter({ hasText: 'زوي' }))
      .toMatchTextContent(/Certificate: Expired, 3 Nov 2026/);
    window.dispatchEvent(new Event('afterprint'));
    await expect.element(rowOf('زوي')).toBeVisible();
    await resize(360, 800);
    await page.getByRole('link', { name: /^Expired/ }).click();
    await expect.poll(address).toBe('/certificates/ABCDEFGH');
  });

  it('leaves out of the counts what a trainee need not take', async ({ open, server }) => {
    const completed = zoe.results.slice(0, 1);
    const person = { ...personAt(3, completed), completedAt: '2026-10-25T12:30:00.000Z' };
    const people = [{ ...person, notRequired: [6, 7] }];
    server.answer(getCompanyReport, reply({ ...report, people }, { total: 1, next: null }));
    open();
    const cells = rowOf('Trainee 3').getByRole('cell');
    await expect.element(cells.nth(2)).toMatchTextContent(/^Not required$/);
    await expect.element(rowOf('Trainee 3')).not.toMatchTextContent(/new module/);
  });

  it('shows symbols with a legend, whose words are read aloud and shown on demand', async ({
    open,
    server,
    resize,
  }) => {
    await resize(1280, 800);
    const modules = Array.from({ length: 12 }, (_, i) => ({
      id: 5 + i,
      name: `Module ${i}`,
      passMark: 70,
    }));
    const people = [zoe, ...Array.from({ length: 49 }, (_, i) => personAt(i + 2))];
    server.answer(
      getCompanyReport,
      reply({ ...report, modules, people }, { total: 50, next: null }),
    );
    open();
    await expect.element(rowOf('زوي')).toBeVisible();
    const legend = page.getByRole('list', { name: 'Symbols' });
    await expect.element(legend).toMatchTextContent(/Completed.*Failed last try.*Not Started/);
    // Nothing but the legend writes the words out.
    const written = () =>
      page
        .getByText('Not Started')
        .elements()
        .filter((element) => element.getBoundingClientRect().width > 5);
    expect(written()).toHaveLength(1);
    await expect
      .element(rowOf('Trainee 2').getByRole('cell', { name: 'Not Started' }).first())
      .toBeVisible();
    // All columns beside the names are in view, and the names and the header stay when it is scrolled.
    const column = table.getByRole('columnheader', { name: /Module 11/ });
    expect(column.element().getBoundingClientRect().right).toBeLessThanOrEqual(1280);
    const box = page.getByRole('region', { name: 'Trainees of Acme' }).element();
    const { top, left } = box.getBoundingClientRect();
    box.scrollTo(200, 400);
    const head = table.getByRole('columnheader', { name: 'Trainee' }).element();
    await expect.poll(() => box.scrollTop).toBe(400);
    expect(head.getBoundingClientRect().top - top).toBeLessThan(2);
    expect(head.getBoundingClientRect().left - left).toBeLessThan(2);
    await page.getByRole('switch', { name: 'Words instead of symbols' }).click();
    expect(written().length).toBeGreaterThan(500);
  });

  it('shows further trainees on demand', async ({ open, server }) => {
    server.answer(getCompanyReport, ({ query }) =>
      query.cursor === undefined
        ? reply({ ...report, people: [zoe] }, { total: 2, next: 'abc' })
        : reply({ ...report, people: [personAt(2)] }, { total: 2, next: null }),
    );
    open();
    await expect.element(rowOf('زوي')).toBeVisible();
    await page.getByRole('button', { name: 'Show more trainees' }).click();
    await expect.element(rowOf('Trainee 2')).toBeVisible();
    expect(server.received(getCompanyReport).at(-1)?.query).toEqual({ cursor: 'abc' });
  });

  it('is downloaded in the chosen format', async ({ open, server }) => {
    server.answer(createReportExport, refusal('TOO_MANY_REQUESTS', 'Too many downloads at once'));
    open();
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'CSV, separated by semicolons' }).click();
    await expect.element(page.getByText('Too many downloads at once')).toBeVisible();
    expect(server.received(createReportExport)).toEqual([
      { body: { company: 3, format: 'csv-semicolon', language: 'en' } },
    ]);
  });

  it('is printed with all its trainees up to a limit, and says when there are more', async ({
    open,
    server,
  }) => {
    const count = 620;
    server.answer(getCompanyReport, ({ query }) => {
      const from = Number(query.cursor ?? 0);
      const people = Array.from({ length: 100 }, (_, i) => personAt(from + i + 1));
      const next = from + 100 < count ? String(from + 100) : null;
      return reply({ ...report, people }, { total: count, next });
    });
    const print = vi.spyOn(window, 'print').mockReturnValue();
    open();
    await printButton.click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    // The first page may be read again when the window gets the focus.
    const later = server.received(getCompanyReport).flatMap(({ query }) => query.cursor ?? []);
    expect(later).toEqual(['100', '200', '300', '400']);
    window.dispatchEvent(new Event('beforeprint'));
    await expect
      .element(article)
      .toMatchTextContent(/These are the first 500 of 620 trainees by name\./);
    expect(article.getByRole('row').elements()).toHaveLength(501);
    await expect.element(article).toMatchTextContent(/in the time zone Pacific\/Kiritimati/);
    window.dispatchEvent(new Event('afterprint'));
    await expect.element(article).not.toBeInTheDocument();
    expect(table.getByRole('row').elements()).toHaveLength(51);
    print.mockRestore();
  });

  it('is that of a group, also downloaded and printed', async ({ open, server }) => {
    server.answer(createReportExport, refusal('TOO_MANY_REQUESTS', 'Too many downloads at once'));
    server.answer(listGroups, [{ id: 5, name: 'Kitchen', members: 1, modules: 0 }]);
    server.answer(getCompanyReport, ({ query }) =>
      query.group === undefined
        ? reply(report, { total: 2, next: null })
        : reply({ ...report, people: [zoe] }, { total: query.group === 5 ? 1 : 0, next: null }),
    );
    open();
    await expect.element(rowOf('Trainee 2')).toBeVisible();
    const group = page.getByRole('combobox', { name: 'Group' });
    await group.selectOptions('Kitchen');
    await expect.element(rowOf('Trainee 2')).not.toBeInTheDocument();
    await expect.element(rowOf('زوي')).toBeVisible();
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'CSV, separated by semicolons' }).click();
    await expect
      .poll(() => server.received(createReportExport)[0]?.body)
      .toMatchObject({ company: 3, group: 5 });
    window.dispatchEvent(new Event('beforeprint'));
    await expect.element(article).toMatchTextContent(/Group: Kitchen/);
    window.dispatchEvent(new Event('afterprint'));
    await group.selectOptions('In no group');
    await expect.element(page.getByText('No trainees in this choice')).toBeVisible();
  });

  it('says that the company has no trainees, or that it could not be read', async ({
    open,
    server,
  }) => {
    server.answer(getCompanyReport, refusal('INTERNAL', 'Something broke'));
    open();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Something broke/);
    const empty = { ...report, people: [] };
    server.answer(getCompanyReport, reply(empty, { total: 0, next: null }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('No trainees yet')).toBeVisible();
  });
});

it('a report of a company without modules leads to them', async ({ open, server }) => {
  const people = [personAt(1)];
  const without = { ...report, modules: [], people };
  server.answer(getCompanyReport, reply(without, { total: 1, next: null }));
  open();
  await expect.element(page.getByText('No modules yet')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: "Open the company's modules" }))
    .toHaveAttribute('href', '/admin/company-modules/3/modules');
});

describe('the report on the page of the company', () => {
  it('has the same table, and leads to the page from which it is printed', async ({
    open: _,
    show,
  }) => {
    const shown = show(<ReportSection companyId={3} group={null} />, {
      at: '/admin/company-modules/3/progress',
      path: '/admin/company-modules/:companyId/progress',
    });
    await expect.element(page.getByRole('heading', { level: 2, name: 'Report' })).toBeVisible();
    await expect.element(rowOf('زوي')).toBeVisible();
    await expect.element(page.getByText(/time zone Pacific\/Kiritimati/)).toBeVisible();
    await page.getByRole('link', { name: 'Print or download' }).click();
    await expect.poll(shown.address).toBe('/admin/companies/3/report');
  });
});

it('names the groups on paper for an admin who sees only these', async ({
  open,
  server,
  signIn,
}) => {
  signIn(ofKitchen('read'));
  server.answer(listGroups, [kitchen]);
  open();
  await expect.element(rowOf('Trainee 2')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All reports' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Group')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('beforeprint'));
  await expect.element(page.getByText('Group: Kitchen')).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
});
