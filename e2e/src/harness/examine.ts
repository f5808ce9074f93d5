import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import { type Device, LOW_DESKTOP, LOW_PHONE, SMALL_PHONE } from './devices.ts';
import { findSizeProblems } from './page-size.ts';
import type { Visitor } from './visit.ts';

const AXE = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 AA, and what axe considers good practice. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A theme changes colours and nothing else: what does not look at colours is asked once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const THEMES = [
  { theme: 'light', rules: { type: 'tag', values: EVERY_RULE } },
  { theme: 'dark', rules: { type: 'rule', values: COLOUR_RULES } },
] as const;

/** Sizes of window in which a screen is measured besides the device's own. */
const OTHER_WINDOWS = { mouse: [LOW_DESKTOP], touch: [LOW_PHONE, SMALL_PHONE] };

/**
 * Looks at the screen as it is now, in light and in dark: axe finds nothing, and the page is as large as
 * what it shows, in smaller windows as well. Kept as pictures in the folder E2E_SCREENSHOTS, if that is set.
 */
export async function examine({ page, device }: Visitor, screen: string): Promise<void> {
  const problems: string[] = [];
  for (const { theme, rules } of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await untilAtRest(page);
    const found = [
      ...(await findSizeProblems(page, device.width)),
      ...(await lastingFindings(page, rules)),
    ];
    problems.push(...found.map((problem) => `${screen}, ${device.name}, ${theme}: ${problem}`));
    await keepPicture(page, `${screen}-${device.width}-${theme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  problems.push(...(await inOtherWindows(page, device, screen)));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The same page made smaller: what is to be seen there is only whether it fits. */
async function inOtherWindows(page: Page, device: Device, screen: string): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, width, height } of OTHER_WINDOWS[device.isTouched ? 'touch' : 'mouse']) {
    await page.setViewportSize({ width, height });
    await untilAtRest(page);
    const found = await findSizeProblems(page, width);
    problems.push(...found.map((problem) => `${screen}, ${name}: ${problem}`));
    await keepPicture(page, `${screen}-${width}x${height}-light`);
  }
  await page.setViewportSize({ width: device.width, height: device.height });
  return problems;
}

/** Waits for every animation that has an end: the colours between two states are not designed. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    const ending = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((each) => each.finished));
    await document.fonts.ready;
  });
}

/** A toast that fades away while axe looks has colours of its own: what is wrong is so at rest as well. */
async function lastingFindings(page: Page, rules: Rules): Promise<string[]> {
  const found = await axeFindings(page, rules);
  if (found.length === 0) return found;
  await untilAtRest(page);
  return axeFindings(page, rules);
}

type Rules = (typeof THEMES)[number]['rules'];

async function axeFindings(page: Page, { type, values }: Rules): Promise<string[]> {
  // Once for each document: reading half a megabyte of script takes longer than a look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await AXE);
  const options: RunOptions = {
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'],
    // One of the rules above reads the length of media. The default would also read all styles again.
    preload: { assets: ['media'] },
    iframes: false,
  };
  const violations = await page.evaluate(async (asked) => {
    const inPage: typeof Axe = Reflect.get(globalThis, 'axe');
    return (await inPage.run(document, asked)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['E2E_SCREENSHOTS'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  // A picture of the whole page shows what sticks to the window where the window stands.
  await page.evaluate(() => scrollTo(0, 0));
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: true });
}
