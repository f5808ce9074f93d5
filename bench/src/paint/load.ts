/** Loads a page in a new browser as a phone does, and measures what its user sees. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import type { MeasuredPage } from './pages.ts';
import { countTraffic, type Traffic } from './traffic.ts';

export interface Conditions {
  /** Time of a round trip in ms. */
  readonly latencyMs: number;
  readonly bytesPerSecond: number;
  /** How many times slower than this machine. */
  readonly cpuSlowdown: number;
}

export interface Load extends Traffic {
  /** Milliseconds from the request to the first text. */
  readonly readable: number;
  /** Milliseconds from the request until the page shows what it is for. */
  readonly usable: number;
  /** Milliseconds of the largest contentful paint. */
  readonly largest: number;
  /** The sum of layout shifts without input. */
  readonly shift: number;
  /** Milliseconds of the slowest answer to a key or click. */
  readonly interaction: number;
  /** The event and the element of this answer. */
  readonly slowest: string;
}

/** The figures of `observe.js`. */
type Seen = Pick<Load, 'readable' | 'largest' | 'shift' | 'interaction' | 'slowest'>;

/** The window of a usual phone. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const LIMIT_MS = 60_000;
/** A short tap of a person. */
const FINGER_MS = 60;

export async function loadPage(
  browser: Browser,
  {
    origin,
    page: measured,
    conditions,
  }: { origin: string; page: MeasuredPage; conditions: Conditions },
): Promise<Load> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: origin,
    ...(measured.session && { storageState: stateOf(origin, measured.session) }),
  });
  const { path, html } = measured;
  if (html !== undefined)
    await context.route(path, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  try {
    return await measure(context, measured, conditions);
  } finally {
    await context.close();
  }
}

async function measure(
  context: BrowserContext,
  { path, usable: [role, name] }: MeasuredPage,
  conditions: Conditions,
): Promise<Load> {
  await context.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const traffic = await countTraffic(devTools);
  await slowDown(devTools, conditions);
  await page.goto(path, { waitUntil: 'commit', timeout: LIMIT_MS });
  // The frame of toasts is empty.
  await page.getByRole(role, { name }).first().waitFor({ state: 'attached', timeout: LIMIT_MS });
  const usable = await page.evaluate<number>('performance.now()');
  await page.waitForLoadState('networkidle', { timeout: LIMIT_MS });
  await interact(page, devTools);
  const seen = await page.evaluate<Seen>('paintFigures()');
  return { ...seen, usable, ...traffic() };
}

/** The buttons that open something, on the pages that have them. */
const OPENERS = [
  /^Theme$/,
  /^Open navigation/,
  /^Notifications/,
  /^(New Company|Add Trainee|Ask for Help)$/,
];

/** Moves the focus by keys, types, switches the theme, and opens and closes menus, drawers and dialogs, each twice. */
async function interact(page: Page, devTools: CDPSession): Promise<void> {
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
  const field = page.getByRole('textbox').first();
  if (await field.isVisible()) await field.pressSequentially('abc');
  const theme = page.getByRole('button', { name: /.theme/i }).first();
  if (await theme.isVisible()) await tap(theme, devTools);
  for (const name of [...OPENERS, ...OPENERS]) {
    const opener = page.getByRole('button', { name }).first();
    if (!(await opener.isVisible())) continue;
    await tap(opener, devTools);
    const opened = page.getByRole('menu').or(page.getByRole('dialog'));
    await opened.waitFor();
    await page.evaluate('nextFrames()');
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
  }
  await page.evaluate('nextFrames()');
}

/** Touches the middle of the element for as long as a finger does. */
async function tap(locator: Locator, devTools: CDPSession): Promise<void> {
  // Waits until it can be tapped.
  await locator.tap({ trial: true });
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The element to be tapped is hidden.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(FINGER_MS);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function slowDown(
  devTools: CDPSession,
  { latencyMs, bytesPerSecond, cpuSlowdown }: Conditions,
): Promise<void> {
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

export function stateOf(origin: string, { token, user }: Session) {
  const localStorage = [
    { name: 'user', value: JSON.stringify(user) },
    { name: 'authToken', value: token },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
