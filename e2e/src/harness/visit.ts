import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import type { Device } from './devices.ts';
import { followLiveSockets } from './live-sockets.ts';
import { listenToNoise, type Noise, reportPolicyViolations } from './noise.ts';
import type { ReachedPortal } from './portal.ts';

/** A user in front of a browser: a context with its own storage, and one of its tabs. */
export interface Visitor {
  readonly device: Device;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly noise: Noise;
  /** Clicks, or taps on a touch screen. */
  press(target: Locator): Promise<void>;
  /** The same browser with another tab. */
  openTab(): Promise<Visitor>;
  /** Waits until the portal can send this browser an event at once. */
  untilLive(): Promise<void>;
}

interface VisitOptions {
  /** The session the browser remembers; signed out if absent. */
  readonly as?: Session;
  /** The test's device if absent. */
  readonly device?: Device;
  /** The test's portal if absent. */
  readonly at?: ReachedPortal;
  /** If absent, pages of phones animate, except where they are examined as those of desktops too. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Opens a browser context; the test closes it and fails if it reported any noise. */
export type Visit = (options?: VisitOptions) => Promise<Visitor>;

type Opening = VisitOptions & Required<Pick<VisitOptions, 'device' | 'at'>>;

export async function openBrowser(
  browser: Browser,
  { as, device, at: { origin }, ...options }: Opening,
): Promise<Visitor> {
  const { width, height, isTouched, alsoExaminedAs } = device;
  const animates = isTouched && alsoExaminedAs === undefined;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    hasTouch: isTouched,
    isMobile: isTouched,
    reducedMotion: options.reducedMotion ?? (animates ? 'no-preference' : 'reduce'),
    ...(as && { storageState: rememberedSession(origin, as) }),
  });
  const noise = listenToNoise(context, origin);
  const { untilOpen } = followLiveSockets(context);
  await reportPolicyViolations(context);
  return inTab(await context.newPage(), { device, context, noise, untilLive: untilOpen });
}

/** The storage in which the web app remembers a session. */
function rememberedSession(origin: string, { token, user }: Session) {
  const localStorage = [
    { name: 'user', value: JSON.stringify(user) },
    { name: 'authToken', value: token },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

type Browsing = Pick<Visitor, 'device' | 'context' | 'noise' | 'untilLive'>;

function inTab(page: Page, browser: Browsing): Visitor {
  return {
    ...browser,
    page,
    press: (target) => (browser.device.isTouched ? target.tap() : target.click()),
    openTab: async () => inTab(await browser.context.newPage(), browser),
  };
}
