import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { listGroups } from '@portal/contract/groups';
import { getModule, getModuleImpact, listModules, updateModule } from '@portal/contract/modules';
import {
  getCompanyRequirements,
  getModuleRequirement,
  type ModuleRequirement,
  type RequirementHits,
  updateModuleRequirement,
} from '@portal/contract/requirements';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ModuleDialog } from '#web/features/modules/components/module-dialog.tsx';
import { refusal } from '#web/testing/fake-server.ts';
import { bar, kitchen, ofAcme } from '#web/testing/limited-admins.ts';
import { acme, adminModule, asAdmin, noModuleImpact } from '#web/testing/records.ts';
import { moduleRules, noHits, noRules, rulesOfAcme } from '#web/testing/rule-records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';

const forklift = { ...adminModule, id: 6, name: 'Forklift', order: 1 };
const hits: RequirementHits = {
  ...noHits,
  added: { count: 41, names: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'] },
  overdue: { count: 9, names: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'] },
  overdueByPast: { count: 3, names: ['Cleo', 'Dan', 'Eve'] },
};

const it = screenIt
  .extend('onDone', () => vi.fn())
  .extend('open', ({ server, signIn, show, onDone }) => {
    signIn(asAdmin);
    server.answer(getConfig, { maxVideoMb: 1, trashDays: 30, hasMailServer: true });
    server.answer(listCompanies, [acme]);
    server.answer(listModules, [adminModule, forklift]);
    server.answer(getModule, adminModule);
    server.answer(getModuleImpact, noModuleImpact);
    server.answer(listGroups, [kitchen, bar]);
    server.answer(getCompanyRequirements, rulesOfAcme);
    server.answer(getModuleRequirement, moduleRules);
    return ({ isEditing = true } = {}) =>
      show(
        <ModuleDialog
          module={adminModule}
          mayChange={isEditing}
          isEditing={isEditing}
          onReload={vi.fn()}
          onEdit={vi.fn()}
          onEditEnd={onDone}
          onAddAnother={vi.fn()}
          onClose={vi.fn()}
        />,
      );
  })
  /** Answers previews and saves; the rules are then the saved ones. */
  .extend('answerSave', ({ server }) => (hitsOf = (): RequirementHits => hits) => {
    server.answer(updateModuleRequirement, ({ query, body }) => {
      const { audience, dueDays, validMonths, countFrom } = body;
      const groups = [kitchen, bar].filter(
        ({ id }) => audience !== 'everyone' && audience.includes(id),
      );
      const requirement: ModuleRequirement = {
        ...moduleRules,
        audience: audience === 'everyone' ? audience : groups,
        dueDays,
        validMonths,
        countFrom: countFrom === 'today' ? '2026-12-03' : countFrom,
      };
      if (query.preview !== 'true') server.answer(getModuleRequirement, requirement);
      return { requirement, hits: hitsOf(), changeId: query.preview === 'true' ? null : 77 };
    });
  });

const section = page.getByRole('region', { name: 'Who must take it, and how long it counts' });
const due = section.getByLabelText(/^Due within/);
const valid = section.getByLabelText(/^Counts for/);
const save = section.getByRole('button', { name: 'Save rules…' });
const preview = page.getByRole('dialog', { name: 'Save these rules?' });
const confirm = preview.getByRole('button', { name: 'Save rules' });

/** The bodies of the saves that were no previews. */
const savedBy = (received: { query: { preview?: string | undefined }; body: unknown }[]) =>
  received.filter(({ query }) => query.preview !== 'true').map(({ body }) => body);

describe('the rules of a module', () => {
  it('are saved after a preview with names, and undone', async ({ open, server, answerSave }) => {
    answerSave();
    open();
    await expect.element(due).toHaveAccessibleDescription('Empty: as in the company, 30 days.');
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await section.getByRole('radio', { name: 'Only members of chosen groups' }).click();
    await expect.element(section.getByText('This module is for no one now.')).toBeVisible();
    await section.getByRole('checkbox', { name: 'Kitchen' }).click();
    await valid.fill('12');
    await save.click();
    await expect
      .element(preview.getByRole('status'))
      .toMatchTextContent(/Adds it for 41 trainees: Ada, Ben, Cleo, Dan, Eve and 36 more\./);
    await expect
      .element(preview.getByRole('status'))
      .toMatchTextContent(/9 trainees are overdue today: .*3 of them only because it counts/);
    await confirm.click();
    await expect.element(toasts.getByText('The rules of Fire safety are saved')).toBeVisible();
    await expect.element(preview).not.toBeInTheDocument();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await expect.element(save).toHaveFocus();
    await toasts.getByRole('button', { name: 'Undo' }).click();
    await expect.element(toasts.getByText('The former rules count again')).toBeVisible();
    await expect.element(section.getByRole('radio', { name: /^Everyone/ })).toBeChecked();
    await expect.element(valid).toHaveValue('');
    expect(savedBy(server.received(updateModuleRequirement))).toEqual([
      { audience: [31], dueDays: null, validMonths: 12, countFrom: 'applied' },
      { audience: 'everyone', dueDays: null, validMonths: null, countFrom: 'applied', undoes: 77 },
    ]);
  });

  it('count from today if that is chosen, with a preview of its own', async ({
    open,
    server,
    answerSave,
  }) => {
    answerSave();
    open();
    await due.fill('10');
    await save.click();
    await expect
      .element(preview.getByRole('radio', { name: /^From when it applied/ }))
      .toBeChecked();
    answerSave(() => noHits);
    await preview.getByRole('radio', { name: /^From today/ }).click();
    await expect.element(preview.getByText('No trainee is affected today.')).toBeVisible();
    await confirm.click();
    await expect.element(toasts.getByText('The rules of Fire safety are saved')).toBeVisible();
    // The date is kept by the next change, unless the admin chooses otherwise.
    await due.fill('11');
    await save.click();
    await expect
      .element(preview.getByRole('radio', { name: 'From 3 December 2026, as now' }))
      .toBeChecked();
    await confirm.click();
    await expect
      .poll(() => savedBy(server.received(updateModuleRequirement)))
      .toMatchObject([
        { dueDays: 10, countFrom: 'today' },
        { dueDays: 11, countFrom: '2026-12-03' },
      ]);
  });

  it.for([
    { field: due, entered: '3651', problem: /whole number of days from 0 to 3,650/ },
    { field: due, entered: 'soon', problem: /whole number of days/ },
    { field: valid, entered: '0', problem: /whole number of months from 1 to 120/ },
  ])('are refused with $entered', async ({ field, entered, problem }, { open, server }) => {
    open();
    await field.fill(entered);
    await save.click();
    await expect.element(field).toHaveAccessibleDescription(problem);
    await expect.element(field).toHaveFocus();
    await expect.element(preview).not.toBeInTheDocument();
    expect(server.received(updateModuleRequirement)).toEqual([]);
  });

  it('lead to the groups where the company has none', async ({ open, server }) => {
    server.answer(listGroups, []);
    open();
    await section.getByRole('radio', { name: 'Only members of chosen groups' }).click();
    await expect
      .element(section.getByRole('link', { name: 'Make a group' }))
      .toHaveAttribute('href', '/admin/company-modules/3/groups');
    await expect.element(section.getByText('This module is for no one now.')).toBeVisible();
  });

  it('are copied from another module into the fields', async ({ open, server, answerSave }) => {
    server.answer(getModuleRequirement, ({ params }) =>
      params.id === 6
        ? { ...moduleRules, audience: [bar], dueDays: 14, validMonths: 36 }
        : moduleRules,
    );
    open();
    await section.getByRole('button', { name: /^Copy rules/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy rules' });
    await dialog.getByRole('combobox', { name: 'Module' }).fill('fork');
    await page.getByRole('option', { name: 'Forklift' }).click();
    await expect.element(dialog.getByText('For members of: Bar')).toBeVisible();
    await expect.element(dialog.getByText('Counts for 36 months')).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect.element(due).toHaveValue('14');
    await expect.element(section.getByRole('checkbox', { name: 'Bar' })).toBeChecked();
    expect(server.received(updateModuleRequirement)).toEqual([]);
    await section.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(due).toHaveValue('');
    await expect.element(section.getByRole('radio', { name: /^Everyone/ })).toBeChecked();
    answerSave();
  });

  it('stay entered after a refusal, which can be tried again', async ({
    open,
    server,
    answerSave,
  }) => {
    answerSave();
    open();
    await due.fill('10');
    await save.click();
    await expect.element(confirm).toBeEnabled();
    server.answer(updateModuleRequirement, refusal('NOT_FOUND', 'This group has been deleted.'));
    await confirm.click();
    await expect
      .element(preview.getByRole('alert'))
      .toMatchTextContent(/1 module was not saved:.*This group has been deleted\./);
    answerSave();
    await preview.getByRole('button', { name: 'Retry' }).click();
    await expect.element(toasts.getByText('The rules of Fire safety are saved')).toBeVisible();
    await expect.element(due).toHaveValue('10');
  });

  it('are not lost with the editor, nor when the module is saved', async ({
    open,
    server,
    onDone,
  }) => {
    server.answer(updateModule, { ...adminModule, version: 3, warnings: [] });
    open();
    await due.fill('10');
    await page.getByLabelText('Module name').fill('Fire');
    server.answer(getModule, { ...adminModule, name: 'Fire', version: 3 });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(toasts.getByText('Module updated successfully')).toBeVisible();
    await expect.element(page.getByLabelText('Module name')).toHaveValue('Fire');
    await expect.element(due).toHaveValue('10');
    expect(onDone).not.toHaveBeenCalled();
    await section.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByLabelText('Module name').fill('Fire again');
    server.answer(updateModule, { ...adminModule, version: 4, warnings: [] });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(server.received(updateModule).at(-1)?.body).toEqual({ name: 'Fire again', version: 3 });
  });

  it('can be loaded again after a failure', async ({ open, server }) => {
    server.answer(getModuleRequirement, refusal('INTERNAL', 'The disk is full.'));
    open();
    await expect.element(section.getByText(/Failed to load the rules\. The disk/)).toBeVisible();
    server.answer(getModuleRequirement, moduleRules);
    await section.getByRole('button', { name: 'Retry' }).click();
    await expect.element(due).toBeVisible();
  });
});

describe('the details of a module', () => {
  const shown = page.getByRole('region', { name: 'Training rules' });

  it('say the rules in sentences', async ({ open, server, signIn }) => {
    server.answer(getModuleRequirement, {
      ...moduleRules,
      audience: [kitchen, bar],
      validMonths: 12,
      countFrom: '2026-12-03',
    });
    open({ isEditing: false });
    signIn(ofAcme('read'));
    await expect.element(shown.getByText('For members of: Kitchen and Bar')).toBeVisible();
    await expect
      .element(shown)
      .toMatchTextContent(/Due within 30 days, as in the company.*12 months.*3 December 2026/);
    await expect.element(shown.getByRole('button')).not.toBeInTheDocument();
  });

  it('say nothing of rules in a company without them', async ({ open, server }) => {
    server.answer(getCompanyRequirements, noRules);
    open({ isEditing: false });
    await expect.element(page.getByText('Where is the exit?')).toBeVisible();
    await expect.poll(() => server.received(getCompanyRequirements).length).toBeGreaterThan(0);
    await expect.element(shown).not.toBeInTheDocument();
    expect(server.received(getModuleRequirement)).toEqual([]);
    await userEvent.keyboard('{Escape}');
  });
});
