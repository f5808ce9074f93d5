/** The dialogs that bring trainees in and their progress out, and the list of changes. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Visitor } from '../harness/visit.ts';
import { unfold } from './folds.ts';

export const TRAINEES = '/admin/track-trainee';
export const ACTIVITY = '/admin/activity';

/** Opens the import and gives it a file; its dry run begins at once. */
export async function chooseImport(
  visitor: Visitor,
  content: string | Buffer,
  name = 'trainees.csv',
) {
  const { page, press } = visitor;
  const dialog = page.getByRole('dialog', { name: 'Import trainees' });
  if (!(await dialog.isVisible())) {
    await unfold(visitor, 'More actions');
    await press(page.getByRole('button', { name: 'Import', exact: true }));
    // With rules it is a menu.
    const entry = page.getByRole('menuitem', { name: 'Import trainees' });
    await expect(dialog.or(entry)).toBeVisible();
    if (await entry.isVisible()) await press(entry);
  }
  const again = dialog.getByRole('button', { name: 'Choose another file' });
  if (await again.isVisible()) await press(again);
  await dialog.getByLabel('CSV or Excel file').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
  return dialog;
}

/** Exports the progress of the trainees whom the list shows, and returns the downloaded file. */
export async function exportProgress(visitor: Visitor) {
  const { page, press } = visitor;
  await unfold(visitor, 'More actions');
  await press(page.getByRole('button', { name: 'Export' }));
  const dialog = page.getByRole('dialog', { name: 'Export progress' });
  const begun = page.waitForEvent('download');
  await press(dialog.getByRole('button', { name: 'Download' }));
  const download = await begun;
  return {
    fileName: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
