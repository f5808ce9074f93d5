import { listCompanies } from '@portal/contract/companies';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { acme, asAdmin } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { ChosenCompany } from './chosen-company.tsx';

const it = screenIt.extend('open', ({ signIn, show }) => {
  signIn(asAdmin);
  return (companyId: number) =>
    show(
      <ChosenCompany companyId={companyId} backTo="/admin/company-modules">
        {({ name }) => <p>Modules of {name}</p>}
      </ChosenCompany>,
    );
});

const back = page.getByRole('link', { name: 'Back to Companies' });

describe('the page of a company', () => {
  it('keeps the focus on the link back while it loads', async ({ open, server }) => {
    const answer = server.hold(listCompanies);
    open(acme.id);
    await expect.element(back).toBeVisible();
    await userEvent.tab();
    await expect.element(back).toHaveFocus();
    answer([acme]);
    await expect.element(page.getByText('Modules of Acme')).toBeVisible();
    await expect.element(back).toHaveFocus();
  });

  it('leads back to the companies when there is no such company', async ({ open, server }) => {
    server.answer(listCompanies, [acme]);
    open(99);
    await expect
      .element(page.getByRole('heading', { name: 'Company not found or already deleted' }))
      .toBeVisible();
    await expect.element(back).toHaveAttribute('href', '/admin/company-modules');
  });
});
