/** Gives a page the window and the pointer of another device. Playwright itself only changes the size. */
import type { CDPSession, Page } from '@playwright/test';
import type { Device } from './devices.ts';

/** The protocol session of each page. The emulation ends with it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
/** Whether a page is emulated as touched; absent for a page that was not changed. */
const touched = new WeakMap<Page, boolean>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known !== undefined) return known;
  const opened = page.context().newCDPSession(page);
  sessions.set(page, opened);
  return opened;
}

/**
 * Gives the page the size and the pointer of the device: a finger, or no touch. Playwright does not know the size: the
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

/** The highest window in pixels: a longer list shows the same rows again. */
const HEIGHT_MAX = 5_000;

/**
 * Gives the page a window of the width of the device that is as high as the page, and returns that window. Playwright's
 * own picture of a whole page would be drawn for a mouse.
 */
export async function emulateWhole(page: Page, device: Device): Promise<Device> {
  const height = await page.evaluate(() => {
    scrollTo(0, 0);
    // Dialogs and toasts are placed in the window, and the page behind a dialog does not scroll.
    const placed = '[role="dialog"], [role="alertdialog"], [data-sonner-toast]';
    const isPlaced = document.querySelector(placed) !== null;
    return isPlaced ? innerHeight : Math.max(document.documentElement.scrollHeight, innerHeight);
  });
  const whole = { ...device, height: Math.min(height, HEIGHT_MAX) };
  await emulateDevice(page, whole);
  return whole;
}

/**
 * Takes a picture of an emulated window, as WebP. A picture by Playwright would have the size that Playwright knows.
 */
export async function capture(page: Page, device: Device, quality: number): Promise<Buffer> {
  const { width, height } = device;
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'webp', quality },
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Removes all entries but the shown page from the history. */
export async function forgetHistory(page: Page): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Page.resetNavigationHistory');
}
