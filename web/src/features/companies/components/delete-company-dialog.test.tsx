import { deleteCompany, getCompanyImpact, listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { acme, asAdmin, companyImpact } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { DeleteCompanyDialog } from './delete-company-dialog.tsx';

const it = screenIt
  .extend('companies', { auto: true }, ({ server, signIn }) => {
    signIn(asAdmin);
    server.answer(listCompanies, [acme]);
    server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
    server.answer(getCompanyImpact, companyImpact);
  })
  .extend('ended', () => ({ onClose: vi.fn(), onDeleted: vi.fn() }));

const dialog = page.getByRole('alertdialog', { name: 'Delete Acme?' });
const typed = page.getByLabelText('Type Acme to confirm');
const confirm = page.getByRole('button', { name: /^Delet(e company|ing…)$/ });
const cancel = page.getByRole('button', { name: 'Cancel' });

describe('deletion of a company', () => {
  it('says what goes with it', async ({ show, ended }) => {
    show(<DeleteCompanyDialog company={acme} {...ended} />);
    await expect
      .element(dialog.getByText('All modules (4), with 2 videos and 9 questions'))
      .toBeVisible();
    await expect.element(dialog.getByText('1 feedback entry', { exact: true })).toBeVisible();
    await expect
      .element(dialog.getByText(/^This cannot be undone after 30 days in the trash\. The company/))
      .toBeVisible();
  });

  it('works only when the name is typed as it reads', async ({ show, ended, server }) => {
    server.answer(deleteCompany, { success: true, message: 'Company deleted', deletionId: 40 });
    show(<DeleteCompanyDialog company={acme} {...ended} />);
    await expect.element(confirm).toBeDisabled();
    await typed.fill('acme');
    await userEvent.keyboard('{Enter}');
    await expect.element(confirm).toBeDisabled();
    await typed.fill(' Acme ');
    await expect.element(confirm).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Acme deleted successfully')).toBeVisible();
    await expect.element(toasts.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(server.received(deleteCompany)).toEqual([{ params: { id: 3 } }]);
    expect(ended.onDeleted).toHaveBeenCalledOnce();
  });

  it('cannot be left or repeated while it is under way', async ({ show, ended, server }) => {
    const answer = server.hold(deleteCompany);
    show(<DeleteCompanyDialog company={acme} {...ended} />);
    await typed.fill('Acme');
    await confirm.dblClick();
    await expect.element(confirm).toHaveTextContent('Deleting…');
    await expect.element(cancel).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    expect(ended.onClose).not.toHaveBeenCalled();
    answer(refusal('FOREIGN_KEY', 'In use'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(typed).toHaveValue('Acme');
    expect(server.received(deleteCompany)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(ended.onClose).toHaveBeenCalledOnce();
  });

  it('names an obstacle before it is tried', async ({ show, ended, server }) => {
    server.answer(getCompanyImpact, { ...companyImpact, administrators: 2 });
    show(<DeleteCompanyDialog company={acme} {...ended} />);
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/2 administrators belong to it\.$/);
  });

  it('counts as done when another administrator was first', async ({ show, ended, server }) => {
    server.answer(deleteCompany, refusal('NOT_FOUND', 'No such company'));
    show(<DeleteCompanyDialog company={acme} {...ended} />);
    await typed.fill('Acme');
    await confirm.click();
    await expect.element(toasts.getByText('Company not found or already deleted')).toBeVisible();
    expect(ended.onDeleted).toHaveBeenCalledOnce();
  });
});
