/** Gives a page the window and the pointer of another device. Playwright itself only changes the size. */
import type { CDPSession, Page } from '@playwright/test';
import type { Device } from './devices.ts';

/** One for each page. The emulation ends with its session. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known !== undefined) return known;
  const opened = page.context().newCDPSession(page);
  sessions.set(page, opened);
  return opened;
}

/** The page has the size of the device, and its pointer: a finger, or no touch. */
export async function emulateDevice(page: Page, device: Device): Promise<void> {
  const { width, height, isTouched } = device;
  const session = await sessionOf(page);
  await page.setViewportSize({ width, height });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height, screenWidth: width, screenHeight: height },
    deviceScaleFactor: 1,
    mobile: isTouched,
  });
}
