import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import { untilAtRest } from './at-rest.ts';
import { type Device, LOW_DESKTOP, SMALL_PHONE } from './devices.ts';
import { capture, emulateDevice, emulateWhole } from './emulation.ts';
import { findSizeProblems } from './page-size.ts';
import type { Visitor } from './visit.ts';

const AXE = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules of WCAG 2.2 AA and the good practices of axe. */
const EVERY_RULE = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

/** A theme changes only colours, so rules that ignore colours run in one theme. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** The WebP quality of the kept pictures: at this value texts have no visible faults. */
const QUALITY = 90;

type Rules = typeof EVERY_RULE | typeof COLOUR_RULES;

/** Further window sizes in which the size of a screen is checked. */
const SMALLER_WINDOWS = { mouse: [LOW_DESKTOP], touch: [SMALL_PHONE] };

interface Thoroughness {
  /** Examines every window size in both themes. By default wide windows are light and narrow ones dark. */
  readonly inBothThemes: boolean;
}

/** Looks at the screen as it is now in the windows of its device, and keeps pictures in E2E_SCREENSHOTS, if set. */
export async function examine(
  visitor: Visitor,
  screen: string,
  { inBothThemes }: Thoroughness = { inBothThemes: false },
): Promise<void> {
  const { page, device } = visitor;
  const { alsoExaminedAs: other } = device;
  const isThorough = inBothThemes || Boolean(process.env['E2E_SCREENSHOTS']);
  const resize = other ? emulateDevice : resizeWindow;
  const problems: string[] = [];
  for (const window of other ? [other, device] : [device]) {
    if (other) await emulateDevice(page, window);
    const isSecond = window === other;
    problems.push(...(await examineWindow(page, { window, screen, isThorough, isSecond })));
    problems.push(...(await inSmallerWindows(page, { window, screen, resize })));
  }
  await resize(page, device);
  await page.emulateMedia({ colorScheme: 'light' });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

interface Look {
  readonly window: Device;
  readonly screen: string;
  readonly isThorough: boolean;
  /** Whether the page is examined in the window of its own device too. */
  readonly isSecond: boolean;
}

/** Fails if axe finds something, or if the page is larger than its content. */
async function examineWindow(page: Page, look: Look): Promise<string[]> {
  const { window, screen, isThorough, isSecond } = look;
  const { name, width, isTouched } = window;
  const [theme, otherTheme] = isTouched
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  const looks = [
    // All rules run in the window of the device. `every-screen.journey.ts` examines the parts of wide windows.
    { theme, rules: isSecond && !isThorough ? COLOUR_RULES : EVERY_RULE },
    { theme: otherTheme, rules: COLOUR_RULES },
  ];
  const problems: string[] = [];
  for (const { theme, rules } of looks.slice(0, isThorough ? 2 : 1)) {
    await page.emulateMedia({ colorScheme: theme });
    await untilAtRest(page);
    const found = [
      ...(await findSizeProblems(page, width)),
      ...(await lastingFindings(page, rules)),
    ];
    problems.push(...found.map((problem) => `${screen}, ${name}, ${theme}: ${problem}`));
    await keepPicture(page, window, `${screen}-${width}-${theme}`);
  }
  return problems;
}

const resizeWindow = (page: Page, { width, height }: Device) =>
  page.setViewportSize({ width, height });

interface Resizing {
  readonly window: Device;
  readonly screen: string;
  readonly resize: (page: Page, device: Device) => Promise<void>;
}

/** Smaller windows: only the size of the page is checked. */
async function inSmallerWindows(page: Page, { window, screen, resize }: Resizing) {
  const problems: string[] = [];
  for (const smaller of SMALLER_WINDOWS[window.isTouched ? 'touch' : 'mouse']) {
    const { name, width, height } = smaller;
    await resize(page, smaller);
    await untilAtRest(page);
    const found = await findSizeProblems(page, width);
    problems.push(...found.map((problem) => `${screen}, ${name}: ${problem}`));
    await keepPicture(page, smaller, `${screen}-${width}x${height}`);
  }
  return problems;
}

/** Findings on a toast that is fading out are ignored; a real fault is also found while it is at rest. */
async function lastingFindings(page: Page, rules: Rules): Promise<string[]> {
  const found = await axeFindings(page, rules);
  if (found.length === 0) return found;
  await untilAtRest(page);
  return axeFindings(page, rules);
}

async function axeFindings(page: Page, { type, values }: Rules): Promise<string[]> {
  // Once for each document: reading half a megabyte of script takes longer than a look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(await AXE);
    await page.evaluate(rememberColours);
  }
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

/** Caches computed colours: a page has few, and axe computes them again for each text. Runs in the page. */
function rememberColours(): void {
  interface Colour {
    r: number;
    g: number;
    b: number;
    alpha: number;
    parseString(text: string): Colour;
  }
  // The types of axe do not describe this part.
  const prototype: Colour = Reflect.get(globalThis, 'axe').commons.color.Color.prototype;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function parseOnce(text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Keeps a picture of the whole page. The page must have the window of this device. */
export async function keepPicture(page: Page, device: Device, name: string): Promise<void> {
  const folder = process.env['E2E_SCREENSHOTS'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.webp`;
  const whole = await emulateWhole(page, device);
  await untilAtRest(page);
  await writeFile(join(folder, file), await capture(page, whole, QUALITY));
  await emulateDevice(page, device);
}
