import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { getModule, getModuleImpact, listModules, updateModule } from '@portal/contract/modules';
import {
  createModuleEdition,
  getCompanyRequirements,
  getModuleRequirement,
} from '@portal/contract/requirements';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ModuleDialog } from '#web/features/modules/components/module-dialog.tsx';
import { refusal } from '#web/testing/fake-server.ts';
import { acme, adminModule, asAdmin, noModuleImpact } from '#web/testing/records.ts';
import { moduleRules, noRules, rulesOfAcme } from '#web/testing/rule-records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';

const REASON = 'The exits have moved.';
const edition = {
  number: 2,
  by: '2027-01-31',
  reason: REASON,
  madeBy: 'Ada Admin',
  madeAt: '2026-12-03T08:00:00.000Z',
};
const completed = { ...moduleRules, completed: 12 };

const it = screenIt
  .extend('onDone', () => vi.fn())
  .extend('open', ({ server, signIn, show, onDone }) => {
    signIn(asAdmin);
    server.answer(getConfig, { maxVideoMb: 1, trashDays: 30, hasMailServer: true });
    server.answer(listCompanies, [acme]);
    server.answer(listModules, [adminModule]);
    server.answer(getModule, adminModule);
    server.answer(getModuleImpact, noModuleImpact);
    server.answer(getCompanyRequirements, rulesOfAcme);
    server.answer(getModuleRequirement, completed);
    server.answer(updateModule, { ...adminModule, version: 3, warnings: [] });
    server.answer(createModuleEdition, { ...completed, edition: 2, editions: [edition] });
    return () =>
      show(
        <ModuleDialog
          module={adminModule}
          mayChange
          isEditing
          onReload={vi.fn()}
          onEdit={vi.fn()}
          onEditEnd={onDone}
          onAddAnother={vi.fn()}
          onClose={vi.fn()}
        />,
      );
  });

const saveModule = page.getByRole('button', { name: 'Save Changes' }).last();
const question = page.getByRole('dialog', { name: 'Must it be taken again?' });
const answer = question.getByRole('button', { name: 'Save Changes' });
const again = page.getByRole('button', { name: 'Require it again…' });
const require = page.getByRole('dialog', { name: 'Require it again' });
const saved = toasts.getByText('Module updated successfully');

async function removeQuestion() {
  await expect.element(again).toBeVisible();
  await page.getByRole('button', { name: 'Remove question 1' }).click();
}

describe('changed content that trainees have completed', () => {
  it('is a correction unless the admin decides otherwise', async ({ open, server, onDone }) => {
    open();
    await removeQuestion();
    await saveModule.click();
    await expect.element(question.getByText(/^12 trainees have completed/)).toBeVisible();
    expect(server.received(updateModule)).toEqual([]);
    await expect.element(question.getByRole('radio', { name: /^A correction/ })).toBeChecked();
    await answer.click();
    await expect.element(saved).toBeVisible();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(server.received(createModuleEdition)).toEqual([]);
  });

  it('must be taken again by a date, for a reason', async ({ open, server, onDone }) => {
    open();
    await removeQuestion();
    await saveModule.click();
    await question.getByRole('radio', { name: /must be taken again/ }).click();
    const reason = question.getByLabelText('Reason');
    await reason.fill('Moved.');
    await answer.click();
    await expect.element(reason).toHaveAccessibleDescription(/at least 10 characters/);
    const by = question.getByLabelText('Must be taken again by');
    await expect.element(by).toHaveAccessibleDescription(/Enter a date that exists/);
    await reason.fill(REASON);
    await by.fill('2027-01-31');
    await answer.click();
    await expect
      .element(toasts.getByText('The module must be taken again by 31 January 2027'))
      .toBeVisible();
    expect(onDone).toHaveBeenCalledOnce();
    expect(server.received(updateModule)).toHaveLength(1);
    expect(server.received(createModuleEdition)).toEqual([
      { params: { id: 5 }, body: { by: '2027-01-31', reason: REASON } },
    ]);
  });

  it('keeps the date and the reason if only they are refused', async ({ open, server, onDone }) => {
    const fields = [{ path: 'by', message: 'Please choose a day after today' }];
    const tooEarly = refusal('INVALID_INPUT', 'Please choose a day after today', { fields });
    server.answer(createModuleEdition, tooEarly);
    open();
    await removeQuestion();
    await saveModule.click();
    await question.getByRole('radio', { name: /must be taken again/ }).click();
    await question.getByLabelText('Reason').fill(REASON);
    await question.getByLabelText('Must be taken again by').fill('2026-01-31');
    await answer.click();
    await expect
      .element(require.getByRole('alert'))
      .toMatchTextContent(/The module is saved, but not yet.*Please choose a day after today/);
    expect(onDone).not.toHaveBeenCalled();
    await expect.element(require.getByLabelText('Reason')).toHaveValue(REASON);
    const by = require.getByLabelText('Must be taken again by');
    await require.getByRole('button', { name: 'Require it again' }).click();
    await expect.element(by).toHaveAccessibleDescription(/Please choose a day after today/);
    server.answer(createModuleEdition, { ...completed, edition: 2, editions: [edition] });
    await by.fill('2027-01-31');
    await require.getByRole('button', { name: 'Require it again' }).click();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(server.received(updateModule)).toHaveLength(1);
  });

  it('can be edited on when the question is cancelled', async ({ open, server }) => {
    open();
    await removeQuestion();
    await saveModule.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(server.received(updateModule)).toEqual([]);
    await expect.element(saveModule).toBeEnabled();
  });
});

describe('no question is asked', () => {
  it('in a company without rules, where the section has a button', async ({ open, server }) => {
    server.answer(getCompanyRequirements, noRules);
    open();
    await removeQuestion();
    await saveModule.click();
    await expect.element(saved).toBeVisible();
  });

  it('if no trainee has completed the module', async ({ open, server }) => {
    server.answer(getModuleRequirement, moduleRules);
    open();
    await expect.element(page.getByLabelText(/^Due within/)).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove question 1' }).click();
    await saveModule.click();
    await expect.element(saved).toBeVisible();
  });

  it('if the content stays', async ({ open }) => {
    open();
    await expect.element(again).toBeVisible();
    await page.getByLabelText('Module name').fill('Fire');
    await saveModule.click();
    await expect.element(saved).toBeVisible();
  });
});

it('a module is required again without a change', async ({ open, server }) => {
  open();
  await again.click();
  await require.getByLabelText('Must be taken again by').fill('2027-01-31');
  await require.getByLabelText('Reason').fill(REASON);
  await require.getByRole('button', { name: 'Require it again' }).click();
  await expect
    .element(toasts.getByText('The module must be taken again by 31 January 2027'))
    .toBeVisible();
  await expect.element(require).not.toBeInTheDocument();
  expect(server.received(createModuleEdition)).toHaveLength(1);
});
