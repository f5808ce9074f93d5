import { listGroups } from '@portal/contract/groups';
import {
  getCompanyRequirements,
  getModuleRequirement,
  updateModuleRequirement,
} from '@portal/contract/requirements';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { kitchen } from '#web/testing/limited-admins.ts';
import { asAdmin } from '#web/testing/records.ts';
import { moduleRules, noHits, noRules, rulesOfAcme } from '#web/testing/rule-records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { SetRulesButton } from './set-rules-button.tsx';

const modules = [
  { id: 5, name: 'Fire safety' },
  { id: 6, name: 'Forklift' },
  { id: 7, name: 'Hygiene' },
];

const it = screenIt
  .extend('company', (): { refuses: number | null } => ({ refuses: null }))
  .extend('open', ({ server, signIn, show, company }) => {
    signIn(asAdmin);
    server.answer(listGroups, [kitchen]);
    server.answer(getCompanyRequirements, rulesOfAcme);
    server.answer(getModuleRequirement, ({ params }) => ({
      ...moduleRules,
      validMonths: params.id,
    }));
    server.answer(updateModuleRequirement, ({ params, query }) => {
      const isPreview = query.preview === 'true';
      if (!isPreview && params.id === company.refuses)
        return refusal('INTERNAL', 'The disk is full.');
      const added = { count: 2, names: ['Ada', 'Ben'] };
      const hits = params.id === 5 ? { ...noHits, added } : noHits;
      return { requirement: moduleRules, hits, changeId: isPreview ? null : params.id * 10 };
    });
    return () => show(<SetRulesButton companyId={3} modules={modules} />);
  });

const button = page.getByRole('button', { name: 'Set rules…' });
const dialog = page.getByRole('dialog', { name: 'Set rules of several modules' });
const preview = page.getByRole('dialog', { name: 'Save these rules?' });

it('sets the same rules for chosen modules, and undoes them all', async ({ open, server }) => {
  open();
  await button.click();
  const next = dialog.getByRole('button', { name: 'Continue…' });
  await next.click();
  await expect
    .element(dialog.getByRole('group', { name: 'Modules' }))
    .toHaveAccessibleDescription('Please choose a module');
  await dialog.getByRole('checkbox', { name: 'Fire safety' }).click();
  await dialog.getByRole('checkbox', { name: 'Hygiene' }).click();
  await dialog.getByLabelText(/^Counts for/).fill('24');
  await next.click();
  await expect
    .element(preview.getByRole('region', { name: 'Fire safety' }))
    .toMatchTextContent(/Adds it for 2 trainees: Ada and Ben\./);
  await expect
    .element(preview.getByRole('region', { name: 'Hygiene' }))
    .toMatchTextContent(/No trainee is affected today\./);
  await preview.getByRole('button', { name: 'Save rules' }).click();
  await expect.element(toasts.getByText('The rules of 2 modules are saved')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.element(toasts.getByText('The former rules count again')).toBeVisible();
  const saves = server
    .received(updateModuleRequirement)
    .filter(({ query }) => query.preview !== 'true')
    .map(({ params, body }) => ({ id: params.id, months: body.validMonths, undoes: body.undoes }));
  expect(saves).toEqual([
    { id: 5, months: 24, undoes: undefined },
    { id: 7, months: 24, undoes: undefined },
    { id: 7, months: 7, undoes: 70 },
    { id: 5, months: 5, undoes: 50 },
  ]);
});

it('names the modules that were not saved, and tries only these again', async ({
  open,
  server,
  company,
}) => {
  company.refuses = 6;
  open();
  await button.click();
  await dialog.getByRole('checkbox', { name: 'All modules' }).click();
  await dialog.getByRole('button', { name: 'Continue…' }).click();
  await preview.getByRole('button', { name: 'Save rules' }).click();
  await expect
    .element(preview.getByRole('alert'))
    .toMatchTextContent(/1 module was not saved:.*Forklift.*The disk is full\./);
  company.refuses = null;
  await preview.getByRole('button', { name: 'Retry' }).click();
  await expect.element(toasts.getByText('The rules of 3 modules are saved')).toBeVisible();
  const saved = server
    .received(updateModuleRequirement)
    .filter(({ query }) => query.preview !== 'true')
    .map(({ params }) => params.id);
  expect(saved).toEqual([5, 6, 7, 6]);
});

it('is absent in a company without rules', async ({ open, server }) => {
  server.answer(getCompanyRequirements, noRules);
  open();
  await expect.poll(() => server.received(getCompanyRequirements).length).toBe(1);
  await expect.element(button).not.toBeInTheDocument();
});
