import { getConfig } from '@portal/contract/config';
import {
  checkTraineeImport,
  type ImportReport,
  importTrainees,
  listImportProblems,
} from '@portal/contract/trainee-import';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { ImportDialog } from './import-dialog.tsx';

const good = { name: 'Ida', email: 'ida@x.test', company: 'Acme', hasPassword: false };
const report: ImportReport = {
  columns: [
    { column: 'name', headers: ['Vorname', 'Name'] },
    { column: 'email', headers: ['Mail'] },
    { column: 'company', headers: ['Firma'] },
  ],
  rows: 3,
  ready: 2,
  readyRows: [
    { ...good, line: 2 },
    { ...good, line: 4, name: 'Udo', hasPassword: true },
  ],
  invited: 1,
  problemRows: 1,
  problems: [{ line: 3, name: 'Otto', email: 'otto', problems: ['Not an email'] }],
  ignoredColumns: [],
  encoding: null,
};
const allGood: ImportReport = { ...report, rows: 2, problemRows: 0, problems: [] };
const cells = { name: 'Otto', email: 'otto', company: 'Acme', password: '' };
const done = { success: true, message: '2 trainees imported successfully!', invited: 1 };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  server.answer(checkTraineeImport, report);
  server.answer(listImportProblems, [{ line: 3, cells, problems: ['Not an email'] }]);
  server.answer(importTrainees, { ...done, imported: 2, skipped: 1 });
  return async () => {
    const onClose = vi.fn();
    show(<ImportDialog onClose={onClose} />);
    const file = new File(['x'], 'people.xlsx');
    await page.getByLabelText(/CSV or Excel file/).upload(file);
    return onClose;
  };
});

const importGood = page.getByRole('button', { name: 'Import the 2 good rows' });
const download = page.getByRole('button', { name: 'Download the 1 bad row' });

describe('the preview of an import', () => {
  it('shows the columns, the bad rows with their reasons, and the good rows on request', async ({
    open,
  }) => {
    await open();
    await expect
      .element(page.getByText(/^Name from “Vorname” and “Name”, Email from “Mail”/))
      .toBeVisible();
    await expect.element(page.getByText('Not an email')).toBeVisible();
    await expect.element(page.getByText('Ida · ida@x.test')).not.toBeVisible();
    await page.getByText('2 good rows', { exact: true }).click();
    await expect.element(page.getByText('Ida · ida@x.test')).toBeVisible();
    await expect.element(page.getByText('Acme · Invited by email')).toBeVisible();
    await expect.element(page.getByText('Acme · Password in the file')).toBeVisible();
  });

  it('shows the good rows at once if all are good, and how many there are', async ({
    open,
    server,
  }) => {
    server.answer(checkTraineeImport, { ...allGood, rows: 1_200, ready: 1_200 });
    await open();
    await expect.element(page.getByText('The first 2 of 1,200 good rows')).toBeVisible();
    await expect.element(page.getByText('Ida · ida@x.test')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Import 1,200 trainees' })).toBeVisible();
    expect(download.elements()).toEqual([]);
  });

  it('says without a mail server where invitations go', async ({ open, server }) => {
    server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: false });
    await open();
    await expect.element(page.getByText(/No mail server is set up/)).toBeVisible();
  });

  it('imports the good rows alone and offers the others afterwards', async ({ open, server }) => {
    const onClose = await open();
    await importGood.click();
    await expect.element(page.getByText(/^1 row was left out\./)).toBeVisible();
    await expect.element(page.getByText(done.message)).toBeVisible();
    expect(server.received(importTrainees)).toEqual([{ body: { expectedReady: 2 } }]);
    await download.click();
    expect(server.received(listImportProblems)).toHaveLength(1);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('imports nothing if the bad rows cannot be kept', async ({ open, server }) => {
    server.answer(listImportProblems, refusal('UNAVAILABLE', 'Too busy.'));
    await open();
    await importGood.click();
    await expect.element(page.getByText('Too busy.')).toBeVisible();
    await expect.element(importGood).toBeVisible();
    expect(server.received(importTrainees)).toEqual([]);
  });

  it('shows the new report if other rows are good now', async ({ open, server }) => {
    server.answer(
      importTrainees,
      refusal('CONFLICT', '2 rows cannot be imported. Nothing was changed.', {
        report: { ...report, ready: 1, problemRows: 2 },
      }),
    );
    await open();
    await importGood.click();
    await expect.element(page.getByText(/^2 rows cannot be imported\. Nothing/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Import the 1 good row' })).toBeVisible();
  });

  it('imports all rows by the keyboard', async ({ open, server }) => {
    server.answer(checkTraineeImport, allGood);
    server.answer(importTrainees, { ...done, imported: 2, skipped: 0 });
    const onClose = await open();
    const importAll = page.getByRole('button', { name: 'Import 2 trainees' });
    await expect.element(importAll).toBeVisible();
    await vi.waitUntil(async () => {
      await userEvent.tab();
      return importAll.element() === document.activeElement;
    });
    await userEvent.keyboard('{Enter}');
    await expect.element(toasts.getByText(done.message)).toBeVisible();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(importTrainees)).toEqual([{ body: {} }]);
  });
});
