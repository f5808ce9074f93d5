import type { CertificateInShort } from '@portal/contract/certificate-status';
import { listCompanies } from '@portal/contract/companies';
import { getMatrix, type MatrixPage } from '@portal/contract/compliance';
import { createMatrixExport } from '@portal/contract/exports';
import { listGroups } from '@portal/contract/groups';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showLanguage } from '#web/platform/language/catalogue.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { kitchen } from '#web/testing/limited-admins.ts';
import { acme, asAdmin } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { matrixPage, overdueCell, recordedCell } from '../model/matrix-records.fixture.ts';
import { LazyMatrix } from './lazy-matrix.tsx';

const certificateInShort: CertificateInShort = {
  code: 'ABCDEFGH',
  status: 'valid',
  completedOn: '2026-11-03',
  validUntil: '2027-11-03',
};

const small: MatrixPage = {
  modules: [
    { id: 5, name: 'Fire safety' },
    { id: 6, name: 'First aid' },
    { id: 7, name: 'Film' },
  ],
  people: [
    {
      id: 1,
      name: 'زوي',
      email: 'zoe@acme.example',
      groups: [{ id: 8, name: 'Kitchen' }],
      cells: [
        { ...overdueCell, moduleId: 5 },
        { ...recordedCell, moduleId: 6 },
      ],
      certificate: certificateInShort,
    },
    {
      id: 2,
      name: 'Tina',
      email: 'tina@acme.example',
      groups: [],
      cells: [{ ...recordedCell, moduleId: 5 }],
      certificate: null,
    },
  ],
  total: 2,
  nextCursor: null,
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, [acme]);
  server.answer(listGroups, [kitchen]);
  server.answer(getMatrix, small);
  return (search = '', group: number | null = null) =>
    show(<LazyMatrix companyId={acme.id} group={group} certificates={() => null} />, {
      at: `/admin/company-modules/3/progress${search}`,
      path: '/admin/company-modules/:companyId/progress',
    });
});

const table = page.getByRole('table', { name: 'Trainees and modules' });
const box = page.getByRole('region', { name: 'Trainees and modules' });
const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
const cellsIn = (name: string) => rowOf(name).getByRole('cell');

describe('the matrix', () => {
  it('has a row for each trainee and a cell with symbol, word and day for each module', async ({
    open,
  }) => {
    open();
    const cells = cellsIn('زوي');
    await expect.element(cells.nth(1)).toMatchTextContent(/^Overdue20 Nov 2020$/);
    await expect.element(cells.nth(2)).toMatchTextContent(/^Valid3 Nov 2027$/);
    await expect.element(cells.nth(3)).toMatchTextContent(/^–Not required$/);
    await expect.element(rowOf('زوي')).toMatchTextContent(/Kitchen/);
    expect(cells.nth(1).element().querySelector('svg')).not.toBeNull();
    await expect.element(table).toHaveAttribute('aria-rowcount', '3');
    await expect.element(table).toHaveAttribute('aria-colcount', '5');
    await expect.element(rowOf('Tina')).toHaveAttribute('aria-rowindex', '3');
    await expect.element(page.getByText('2 trainees')).toBeVisible();
  });

  it('has the certificate of each trainee, with the way to its page', async ({ open }) => {
    open();
    const link = cellsIn('زوي').nth(0).getByRole('link');
    await expect.element(link).toMatchTextContent(/^Valid3 Nov 2027$/);
    await expect.element(link).toHaveAttribute('href', '/certificates/ABCDEFGH');
    await expect.element(link).toHaveAttribute('title', 'Certificate: Valid 3 Nov 2027');
    await expect.element(cellsIn('Tina').nth(0)).toMatchTextContent(/^–No certificate$/);
  });

  it('leads from a cell to the module on the page of the trainee', async ({ open }) => {
    const shown = open('?standing=late');
    const link = cellsIn('زوي').nth(1).getByRole('link');
    await expect.element(link).toHaveAttribute('title', 'Fire safety: Overdue since 20 Nov 2020');
    await expect.element(link).toHaveAttribute('href', '/admin/track-trainee/1#module-5');
    await link.click();
    await expect.poll(shown.address).toBe('/admin/track-trainee/1');
    expect(shown.state()).toEqual({ list: '/admin/company-modules/3/progress?standing=late' });
  });

  it('keeps its filters in the address, beside the group of the page', async ({ open, server }) => {
    const shown = open('?group=8', 8);
    await page.getByLabelText('Standing').selectOptions('Overdue or expired');
    await expect
      .poll(shown.address)
      .toBe('/admin/company-modules/3/progress?group=8&standing=late');
    await page.getByLabelText('Module').selectOptions('First aid');
    await expect
      .poll(() => server.received(getMatrix).at(-1)?.query)
      .toEqual({ group: 8, standing: 'late', module: 6 });
  });

  it('is not shown without rules', async ({ open, server }) => {
    server.answer(getMatrix, { modules: [], people: [], total: 0, nextCursor: null });
    open();
    await expect.poll(() => server.received(getMatrix).length).toBeGreaterThan(0);
    await expect.element(page.getByText('Trainees and modules')).not.toBeInTheDocument();
  });

  it('says that nothing matches, and clears the filters', async ({ open, server }) => {
    server.answer(getMatrix, ({ query }) =>
      query.standing === undefined ? small : { ...small, people: [], total: 0 },
    );
    const shown = open('?standing=paused');
    await expect.element(page.getByText('No trainees in this choice')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(rowOf('Tina')).toBeVisible();
    expect(shown.address()).toBe('/admin/company-modules/3/progress');
  });

  it('shows a failure with Retry', async ({ open, server }) => {
    server.answer(getMatrix, refusal('INTERNAL', 'Something broke'));
    open();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Something broke/);
    server.answer(getMatrix, small);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(rowOf('Tina')).toBeVisible();
  });

  it('is downloaded with its filters in the chosen format', async ({ open, server }) => {
    server.answer(createMatrixExport, refusal('TOO_MANY_REQUESTS', 'Too many downloads at once'));
    open('?standing=late&module=5', kitchen.id);
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'CSV, separated by semicolons' }).click();
    await expect.element(page.getByText('Too many downloads at once')).toBeVisible();
    expect(server.received(createMatrixExport)).toEqual([
      {
        body: {
          company: acme.id,
          group: kitchen.id,
          standing: 'late',
          module: 5,
          format: 'csv-semicolon',
          language: 'en',
        },
      },
    ]);
  });

  it('is printed with its filters, and with where each completion comes from', async ({ open }) => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    open('?standing=late', kitchen.id);
    await expect.element(rowOf('Tina')).toBeVisible();
    await page.getByRole('button', { name: /^(Print|Loading…)$/ }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const paper = document.querySelector('.only-on-paper');
    expect(paper?.querySelector('header p')?.textContent).toBe('Kitchen · Overdue or expired');
    expect(
      [...(paper?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent),
    ).toEqual([
      'زويzoe@acme.exampleKitchenFire safetyOverdue20 Nov 2020Valid3 Nov 2027',
      'زويzoe@acme.exampleKitchenFirst aidValid3 Nov 20273 Nov 20263 Nov 2027Recorded by Ada AdminValid3 Nov 2027',
      'Tinatina@acme.exampleFire safetyValid3 Nov 20273 Nov 20263 Nov 2027Recorded by Ada Admin',
    ]);
  });

  it('becomes cards on a phone, with what is late or due first', async ({ open, resize }) => {
    await resize(360, 800);
    open();
    const list = page.getByRole('list', { name: 'Trainees and modules' });
    const card = list.getByRole('listitem').filter({ hasText: 'Kitchen' });
    await expect.element(card.getByRole('link', { name: /Fire safety/ })).toBeVisible();
    await expect.element(card.getByText('First aid')).not.toBeInTheDocument();
    await expect
      .element(card.getByRole('link', { name: /^Valid/ }))
      .toHaveAttribute('href', '/certificates/ABCDEFGH');
    await card.getByText('Other modules: 1').click();
    await expect
      .element(card.getByRole('link', { name: /First aid/ }))
      .toHaveAttribute('href', '/admin/track-trainee/1#module-6');
    await expect.element(list.getByText('Nothing is late or due')).toBeVisible();
  });
});

describe('a large matrix', () => {
  const size = { people: 1_000, modules: 40 };
  const large = screenIt.extend('open', ({ server, signIn, show, resize: _ }) => {
    signIn(asAdmin);
    server.answer(listCompanies, [acme]);
    server.answer(getMatrix, ({ query }) =>
      matrixPage(size, { from: Number(query.cursor ?? 0), size: Number(query.pageSize ?? 50) }),
    );
    return () => show(<LazyMatrix companyId={acme.id} group={null} certificates={() => null} />);
  });
  /** All rows have the same height, also those that are not drawn: 4 rem and the line below, with the header of 5 rem. */
  const heightOf = (people: number) => people * 65 + 80;
  const cells = () => table.element().querySelectorAll('td a').length;

  large('draws the cells in view, and loads more while it is scrolled', async ({ open }) => {
    open();
    await expect.element(rowOf('Trainee 0003')).toBeVisible();
    const scroller = box.element();
    const { top, left } = scroller.getBoundingClientRect();
    const head = () =>
      table.getByRole('columnheader', { name: 'Trainee' }).element().getBoundingClientRect();
    for (const number of [50, 200, 500, 1_000]) {
      await expect
        .poll(() => {
          scroller.scrollTop = scroller.scrollHeight;
          return page
            .getByRole('rowheader', { name: `Trainee ${String(number).padStart(4, '0')}` })
            .query();
        })
        .not.toBeNull();
      expect(cells()).toBeLessThan(500);
    }
    expect(scroller.scrollHeight).toBe(heightOf(size.people));
    scroller.scrollLeft = scroller.scrollWidth;
    await expect.element(table.getByRole('columnheader', { name: 'Module 40' })).toBeVisible();
    await expect.element(rowOf('Trainee 1000')).toHaveAttribute('aria-rowindex', '1001');
    await expect.element(cellsIn('Trainee 1000').last()).toHaveAttribute('aria-colindex', '42');
    expect(cells()).toBeLessThan(500);
    expect(head().top - top).toBeLessThan(2);
    expect(head().left - left).toBeLessThan(2);
  });

  large('begins at its top with another filter', async ({ open }) => {
    open();
    await expect.element(rowOf('Trainee 0003')).toBeVisible();
    box.element().scrollTop = 2_000;
    await expect.element(rowOf('Trainee 0035')).toBeVisible();
    await page.getByLabelText('Standing').selectOptions('Valid');
    await expect.element(rowOf('Trainee 0003')).toBeVisible();
    expect(box.element().scrollTop).toBe(0);
  });

  large('keeps the cell with the focus while it is scrolled', async ({ open }) => {
    open();
    const link = cellsIn('Trainee 0002').nth(2).getByRole('link');
    await expect.element(link).toBeVisible();
    const focused = link.element();
    focused.focus();
    const scroller = box.element();
    scroller.scrollTop = 2_000;
    scroller.scrollLeft = 3_000;
    await expect.element(table.getByRole('columnheader', { name: 'Module 26' })).toBeVisible();
    await expect.poll(() => rowOf('Trainee 0003').query()).toBeNull();
    expect(document.activeElement).toBe(focused);
  });

  large('waits for Retry when more cannot be loaded', async ({ open, server }) => {
    server.answer(getMatrix, ({ query }) =>
      query.cursor === undefined ? matrixPage(size) : refusal('INTERNAL', 'Something broke'),
    );
    open();
    await expect.element(rowOf('Trainee 0003')).toBeVisible();
    box.element().scrollTop = 10_000;
    await expect.element(page.getByText(/Something broke/)).toBeVisible();
    const refused = server.received(getMatrix).length;
    server.answer(getMatrix, ({ query }) => matrixPage(size, { from: Number(query.cursor) }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText(/Something broke/)).not.toBeInTheDocument();
    expect(server.received(getMatrix).slice(refused)[0]?.query.cursor).toBe('50');
  });

  large('begins at the right in Arabic', async ({ open }) => {
    await showLanguage('ar');
    document.documentElement.dir = 'rtl';
    try {
      open();
      const header = page.getByRole('columnheader', { name: 'المتدرب', exact: true });
      await expect.element(header).toBeVisible();
      const scroller = page.getByRole('region', { name: 'المتدربون والوحدات' }).element();
      const { right } = scroller.getBoundingClientRect();
      expect(right - header.element().getBoundingClientRect().right).toBeLessThan(2);
      scroller.scrollLeft = -scroller.scrollWidth;
      const last = page.getByRole('columnheader', { name: 'Module 40' });
      await expect.element(last).toBeInTheDocument();
      expect(right - header.element().getBoundingClientRect().right).toBeLessThan(2);
    } finally {
      document.documentElement.dir = '';
    }
  });

  large('is printed as in the file, up to a limit', async ({ open, server }) => {
    server.answer(getMatrix, ({ query }) =>
      matrixPage({ ...size, modules: 3 }, { from: Number(query.cursor ?? 0) }),
    );
    const print = vi.spyOn(window, 'print').mockReturnValue();
    open();
    await expect.element(rowOf('Trainee 0003')).toBeVisible();
    await page.getByRole('button', { name: /^(Print|Loading…)$/ }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const paper = document.querySelector('.only-on-paper article');
    expect(paper?.querySelectorAll('tbody tr').length).toBe(500 * 3);
    expect(paper?.querySelector('h1')?.textContent).toBe('Trainees and modules: Acme');
    expect(paper?.querySelector('header + p')?.textContent).toMatch(/first 500 of 1,000 trainees/);
    expect(paper?.querySelector('thead')?.textContent).toBe(
      'NameEmailGroupsModuleStandingDueCompletedValid untilSourceCertificate',
    );
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('.only-on-paper')).toBeNull();
  });
});
