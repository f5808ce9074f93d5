/** The tiles of who is late, and the matrix of trainees and modules. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../harness/visit.ts';
import { unfold } from './folds.ts';

/** The numbers of trainees by standing, each a link to them. */
const tiles = ({ page }: Visitor): Locator =>
  page.getByRole('list', { name: 'Trainees by standing' });

export const tile = (visitor: Visitor, name: string): Locator =>
  tiles(visitor).getByRole('link', { name });

/** Waits until the tiles have these numbers. */
export const seeTiles = (visitor: Visitor, numbers: readonly string[]) =>
  expect(tiles(visitor).getByRole('listitem')).toHaveText(numbers);

/** The trainees of the matrix: rows of a table, on a phone cards. */
export const matrixRows = ({ page, device }: Visitor): Locator =>
  device.isTouched
    ? // The modules of a card are a list in it.
      page.getByRole('list', { name: 'Trainees and modules' }).locator('> li')
    : page.getByRole('region', { name: 'Trainees and modules' }).locator('tr[data-index]');

/** Waits until the matrix has exactly these trainees, each with its text, in this order. */
export const seeMatrix = (visitor: Visitor, texts: readonly RegExp[]) =>
  expect(matrixRows(visitor)).toHaveText([...texts]);

/** Downloads the matrix as it is filtered, and returns the lines of the file. */
export async function downloadMatrix(visitor: Visitor): Promise<string[]> {
  const { page, press } = visitor;
  const begun = page.waitForEvent('download');
  await unfold(visitor, 'More actions');
  await press(page.getByRole('button', { name: 'Download', exact: true }));
  await press(page.getByRole('menuitem', { name: 'CSV, separated by commas' }));
  const text = await readFile(await (await begun).path(), 'utf8');
  return text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
}
