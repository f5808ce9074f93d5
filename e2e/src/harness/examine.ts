import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { PHONE, SMALL_PHONE } from './browser.ts';
import type { Visitor } from './visitor.ts';

/** WCAG 2.2 AA, and what axe holds for good practice. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A theme changes colours and nothing else: what does not look at colours is asked once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const THEMES = [
  { theme: 'light', rules: { type: 'tag', values: EVERY_RULE } },
  { theme: 'dark', rules: { type: 'rule', values: COLOUR_RULES } },
] as const;

/**
 * Looks at the screen as it is now, in light and in dark: axe finds nothing, nothing has to be
 * scrolled sideways, on a phone not on the smallest either. Kept as pictures in the folder
 * E2E_SCREENSHOTS, if that is set.
 */
export async function examine({ page, device }: Visitor, screen: string): Promise<void> {
  const problems: string[] = [];
  for (const { theme, rules } of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await untilAtRest(page);
    const found = [
      ...(await sidewaysScroll(page, device.width)),
      ...(await lastingFindings(page, rules)),
    ];
    problems.push(...found.map((problem) => `${screen}, ${device.name}, ${theme}: ${problem}`));
    await keepPicture(page, `${screen}-${device.width}-${theme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (device === PHONE) problems.push(...(await onSmallPhone(page, screen)));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The same page made narrower: what is to be seen there is only whether it fits. */
async function onSmallPhone(page: Page, screen: string): Promise<string[]> {
  const { name, width, height } = SMALL_PHONE;
  await page.setViewportSize({ width, height });
  await untilAtRest(page);
  const found = await sidewaysScroll(page, width);
  await keepPicture(page, `${screen}-${width}-light`);
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  return found.map((problem) => `${screen}, ${name}: ${problem}`);
}

/** Colours between two states are nobody's choice: waits for every animation that has an end. */
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
  // Once for each document: reading half a megabyte of script costs more than a look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'],
    iframes: false,
  };
  const violations = await page.evaluate(async (asked) => {
    const inPage: typeof axe = Reflect.get(globalThis, 'axe');
    return (await inPage.run(document, asked)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

async function sidewaysScroll(page: Page, width: number): Promise<string[]> {
  const { scrollWidth, widest } = await page.evaluate((available) => {
    const { scrollWidth } = document.documentElement;
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > available + 1,
    );
    // The outermost: what is inside was only taken along.
    return { scrollWidth, widest: beyond[0]?.outerHTML.slice(0, 200) ?? '' };
  }, width);
  return scrollWidth > width ? [`${scrollWidth} px wide on ${width} px: ${widest}`] : [];
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
