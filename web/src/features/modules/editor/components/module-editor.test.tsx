import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { getModule, getModuleImpact, listModules, updateModule } from '@portal/contract/modules';
import { getCompanyRequirements, getModuleRequirement } from '@portal/contract/requirements';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ModuleDialog } from '#web/features/modules/components/module-dialog.tsx';
import { refusal } from '#web/testing/fake-server.ts';
import { acme, adminModule, asAdmin, noModuleImpact } from '#web/testing/records.ts';
import { moduleRules, noRules } from '#web/testing/rule-records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';

const it = screenIt
  .extend('onDone', () => vi.fn())
  .extend('open', ({ server, signIn, show, onDone }) => {
    signIn(asAdmin);
    server.answer(getConfig, { maxVideoMb: 1, trashDays: 30, hasMailServer: true });
    server.answer(getModule, adminModule);
    server.answer(getModuleImpact, { ...noModuleImpact, inProgress: 3 });
    server.answer(listCompanies, [acme]);
    server.answer(listModules, [adminModule]);
    server.answer(getCompanyRequirements, noRules);
    server.answer(getModuleRequirement, moduleRules);
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

const name = page.getByLabelText('Module name');
const description = page.getByLabelText(/^Description/);
const save = page.getByRole('button', { name: /^(Save Changes|Saving…|Retry)$/ });
const saved = { ...adminModule, version: 3, warnings: [] };
const theirs = { ...adminModule, version: 3, description: 'Theirs.' };

const changedElsewhere = page.getByText(
  'This module has been changed elsewhere since you opened it.',
);

/** How many pixels of the form are in view between the header and the buttons of the dialog. */
function formHeight(): number {
  const dialog = page.getByRole('dialog', { name: 'Edit module' });
  const heading = dialog.getByRole('heading', { name: 'Edit module' }).element();
  const footer = dialog.getByRole('button', { name: 'Cancel' }).element().parentElement;
  const { top } = footer?.getBoundingClientRect() ?? { top: 0 };
  return top - heading.getBoundingClientRect().bottom;
}

describe('the options of a question', () => {
  it('keep their order when the admin accepts the proposal, without another change', async ({
    open,
    server,
  }) => {
    server.answer(updateModule, saved);
    open();
    await page.getByRole('button', { name: 'Edit question 1' }).click();
    const keep = page.getByRole('switch', { name: 'Keep this order of the options' });
    await expect.element(keep).not.toBeChecked();
    const proposal = page.getByText('One option refers to others. Keep this order?');
    await expect.element(proposal).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Add option' }).click();
    await page.getByLabelText('Option 3', { exact: true }).fill('Both A and B');
    await expect.element(proposal).toBeVisible();
    await expect.element(keep).not.toBeChecked();
    await keep.click();
    await expect.element(proposal).not.toBeInTheDocument();
    await expect
      .element(keep)
      .toHaveAccessibleDescription('Each try shows them in this order, marked A, B, C.');
    await page.getByRole('button', { name: 'Update Question' }).click();
    await expect.element(page.getByText('Each try shows the options in this order.')).toBeVisible();
    await save.click();
    await expect.element(toasts.getByText('Module updated successfully')).toBeVisible();
    const options = ['Left', 'Right', 'Both A and B'];
    expect(server.received(updateModule)[0]?.body.mcqs).toMatchObject([
      { id: 51, options, fixedOrder: true },
    ]);
  });
});

describe('changed module', () => {
  it('sends the changed parts alone, with the version that was edited', async ({
    open,
    server,
    onDone,
  }) => {
    const answer = server.hold(updateModule);
    open();
    await expect.element(name).toHaveValue('Fire safety');
    await name.fill('Fire');
    await save.dblClick();
    await expect.element(save).toHaveTextContent('Saving…');
    answer(saved);
    await expect.element(toasts.getByText('Module updated successfully')).toBeVisible();
    expect(onDone).toHaveBeenCalledOnce();
    expect(server.received(updateModule)).toEqual([
      { params: { id: 5 }, body: { name: 'Fire', version: 2 } },
    ]);
  });

  it('cannot be saved without a name', async ({ open }) => {
    open();
    await name.fill(' ');
    await expect.element(save).toBeDisabled();
  });

  it('says whom a change of its questions touches', async ({ open }) => {
    open();
    await page.getByRole('button', { name: 'Remove question 1' }).click();
    await expect
      .element(
        page.getByText(/3 trainees who have opened but not passed it complete it by watching/),
      )
      .toBeVisible();
  });

  it('keeps what was entered after a fault and offers another try', async ({
    open,
    server,
    onDone,
  }) => {
    server.answer(updateModule, refusal('INTERNAL', 'Something broke'));
    open();
    await description.fill('Mine.');
    await save.click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^Failed to update module: Something broke/);
    await expect.element(description).toHaveValue('Mine.');
    await expect.element(save).toHaveTextContent('Retry');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('shows both versions when another administrator was first, and saves the chosen one', async ({
    open,
    server,
  }) => {
    server.answer(updateModule, ({ body }) =>
      body.version === 2 ? refusal('CONFLICT', 'Changed', { version: 3 }) : saved,
    );
    open();
    await description.fill('Mine.');
    server.answer(getModule, theirs);
    await save.click();
    const comparison = page.getByRole('dialog', { name: 'This module has been changed elsewhere' });
    await expect.element(comparison.getByText('Theirs.')).toBeVisible();
    await expect.element(comparison.getByText('Mine.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(toasts.getByText('Module updated successfully')).toBeVisible();
    expect(server.received(updateModule).map(({ body }) => body)).toEqual([
      { description: 'Mine.', version: 2 },
      { description: 'Mine.', version: 3 },
    ]);
  });

  it('drops the own changes for the other version only when that is chosen', async ({
    open,
    server,
  }) => {
    server.answer(updateModule, refusal('CONFLICT', 'Changed', { version: 3 }));
    open();
    await description.fill('Mine.');
    server.answer(getModule, theirs);
    await save.click();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect.element(description).toHaveValue('Mine.');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Show theirs' }).click();
    await expect.element(description).toHaveValue('Theirs.');
    // The refused save is not mentioned any more, and their version is edited.
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(save).toHaveTextContent('Save Changes');
    server.answer(updateModule, { ...theirs, version: 4, warnings: [] });
    await name.fill('Fire');
    await save.click();
    await expect.element(toasts.getByText('Module updated successfully')).toBeVisible();
    expect(server.received(updateModule).at(-1)?.body).toEqual({ name: 'Fire', version: 3 });
  });

  it('says before a save that another administrator was first', async ({ open, server }) => {
    server.answer(updateModule, { ...theirs, version: 4, warnings: [] });
    open();
    await name.fill('Fire');
    server.answer(getModule, theirs);
    // The module is read again, as after half a minute.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.element(changedElsewhere).toBeVisible();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect.element(name).toHaveValue('Fire');
    await save.click();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(toasts.getByText('Module updated successfully')).toBeVisible();
    expect(server.received(updateModule).map(({ body }) => body)).toEqual([
      { name: 'Fire', version: 3 },
    ]);
  });

  it('keeps most of the dialog for the form, whatever it says about saving', async ({
    open,
    server,
  }) => {
    server.answer(updateModule, refusal('CONFLICT', 'Changed', { version: 3 }));
    open();
    await page.getByRole('button', { name: 'Remove question 1' }).click();
    await expect.element(page.getByText(/3 trainees who have opened/)).toBeVisible();
    expect(formHeight()).toBeGreaterThan(350);
    server.answer(getModule, theirs);
    await save.click();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect.element(changedElsewhere).toBeVisible();
    expect(formHeight()).toBeGreaterThan(350);
  });

  it('keeps what was entered when the module has been deleted', async ({ open, server }) => {
    server.answer(updateModule, refusal('NOT_FOUND', 'No such module'));
    open();
    await name.fill('Fire');
    server.answer(getModule, refusal('NOT_FOUND', 'No such module'));
    await save.click();
    await expect.element(page.getByText(/This module has been deleted elsewhere/)).toBeVisible();
    await expect.element(name).toHaveValue('Fire');
    await expect.element(save).not.toBeInTheDocument();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await page.getByRole('button', { name: 'Copy my text' }).click();
    await expect.element(toasts.getByText('Your text is copied')).toBeVisible();
    expect(copy).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Fire\n\nWhere the exits are\.\n\nWhere is the exit\?/),
    );
  });
});

it('switches certificates of its own on', async ({ open, server }) => {
  server.answer(updateModule, saved);
  open();
  const own = page.getByRole('checkbox', { name: /^Own certificate/ });
  await expect.element(own).not.toBeChecked();
  await own.click();
  await save.click();
  await expect.element(toasts.getByText('Module updated successfully')).toBeVisible();
  expect(server.received(updateModule).map(({ body }) => body)).toEqual([
    { ownCertificate: true, version: 2 },
  ]);
});

describe('the settings of the quiz', () => {
  const passMark = page.getByLabelText(/^Pass mark/);
  const drawn = page.getByLabelText(/^Questions per try/);
  const tries = page.getByLabelText(/^Tries/);

  it('are sent as numbers, and an emptied one as none', async ({ open, server }) => {
    server.answer(getModule, { ...adminModule, triesMax: 4 });
    server.answer(updateModule, saved);
    open();
    await passMark.fill('80');
    await drawn.fill('1');
    await save.click();
    await expect.element(toasts.getByText('Module updated successfully')).toBeVisible();
    expect(server.received(updateModule).map(({ body }) => body)).toEqual([
      { passMark: 80, questionsDrawn: 1, version: 2 },
    ]);
  });

  it.for<[typeof passMark, string, RegExp]>([
    [passMark, '0', /whole number from 1 to 100$/],
    [passMark, '101', /whole number from 1 to 100$/],
    [passMark, 'many', /whole number from 1 to 100$/],
    [tries, '0', /whole number from 1 to 100$/],
    [tries, '101', /whole number from 1 to 100$/],
    [drawn, '0', /whole number from 1/],
    [drawn, '1.5', /whole number from 1/],
  ])('refuse %s with %s', async ([field, entered, problem], { open }) => {
    open();
    await field.fill(entered);
    await save.click();
    await expect.element(field).toHaveAccessibleDescription(problem);
    await expect.element(field).toHaveFocus();
  });

  it('say how many questions there are to choose from', async ({ open }) => {
    open();
    await drawn.fill('99');
    await expect
      .element(drawn)
      .toHaveAccessibleDescription(/The module has only 1 to choose from\.$/);
    // The server would refuse it: nothing is sent, and the focus moves to the field.
    await save.click();
    await expect.element(drawn).toHaveFocus();
  });

  it('keep the focus on the button of the footer after a refusal', async ({ open, server }) => {
    const answer = server.hold(updateModule);
    open();
    await passMark.fill('80');
    await userEvent.keyboard('{Enter}');
    await expect.element(save).toHaveTextContent('Saving…');
    answer(refusal('INTERNAL', 'Something broke'));
    await expect.element(save).toHaveTextContent('Retry');
    await expect.element(save).toHaveFocus();
    await expect.element(passMark).toHaveValue('80');
  });
});
