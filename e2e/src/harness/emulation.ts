/** Gives a page the window and the pointer of another device. Playwright itself only changes the size. */
import type { CDPSession, Page } from '@playwright/test';
import type { Device } from './devices.ts';

/** One for each page. The emulation ends with its session. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
/** Whether the pages are touched at the moment, where it was changed. */
const touched = new WeakMap<Page, boolean>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known !== undefined) return known;
  const opened = page.context().newCDPSession(page);
  sessions.set(page, opened);
  return opened;
}

/**
 * The page has the size of the device, and its pointer: a finger, or no touch. Playwright does not know the size: the
 * page must have that of its own device again before the journey goes on.
 */
export async function emulateDevice(page: Page, device: Device): Promise<void> {
  const { width, height, isTouched } = device;
  const session = await sessionOf(page);
  if (touched.get(page) !== isTouched)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  touched.set(page, isTouched);
  // One change for size and pointer: each draws the page again.
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height, screenWidth: width, screenHeight: height },
    deviceScaleFactor: 1,
    mobile: isTouched,
  });
}

interface Capture {
  readonly width: number;
  readonly height: number;
  /** Percent, of WebP. */
  readonly quality: number;
}

/** A picture of the page from its top, also beyond the window. Playwright's own would draw it in the size it knows. */
export async function capture(page: Page, { width, height, quality }: Capture): Promise<Buffer> {
  const session = await sessionOf(page);
  // Drawing beyond the window resizes the page for a moment, which starts animations of dialogs again.
  const captureBeyondViewport = height > (await page.evaluate(() => innerHeight));
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'webp', quality, captureBeyondViewport },
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Nothing is before the page that is shown. */
export async function forgetHistory(page: Page): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Page.resetNavigationHistory');
}
