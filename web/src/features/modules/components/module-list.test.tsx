import { getConfig } from '@portal/contract/config';
import { deleteModule, getModuleImpact, listModules } from '@portal/contract/modules';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refreshModules, useCompanyModules } from '#web/features/modules/api/modules.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { adminModule, asAdmin, noModuleImpact } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { ModuleList } from './module-list.tsx';

const other = { ...adminModule, id: adminModule.id + 1, name: 'Ladders' };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  server.answer(getModuleImpact, noModuleImpact);
  server.answer(listModules, [adminModule, other]);
  return () => show(<List />);
});

function List() {
  return (
    <ModuleList
      modules={useCompanyModules(3)}
      mayChange
      moduleLink={(moduleId) => ({ to: `/modules/${moduleId}` })}
      editLink={(moduleId) => ({ to: `/modules/${moduleId}/edit` })}
      onAdd={vi.fn()}
    />
  );
}

const list = page.getByRole('region', { name: 'Modules' });
const rows = list.getByRole('listitem');
const dialog = page.getByRole('alertdialog', { name: 'Delete this module?' });
const remove = page.getByRole('button', { name: `Delete ${adminModule.name}` });

it('says that the modules could not be read, and tries again', async ({ open, server }) => {
  server.answer(listModules, refusal('FORBIDDEN', 'Not today.'));
  open();
  await expect.element(page.getByText('Failed to load modules.')).toBeVisible();
  await expect.element(page.getByText('Not today.')).toBeVisible();
  server.answer(listModules, [adminModule]);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(rows.getByText(adminModule.name)).toBeVisible();
});

it('a draft shows its author, and can be continued or discarded', async ({ open, server }) => {
  const draft = { ...adminModule, draft: true, videos: [], mcqs: [] };
  server.answer(listModules, [draft]);
  server.answer(deleteModule, { success: true, message: 'Deleted', deletionId: 42 });
  open();
  await expect.element(rows.getByText('Draft')).toBeVisible();
  await expect.element(rows.getByText(/^Created .* by Ada Admin$/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: `Continue ${draft.name}` }))
    .toHaveAttribute('href', `/modules/${draft.id}/edit`);
  await page.getByRole('button', { name: `Discard ${draft.name}` }).click();
  server.answer(listModules, []);
  await dialog.getByRole('button', { name: 'Delete module' }).click();
  await expect.element(page.getByText('No modules yet')).toBeVisible();
  expect(server.received(deleteModule)).toEqual([{ params: { id: draft.id } }]);
});

describe('a module that another admin has deleted', () => {
  it('counts as deleted, and leaves the focus to the list', async ({ open, server }) => {
    server.answer(deleteModule, refusal('NOT_FOUND', 'Module not found or already deleted'));
    open();
    await remove.click();
    server.answer(listModules, [other]);
    await dialog.getByRole('button', { name: 'Delete module' }).click();
    const failed = 'Failed to delete module: Module not found or already deleted';
    await expect.element(toasts.getByText(failed)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
    expect(rows.elements()).toHaveLength(1);
  });

  it('leaves the focus to the list when its dialog is cancelled', async ({ open, server }) => {
    open();
    await remove.click();
    await expect.element(dialog).toBeVisible();
    server.answer(listModules, [other]);
    void refreshModules();
    // The list has no roles while a dialog covers it.
    await expect.poll(() => document.querySelectorAll('section > ol > li').length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
  });
});
