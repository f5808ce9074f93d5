import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { NEEDS, provision } from '../../../scripts/test/provision.mjs';
import type { Verifier } from './verifier.ts';

/** Files that are chosen at once. */
const BATCH = 200;
/** For a batch on a busy machine. */
const BATCH_MS = 300_000;

interface Options {
  /** For the file. */
  readonly folder: string;
  readonly html: string;
}

/** The HTML file as a reader has downloaded it, opened from the disk in Chromium without a network. */
export async function openOfflineFile(
  { folder, html }: Options,
  stack: AsyncDisposableStack,
): Promise<Verifier> {
  await provision([NEEDS.chromium]);
  const executablePath = NEEDS.chromium.find();
  if (executablePath === undefined) throw new Error('Chromium is missing');
  const path = join(folder, 'verifier.html');
  await writeFile(path, html);
  const browser = stack.use(await chromium.launch({ args: ['--no-sandbox'], executablePath }));
  const page = await browser.newPage({ offline: true });
  const results = page.locator('.result');

  async function check(files: readonly Uint8Array[]): Promise<boolean[]> {
    await page.goto(pathToFileURL(path).href);
    await page.locator('input[type=file]').setInputFiles(
      files.map((file, i) => ({
        name: `${i}.tlog-proof`,
        mimeType: 'text/plain',
        buffer: Buffer.from(file),
      })),
    );
    await results.nth(files.length - 1).waitFor({ timeout: BATCH_MS });
    const classes = await results.evaluateAll((cards) => cards.map((card) => card.className));
    return classes.map((names) => {
      const isGood = names.split(' ').includes('good');
      if (isGood === names.split(' ').includes('bad')) throw new Error(`A result is ${names}`);
      return isGood;
    });
  }

  return {
    name: 'HTML',
    hasMlDsa: true,
    async areProven(files) {
      const verdicts: boolean[] = [];
      for (let from = 0; from < files.length; from += BATCH)
        verdicts.push(...(await check(files.slice(from, from + BATCH))));
      return verdicts;
    },
  };
}
