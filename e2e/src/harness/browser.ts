import { type Browser, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let launched: Promise<Browser> | undefined;

/**
 * One browser for all journeys of a test process, which ends with it. What they must not share,
 * storage and permissions, belongs to each visitor's own context.
 */
export function sharedBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: FLAGS,
  });
  return launched;
}

/** What a screen is held in: its size in CSS pixels, and whether it is touched or clicked. */
export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isTouched: boolean;
}

export const DESKTOP: Device = { name: 'desktop', width: 1280, height: 800, isTouched: false };
export const PHONE: Device = { name: 'phone', width: 390, height: 844, isTouched: true };
/** Browsers that leave a page less height: with more bars, or with the keyboard of the screen. */
export const LOW_DESKTOP: Device = { ...DESKTOP, name: 'low desktop', height: 600 };
export const LOW_PHONE: Device = { ...PHONE, name: 'low phone', height: 700 };
export const SMALL_PHONE: Device = {
  name: 'small phone',
  width: 320,
  height: 640,
  isTouched: true,
};
