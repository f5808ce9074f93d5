import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import type { Browsers, OpenBrowser } from './browsers.ts';
import type { Device } from './devices.ts';
import type { LiveSockets } from './live-sockets.ts';
import type { Noise } from './noise.ts';
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
  /** Waits until the portal can send this tab an event at once. */
  untilLive(): Promise<void>;
}

interface VisitOptions {
  /** The session the browser remembers; signed out if absent. */
  readonly as?: Session;
  /** The test's device if absent. */
  readonly device?: Device;
  /** The test's portal if absent. */
  readonly at?: ReachedPortal;
  /** If absent, pages of phones animate, unless they are examined as pages of desktops too. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Opens a browser context; the test closes it and fails if it reported any noise. */
export type Visit = (options?: VisitOptions) => Promise<Visitor>;

type Opening = VisitOptions & Required<Pick<VisitOptions, 'device' | 'at'>>;

interface Start {
  readonly browser: Browser;
  readonly browsers: Browsers;
}

/** Opens a browser for a visitor. Also returns the data that `browsers` needs at its end. */
export async function openVisitor(
  { browser, browsers }: Start,
  { as, device, at: { origin }, reducedMotion }: Opening,
): Promise<{ readonly visitor: Visitor; readonly open: OpenBrowser }> {
  const animates = device.isTouched && device.alsoExaminedAs === undefined;
  const open = await browsers.open(browser, {
    ...{ origin, device },
    reducedMotion: reducedMotion ?? (animates ? 'no-preference' : 'reduce'),
    localStorage: as === undefined ? [] : rememberedSession(as),
  });
  const { context, page, noise, live } = open;
  const visitor = inTab(page, { device, context, noise, live });
  return { visitor, open };
}

/** The storage in which the web app remembers a session. */
function rememberedSession({ token, user }: Session) {
  return [
    { name: 'user', value: JSON.stringify(user) },
    { name: 'authToken', value: token },
  ];
}

type Browsing = Pick<Visitor, 'device' | 'context' | 'noise'> & { readonly live: LiveSockets };

function inTab(page: Page, { live, ...browser }: Browsing): Visitor {
  return {
    ...browser,
    page,
    untilLive: () => live.untilOpen(page),
    press: (target) => (browser.device.isTouched ? target.tap() : target.click()),
    openTab: async () => inTab(await browser.context.newPage(), { ...browser, live }),
  };
}
