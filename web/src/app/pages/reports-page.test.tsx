import { listCompanies } from '@portal/contract/companies';
import { createFiguresExport } from '@portal/contract/exports';
import { listCompanyFigures } from '@portal/contract/reports';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { manyCompanies } from '#web/testing/many-companies.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Component as ReportsPage } from './reports-page.tsx';

const COUNT = 600;
const { companies, figures } = manyCompanies(COUNT);

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, companies);
  server.answer(listCompanyFigures, figures);
  return (at = '/admin/reports') => show(<ReportsPage />, { at, path: '/admin/reports' });
});

const table = page.getByRole('table', { name: 'Companies' });
const firstRow = table.getByRole('row').nth(1);

describe('the companies', () => {
  it('are sorted by each figure, a page at a time', async ({ open }) => {
    const { address } = open();
    await expect.element(firstRow).toMatchTextContent(/^.?Company 0011–/);
    expect(table.getByRole('row').elements()).toHaveLength(26);
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
    await table.getByRole('button', { name: 'Stuck' }).click();
    await table.getByRole('button', { name: 'Stuck' }).click();
    await expect.element(firstRow).toMatchTextContent(/Company 002/);
    await expect.poll(address).toBe('/admin/reports?sort=stuck&descending=true');
    await page.getByRole('button', { name: 'Page 24' }).click();
    await expect.element(page.getByRole('link', { name: 'Company 600' })).toBeVisible();
  });

  it('are searched, and lead to the report', async ({ open }) => {
    open('/admin/reports?search=company%20042');
    const link = page.getByRole('link', { name: 'Company 042' });
    await expect.element(link).toHaveAttribute('href', '/admin/companies/42/report');
    await expect.element(firstRow).toMatchTextContent(/4212.5%55842%$/);
    expect(table.getByRole('row').elements()).toHaveLength(2);
    await expect.element(page.getByText(/^Counted/)).toBeVisible();
  });

  it('are downloaded as the search finds them, and printed all', async ({ open, server }) => {
    server.answer(createFiguresExport, refusal('UNAVAILABLE', 'Too busy.'));
    open('/admin/reports?search=company%2004');
    await expect.element(firstRow).toBeVisible();
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem').first().click();
    await expect
      .poll(() => server.received(createFiguresExport).map(({ body }) => body))
      .toEqual([{ format: 'xlsx', search: 'company 04', language: 'en' }]);
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => table.getByRole('row').elements().length).toBe(26);
    window.dispatchEvent(new Event('beforeprint'));
    expect(table.getByRole('row').elements()).toHaveLength(COUNT + 1);
    expect(page.getByRole('navigation', { name: 'Companies: pages' }).elements()).toEqual([]);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => table.getByRole('row').elements().length).toBe(26);
  });

  it('say who is up to date only if a company has a required module', async ({ open, server }) => {
    const { address } = open();
    const header = table.getByRole('button', { name: 'Up to date' });
    await expect.element(firstRow).toBeVisible();
    await expect.element(header).not.toBeInTheDocument();
    const [first, second, ...others] = figures;
    if (first === undefined || second === undefined) throw new Error('Two companies are needed.');
    server.answer(listCompanyFigures, [
      { ...first, compliantPercent: 92.3 },
      { ...second, compliantPercent: 0 },
      ...others,
    ]);
    await queryClient.invalidateQueries();
    await header.click();
    await header.click();
    await expect.poll(address).toBe('/admin/reports?sort=upToDate&descending=true');
    await expect.element(firstRow).toMatchTextContent(/Company 002.*92.3%$/);
    await expect.element(table.getByRole('row').nth(2)).toMatchTextContent(/Company 003.*%0%$/);
    await expect.element(table.getByRole('row').nth(3)).toMatchTextContent(/Company 001.*–$/);
    window.dispatchEvent(new Event('beforeprint'));
    await expect.element(header).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
  });

  it('say that they could not be read, and try again', async ({ open, server }) => {
    server.answer(listCompanyFigures, refusal('INTERNAL', 'Something broke'));
    open();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Something broke/);
    server.answer(listCompanyFigures, figures);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText(/^Counted/)).toBeVisible();
  });

  it('lead to where companies are added as long as there are none', async ({ open, server }) => {
    server.answer(listCompanies, []);
    server.answer(listCompanyFigures, []);
    open();
    const link = page.getByRole('link', { name: 'Go to Training Modules' });
    await expect.element(link).toHaveAttribute('href', '/admin/company-modules');
    await expect.element(page.getByText('No companies yet')).toBeVisible();
    expect(page.getByRole('searchbox').elements()).toEqual([]);
  });
});
