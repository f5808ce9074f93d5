import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { DESKTOP, type Device } from './browser.ts';
import { listenToNoise, type Noise, reportPolicyViolations } from './noise.ts';
import type { ReachedPortal } from './portal.ts';

/** How long a screen may take to show what it should, on a busy machine. */
const PATIENCE_MS = 15_000;

/** Somebody in front of a browser of their own. */
export interface Visitor extends AsyncDisposable {
  readonly device: Device;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly noise: Noise;
  /** Opens a path of the portal by typing its address. */
  open(path: string): Promise<void>;
  /** Clicks, or taps where there is no mouse. */
  press(target: Locator): Promise<void>;
  /** Waits until it is seen, the first one if there are several. */
  see(...targets: readonly (Locator | string)[]): Promise<void>;
  /** Waits until the address is this path. */
  arriveAt(path: string): Promise<void>;
  /** Another tab of the same browser; what is done with the visitor it returns is done there. */
  openTab(): Promise<Visitor>;
}

interface VisitorOptions {
  readonly device?: Device;
  /** Unless said, phones move and desktops do not: every journey on both has been made both ways. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Disposing of the visitor closes the browser's window and throws if anything complained. */
export async function visit(
  browser: Browser,
  { origin }: ReachedPortal,
  {
    device = DESKTOP,
    reducedMotion = device.isTouched ? 'no-preference' : 'reduce',
  }: VisitorOptions = {},
): Promise<Visitor> {
  const { width, height, isTouched } = device;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    hasTouch: isTouched,
    isMobile: isTouched,
    colorScheme: 'light',
    locale: 'en-GB',
    reducedMotion,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const noise = listenToNoise(context, origin);
  await reportPolicyViolations(context);
  return inTab(await context.newPage(), { device, context, noise }, async () => {
    await context.close();
    noise.check();
  });
}

type Window = Pick<Visitor, 'device' | 'context' | 'noise'>;

function inTab(page: Page, window: Window, close: () => Promise<void>): Visitor {
  const { device, context } = window;
  return {
    ...window,
    page,
    async open(path) {
      await page.goto(path);
    },
    async press(target) {
      if (device.isTouched) await target.tap();
      else await target.click();
    },
    async see(...targets) {
      for (const target of targets) {
        const locator = typeof target === 'string' ? page.getByText(target) : target;
        const waiting = locator.filter({ visible: true }).first().waitFor();
        await waiting.catch((error: unknown) => tellScreen(page, error));
      }
    },
    async arriveAt(path) {
      await page.waitForURL((url) => url.pathname + url.search === path);
    },
    async openTab() {
      const tab = await context.newPage();
      return inTab(tab, window, () => tab.close());
    },
    [Symbol.asyncDispose]: close,
  };
}

/** What was there instead is the first thing one wants to know. */
async function tellScreen(page: Page, error: unknown): Promise<never> {
  const words = await page.locator('body').innerText();
  throw new Error(`Not seen at ${page.url()}, which says:\n${words}`, { cause: error });
}
