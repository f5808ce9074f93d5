import { getConfig } from '@portal/contract/config';
import { deleteModule, getModuleImpact } from '@portal/contract/modules';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { adminModule, asAdmin, noModuleImpact } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { DeleteModuleDialog } from './delete-module-dialog.tsx';

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getModuleImpact, noModuleImpact);
  server.answer(deleteModule, {
    success: true,
    message: 'Fire safety deleted successfully!',
    deletionId: 42,
  });
  return (trashDays: number, module = adminModule) => {
    server.answer(getConfig, { maxVideoMb: 100, trashDays, hasMailServer: true });
    show(<DeleteModuleDialog module={module} onClose={vi.fn()} />);
  };
});

const dialog = page.getByRole('alertdialog', { name: 'Delete this module?' });

describe('deletion of a module', () => {
  it('says how long it can be undone, and offers the undo', async ({ open }) => {
    open(30);
    const text = 'This action cannot be undone after 30 days in the trash.';
    await expect.element(dialog.getByText(text)).toBeVisible();
    const impact = 'No trainee has started this module yet.';
    await expect.element(dialog.getByText(impact)).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete module' }).click();
    await expect.element(toasts.getByText('Fire safety deleted successfully!')).toBeVisible();
    await expect.element(toasts.getByText('Undo', { exact: true })).toBeVisible();
  });

  it('names what is deleted with the module, and nothing that it does not have', async ({
    open,
  }) => {
    open(30, { ...adminModule, videos: [] });
    await expect
      .element(dialog)
      .toMatchTextContent(/is deleted with 1 question and all progress and results in it\./);
  });

  it('says how many trainees it will have completed', async ({ open, server }) => {
    server.answer(getModuleImpact, { ...noModuleImpact, passed: 1, completedByDeletion: 29 });
    open(30);
    const words =
      '1 trainee who has passed loses the pass. 29 trainees will have completed their training.';
    await expect.element(dialog.getByText(words)).toBeVisible();
  });

  it('says that it cannot be undone without a trash', async ({ open }) => {
    open(0);
    const text = /^This action cannot be undone: the trash is switched off/;
    await expect.element(dialog.getByText(text)).toBeVisible();
  });
});
