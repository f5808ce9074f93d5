import type { Device } from '@portal/contract/devices';

/** Longer ones are made by programs, and are not examined. */
const USER_AGENT_MAX = 500;

/** In this order, because each browser also names those that it descends from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.+ Safari\//, 'Safari'],
];
/** Android before Linux, and iOS before macOS, which their browsers name too. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * The browser and its system by the header `user-agent`, as they are stored: one of a fixed number of texts, which
 * {@link readDevice} reads. Null if neither is known. A client can send any header, so this describes a session and
 * proves nothing.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent.length > USER_AGENT_MAX) return null;
  const nameIn = (list: typeof BROWSERS) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const device: Device = { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
  return device.browser === null && device.system === null ? null : JSON.stringify(device);
}

export const readDevice = (stored: string | null): Device | null =>
  stored === null ? null : (JSON.parse(stored) as Device);
