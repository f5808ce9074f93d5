import { createCompany, listCompanies } from '@portal/contract/companies';
import { listCompanyFigures } from '@portal/contract/reports';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#web/platform/query/query-client.ts';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { ofBoth } from '#web/testing/limited-admins.ts';
import { manyCompanies } from '#web/testing/many-companies.ts';
import { printWhenShown } from '#web/testing/print-when-shown.ts';
import { acme, adminWithin, asAdmin, globex } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { CompaniesPage } from './companies-page.tsx';

const COUNT = 500;
const { companies, figures } = manyCompanies(COUNT);
const AT = '/admin/company-modules';
/** From the time before the second company had people. */
const figuresBefore = figures.slice(0, 2).map((each, i) => ({
  ...each,
  companyId: i + 1,
  people: 2 - i,
}));

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, companies);
  server.answer(listCompanyFigures, figures);
  return (at = AT, addressOf = (id: number) => `${AT}/${id}`) =>
    show(<CompaniesPage companyAddress={addressOf} firstSteps={null} />, { at, path: AT });
});

const section = page.getByRole('region', { name: 'Companies' });
const cards = section.getByRole('list');
const link = (name: string) => section.getByRole('link', { name });
const edit = (name: string) => section.getByRole('button', { name: `Edit ${name}` });
const layout = (name: string) => page.getByRole('group', { name: 'View' }).getByText(name);

describe('many companies as cards', () => {
  it('have names and places for all, and are whole close to the window only', async ({ open }) => {
    open();
    await expect.element(link('Company 001')).toBeVisible();
    expect(cards.getByRole('listitem').elements()).toHaveLength(COUNT);
    await expect.element(link('Company 500')).toBeInTheDocument();
    await expect.element(edit('Company 001')).toBeInTheDocument();
    await expect.poll(() => document.querySelectorAll('*').length).toBeLessThan(3_200);
    await expect.element(edit('Company 500')).not.toBeInTheDocument();
    link('Company 500').element().scrollIntoView();
    await expect.element(edit('Company 500')).toBeInTheDocument();
    link('Company 250').element().scrollIntoView();
    await expect.element(edit('Company 250')).toBeInTheDocument();
    await expect.element(edit('Company 500')).not.toBeInTheDocument();
  });

  it('stay whole while they have the focus, and are reached one after the other', async ({
    open,
  }) => {
    open();
    await expect.element(link('Company 500')).toBeInTheDocument();
    link('Company 100').element().focus();
    await expect.element(edit('Company 100')).toBeInTheDocument();
    edit('Company 100').element().focus();
    link('Company 500').element().scrollIntoView();
    await expect.element(edit('Company 500')).toBeInTheDocument();
    await expect.element(edit('Company 100')).toHaveFocus();
    link('Company 300').element().focus();
    await expect.element(edit('Company 300')).toBeInTheDocument();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.element(link('Company 301')).toHaveFocus();
  });

  it('are all whole on paper, also before the later ones are on the screen', async ({ open }) => {
    const buttons = section.getByRole('button', { name: /^Edit Company/ });
    const printed = printWhenShown(link('Company 001'), () => buttons.elements().length);
    open();
    expect(await printed).toBe(COUNT);
  });

  it('are all whole on paper', async ({ open }) => {
    open();
    await expect.element(link('Company 001')).toBeVisible();
    window.dispatchEvent(new Event('beforeprint'));
    await expect.element(edit('Company 250')).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await expect.element(edit('Company 250')).not.toBeInTheDocument();
  });

  it('are not rendered again by another order, except for those that come to the top', async ({
    open,
  }) => {
    const addressOf = vi.fn((id: number) => `${AT}/${id}`);
    open(AT, addressOf);
    await expect.element(link('Company 500')).toBeInTheDocument();
    addressOf.mockClear();
    await page.getByLabelText('Order').selectOptions('Most people first');
    const first = cards.getByRole('listitem').first();
    await expect.element(first.getByRole('link', { name: 'Company 500' })).toBeInTheDocument();
    expect(addressOf.mock.calls.length).toBeLessThan(COUNT);
  });

  it('are found by a part of the name, and replace what a search without a match shows', async ({
    open,
  }) => {
    open();
    const search = page.getByRole('searchbox', { name: 'Search companies' });
    await search.click();
    await userEvent.keyboard('499');
    await expect.element(link('Company 499')).toBeVisible();
    await expect.element(link('Company 001')).not.toBeInTheDocument();
    await search.fill('no such name');
    const hint = page.getByText('No name contains “no such name”.');
    await expect.element(hint).toBeVisible();
    // It stays unchanged until the cards are there.
    const texts: string[] = [];
    const element = hint.element();
    const changes = new MutationObserver(() => texts.push(element.textContent));
    changes.observe(element, { characterData: true, childList: true, subtree: true });
    await page.getByRole('button', { name: 'Show all companies' }).click();
    await expect.poll(() => cards.getByRole('heading').elements().length).toBe(COUNT);
    changes.disconnect();
    expect(texts).toEqual([]);
    await expect.element(link('Company 001')).toBeVisible();
  });

  it('are searched and ordered by a figure, which they then show', async ({ open }) => {
    const { address } = open();
    await page.getByLabelText('Order').selectOptions('Most stuck first');
    const first = cards.getByRole('listitem').first();
    await expect.element(first).toMatchTextContent(/Company 0024 modules · 2 trainees498 stuck$/);
    await expect.poll(address).toBe(`${AT}?sort=stuck&descending=true`);
    await page.getByRole('searchbox', { name: 'Search companies' }).fill('any 49');
    await expect.element(first).toMatchTextContent(/Company 490/);
    expect(cards.getByRole('listitem').elements()).toHaveLength(10);
    await page.getByRole('searchbox', { name: 'Search companies' }).fill('nothing');
    await page.getByRole('button', { name: 'Show all companies' }).click();
    await expect.element(link('Company 001')).toBeVisible();
  });
});

it('has the order of the server, which sorts numbers by value', async ({ open, server }) => {
  const names = ['Depot 1', 'Depot 2', 'Depot 10'];
  server.answer(
    listCompanies,
    names.map((name, i) => ({ ...acme, id: 9 - i, name })),
  );
  open();
  await expect.element(link('Depot 10')).toBeVisible();
  const headings = cards.getByRole('heading').elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(names);
});

it('says that the companies could not be read, and tries again', async ({ open, server }) => {
  server.answer(listCompanies, refusal('FORBIDDEN', 'Not today.'));
  open();
  await expect.element(page.getByText('Failed to load companies.')).toBeVisible();
  await expect.element(page.getByText('Not today.')).toBeVisible();
  server.answer(listCompanies, companies);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(link('Company 001')).toBeVisible();
});

it('opens the page of a new company', async ({ open, server }) => {
  server.answer(listCompanies, [acme]);
  server.answer(createCompany, { ...acme, id: 901, name: 'New' });
  const { address } = open();
  await page.getByRole('button', { name: 'New Company' }).click();
  await page.getByLabelText('Company name').fill('New');
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect.poll(address).toBe(`${AT}/901`);
});

it('shows a new company of which the answer was lost', async ({ open, server }) => {
  server.answer(createCompany, NO_CONNECTION);
  open();
  await page.getByRole('button', { name: 'New Company' }).click();
  await page.getByLabelText('Company name').fill('Lost');
  server.answer(listCompanies, [{ ...acme, id: 900, name: 'Lost' }]);
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect.element(page.getByRole('dialog').getByLabelText('Company name')).toHaveValue('Lost');
  // The dialog is in front of it.
  await expect.element(page.getByText('Lost', { exact: true })).toBeInTheDocument();
});

describe('an order', () => {
  const order = page.getByLabelText('Order');
  const first = cards.getByRole('listitem').first();

  it('that the header of the list has set is named above the cards', async ({ open }) => {
    open();
    await layout('List').click();
    const table = page.getByRole('table', { name: 'Companies' });
    await table.getByRole('button', { name: 'People' }).click();
    await layout('Cards').click();
    await expect.element(first).toMatchTextContent(/Company 001/);
    await expect.element(order).toHaveDisplayValue('Fewest people first');
    await order.selectOptions('Most people first');
    await expect.element(first).toMatchTextContent(/Company 500/);
    await order.selectOptions('Highest average first');
    await expect.element(first).toMatchTextContent(/Company 099/);
  });

  it('by who is up to date is offered once a company is known to have a required module', async ({
    open,
    server,
  }) => {
    const option = order.getByRole('option', { name: 'Most up to date first' });
    open();
    await order.selectOptions('Most completed first');
    await expect.element(first).toMatchTextContent(/12.5% completed$/);
    await expect.element(option).not.toBeInTheDocument();
    const counted = figures.map((each) => ({
      ...each,
      compliantPercent: each.companyId === 7 ? 92.3 : null,
    }));
    server.answer(listCompanyFigures, counted);
    await queryClient.invalidateQueries();
    await expect.element(option).toBeInTheDocument();
    await order.selectOptions('Most up to date first');
    await expect.element(first).toMatchTextContent(/Company 007.*92.3% up to date$/);
    const third = cards.getByRole('listitem').nth(2);
    await expect.element(third).toMatchTextContent(/Company 002.*No required modules$/);
  });

  it('by people is that of the numbers on the cards, not of older figures', async ({
    open,
    server,
  }) => {
    server.answer(listCompanies, [
      { ...acme, id: 1, name: 'Before', traineeCount: 2 },
      { ...acme, id: 2, name: 'Grown', traineeCount: 40 },
    ]);
    server.answer(listCompanyFigures, figuresBefore);
    open(`${AT}?sort=people&descending=true`);
    await expect.element(first).toMatchTextContent(/Grown4 modules · 40 trainees$/);
    await layout('List').click();
    const rows = page.getByRole('table', { name: 'Companies' }).getByRole('row');
    await expect.element(rows.nth(1)).toMatchTextContent(/Grown40/);
    await expect.element(page.getByText(/^Counted/)).toBeVisible();
    await expect.element(rows.nth(1)).toMatchTextContent(/Grown40/);
  });
});

describe('the list', () => {
  it('has the figures, is sorted by its header, and is remembered', async ({ open }) => {
    open();
    await layout('List').click();
    const table = page.getByRole('table', { name: 'Companies' });
    const firstRow = table.getByRole('row').nth(1);
    await expect.element(firstRow).toMatchTextContent(/^.?Company 0011–––/);
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
    await table.getByRole('button', { name: 'Completed' }).click();
    await table.getByRole('button', { name: 'People' }).click();
    await table.getByRole('button', { name: 'People' }).click();
    await expect.element(firstRow).toMatchTextContent(/Company 50050012.5%/);
    await expect.element(link('Company 500')).toHaveAttribute('href', `${AT}/500`);
    await edit('Company 500').click();
    await expect.element(page.getByRole('dialog', { name: 'Edit company' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(localStorage.getItem('companies-layout')).toBe('list');
  });

  it('opens again in the layout that was chosen', async ({ open }) => {
    localStorage.setItem('companies-layout', 'list');
    open(`${AT}?page=20`);
    await expect.element(link('Company 500')).toBeVisible();
    await layout('Cards').click();
    await expect.element(link('Company 001')).toBeVisible();
    expect(localStorage.getItem('companies-layout')).toBe('cards');
  });

  it('says that the figures could not be loaded, and shows the companies', async ({
    open,
    server,
  }) => {
    server.answer(listCompanyFigures, refusal('INTERNAL', 'Something broke'));
    localStorage.setItem('companies-layout', 'list');
    open();
    await expect.element(page.getByText(/Something broke/)).toBeVisible();
    await expect.element(link('Company 001')).toBeVisible();
    server.answer(listCompanyFigures, figures);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText(/^Counted/)).toBeVisible();
  });
});

describe('a limited admin', () => {
  it.for(['cards', 'list'] as const)(
    'changes companies with Training only: %s',
    async (as, { open, server, signIn }) => {
      signIn(ofBoth('training', 'people'));
      server.answer(listCompanies, [acme, globex]);
      open();
      await expect.element(link('Globex')).toBeVisible();
      await layout(as === 'cards' ? 'Cards' : 'List').click();
      await expect.element(edit('Acme')).toBeInTheDocument();
      await expect.element(edit('Globex')).not.toBeInTheDocument();
      await expect.element(page.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
      await expect
        .element(page.getByRole('button', { name: 'New Company' }))
        .not.toBeInTheDocument();
    },
  );

  it('is not asked to add a company', async ({ open, server, signIn }) => {
    signIn(adminWithin());
    server.answer(listCompanies, []);
    open();
    await expect.element(page.getByText(/^You see no company at present/)).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
