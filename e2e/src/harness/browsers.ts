/**
 * The browser contexts of a worker process. A new one starts processes, and loads and compiles the web app. So a
 * context that a test has not changed for good is emptied and given to a later test with the same portal and kind of
 * device.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { makeToastsStay } from '../../../web/src/testing/lasting-toasts.ts';
import type { Device } from './devices.ts';
import { forgetHistory } from './emulation.ts';
import { followLiveSockets, type LiveSockets } from './live-sockets.ts';
import { listenToNoise, type Noise, reportPolicyViolations } from './noise.ts';

/** The number of unused contexts that are kept; journeys rarely have more at the same time. */
const IDLE_MAX = 3;
/** A document of the portal that runs no script. */
const BLANK = '/favicon.svg';
/** Methods with an effect that lasts as long as the context. */
const LASTING = ['addInitScript', 'exposeFunction', 'exposeBinding', 'routeWebSocket'];
const LASTING_IN_CONTEXT = [...LASTING, 'on', 'addCookies', 'grantPermissions', 'setOffline'];
const LASTING_IN_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];
/** Events of a page that journeys listen to. */
const EVENTS = ['request', 'requestfinished', 'response', 'websocket', 'dialog', 'download'];

interface Opening {
  readonly origin: string;
  readonly device: Device;
  readonly reducedMotion: 'reduce' | 'no-preference';
  /** The local storage of the portal's pages. */
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
}

export interface OpenBrowser {
  readonly context: BrowserContext;
  /** Its first tab. */
  readonly page: Page;
  readonly noise: Noise;
  readonly live: LiveSockets;
  /** The portal and the settings that a context has from its start. */
  readonly kind: string;
  /** Whether it must not be given to another test. */
  isChanged: boolean;
}

export interface Browsers extends AsyncDisposable {
  open(browser: Browser, opening: Opening): Promise<OpenBrowser>;
  /** Ends the use of a browser by a test and throws its complaints. The browser of a failed test is closed. */
  leave(open: OpenBrowser, test: { readonly hasFailed: boolean }): Promise<void>;
}

export function createBrowsers(): Browsers {
  let origin = '';
  const idle: OpenBrowser[] = [];
  const closeIdle = async () => {
    for (const { context } of idle.splice(0)) await context.close();
  };
  return {
    async open(browser, opening) {
      // The portal of another file has another address.
      if (opening.origin !== origin) await closeIdle();
      origin = opening.origin;
      const kind = kindOf(opening);
      const place = idle.findIndex((each) => each.kind === kind);
      const [known] = place < 0 ? [] : idle.splice(place, 1);
      if (known === undefined) return openNew(browser, opening);
      await prepare(known, opening);
      return known;
    },
    async leave(open, { hasFailed }) {
      const { context, page, noise, kind, isChanged } = open;
      const hasPlace = kind.startsWith(`${origin} `) && idle.length < IDLE_MAX;
      const canBeKept = !hasFailed && !isChanged && !page.isClosed() && hasPlace;
      if (canBeKept && (await empty(open, origin))) idle.push(open);
      else await context.close();
      // The page may complain until it is left.
      noise.check();
    },
    [Symbol.asyncDispose]: closeIdle,
  };
}

function kindOf({ origin, device: { isTouched }, reducedMotion }: Opening): string {
  return `${origin} ${isTouched} ${reducedMotion}`;
}

async function openNew(browser: Browser, opening: Opening): Promise<OpenBrowser> {
  const { origin, device, reducedMotion, localStorage } = opening;
  const { width, height, isTouched } = device;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    hasTouch: isTouched,
    isMobile: isTouched,
    reducedMotion,
    ...(localStorage.length > 0 && {
      storageState: { cookies: [], origins: [{ origin, localStorage: [...localStorage] }] },
    }),
  });
  const noise = listenToNoise(context, origin);
  const live = followLiveSockets(context);
  await reportPolicyViolations(context);
  await context.addInitScript(makeToastsStay);
  const page = await context.newPage();
  const open = { context, page, noise, live, kind: kindOf(opening), isChanged: false };
  const note = () => {
    open.isChanged = true;
  };
  noteCalls(page, LASTING, note);
  noteCalls(context, LASTING_IN_CONTEXT, note);
  noteCalls(context.clock, LASTING_IN_CLOCK, note);
  return open;
}

/** Calls `note` before each call of these methods. */
function noteCalls(target: object, methods: readonly string[], note: () => void): void {
  for (const method of methods) {
    const original = Reflect.get(target, method);
    Reflect.set(target, method, (...args: unknown[]) => {
      note();
      return Reflect.apply(original, target, args);
    });
  }
}

/**
 * Removes the changes of the test, and leaves a page without the web app. Resolves to false if that is not possible,
 * for example because the page follows a link of its own at this moment.
 */
async function empty({ context, page, live }: OpenBrowser, origin: string): Promise<boolean> {
  for (const each of context.pages()) if (each !== page) await each.close();
  for (const event of EVENTS) page.removeAllListeners(event);
  live.follow(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const isLeft = await page.goto(`${origin}${BLANK}`).then(
    () => true,
    () => false,
  );
  if (!isLeft) return false;
  await context.clearCookies();
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
  });
  // The pointer leaves the window, so that it points at no element.
  await page.mouse.move(-1, -1);
  return true;
}

async function prepare({ page, noise }: OpenBrowser, { device, localStorage }: Opening) {
  noise.forget();
  await page.setViewportSize({ width: device.width, height: device.height });
  await page.evaluate((entries) => {
    sessionStorage.clear();
    globalThis.localStorage.clear();
    for (const { name, value } of entries) globalThis.localStorage.setItem(name, value);
  }, localStorage);
  await forgetHistory(page);
}
