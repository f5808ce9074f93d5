import { getCompanyImpact, listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { getModule, getModuleImpact, listModules, updateModule } from '@portal/contract/modules';
import { getCompanyRequirements, getModuleRequirement } from '@portal/contract/requirements';
import { useLocation } from 'react-router';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { ofAcme } from '#web/testing/limited-admins.ts';
import { acme, adminModule, asAdmin, companyImpact, noModuleImpact } from '#web/testing/records.ts';
import { moduleRules, noRules } from '#web/testing/rule-records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { CompanyModules } from './company-modules-page.tsx';

const AT = `/admin/company-modules/${acme.id}/modules`;

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getConfig, { maxVideoMb: 1, trashDays: 30, hasMailServer: true });
  server.answer(listCompanies, [acme]);
  server.answer(getCompanyImpact, companyImpact);
  server.answer(listModules, [adminModule]);
  server.answer(getModule, adminModule);
  server.answer(getModuleImpact, noModuleImpact);
  server.answer(getCompanyRequirements, noRules);
  server.answer(getModuleRequirement, moduleRules);
  return (at = AT) => show(<Modules />, { at, path: AT });
});

function Modules() {
  const query = new URLSearchParams(useLocation().search);
  const id = query.get('module');
  return (
    <CompanyModules
      company={acme}
      moduleId={id === null ? null : Number(id)}
      isEditing={query.has('edit')}
      companyActions={null}
    />
  );
}

it('a company without modules leads to the first one, and has nothing to reorder', async ({
  open,
  server,
}) => {
  server.answer(listModules, []);
  open();
  await expect.element(page.getByText('No modules yet')).toBeVisible();
  await page.getByRole('button', { name: 'Reorder Modules' }).click();
  await expect.element(toasts.getByText('No modules to reorder')).toBeVisible();
  await page.getByRole('button', { name: 'Add First Module' }).click();
  await expect.element(page.getByLabelText('Module name')).toHaveFocus();
});

it('what is edited is not lost by a wrong key, nor after a refused save without a question', async ({
  open,
  server,
}) => {
  const { address } = open(`${AT}?module=5&edit`);
  const name = page.getByLabelText('Module name');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await name.fill('Fire');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(name).toHaveValue('Fire');
  server.answer(updateModule, refusal('INTERNAL', 'The disk is full.'));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(page.getByText('Failed to update module: The disk is full.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(address).toBe(`${AT}?module=5`);
  const details = page.getByRole('dialog', { name: adminModule.name });
  await expect.element(details.getByText('Where is the exit?')).toBeVisible();
});

it('an admin without Training sees the modules, and changes none', async ({ open, signIn }) => {
  signIn(ofAcme('people'));
  open(`${AT}?module=5&edit`);
  const details = page.getByRole('dialog', { name: adminModule.name });
  await expect.element(details.getByText('Where is the exit?')).toBeVisible();
  await expect.element(details.getByRole('link', { name: 'Insight' })).toBeVisible();
  const changes = /Edit|Delete|Reorder|Add/;
  await expect.element(page.getByRole('button', { name: changes })).not.toBeInTheDocument();
  await details.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByRole('link', { name: adminModule.name })).toBeVisible();
  await expect.element(page.getByRole('button', { name: changes })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
});
