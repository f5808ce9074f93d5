/** The windows and the themes in which pictures are taken. */
import type { Page } from '@playwright/test';
import { untilAtRest } from '../harness/at-rest.ts';
import type { Device } from '../harness/devices.ts';
import { emulateDevice, emulateWhole } from '../harness/emulation.ts';

export const THEMES = ['light', 'dark', 'forced colours'] as const;
type Theme = (typeof THEMES)[number];

export interface View {
  readonly device: Device;
  readonly theme: Theme;
}

const device = (width: number, height: number): Device => ({
  ...{ name: `${width} px`, width, height },
  isTouched: width < 1_024,
});

export const DEVICES: readonly Device[] = [
  device(320, 640),
  device(390, 844),
  device(768, 1_024),
  device(1_280, 800),
  device(1_920, 1_080),
];

/** Each window in each theme. All themes of a window follow each other: another size costs more than other colours. */
export const EVERY_VIEW: readonly View[] = DEVICES.flatMap((device) =>
  THEMES.map((theme) => ({ device, theme })),
);

/** Where a state or a name is most likely to go wrong: with the least width, and where tables are tables. */
export const FEW_VIEWS: readonly View[] = EVERY_VIEW.filter(
  ({ device: { width }, theme }) => theme === 'light' && [320, 1_280].includes(width),
);

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** Shows the page in this theme, in a window that is as high as the page, and returns that window once nothing moves. */
export async function showWhole(page: Page, { device, theme }: View): Promise<Device> {
  await emulateDevice(page, device);
  await page.emulateMedia(MEDIA[theme]);
  await untilAtRest(page);
  const whole = await emulateWhole(page, device);
  await untilAtRest(page);
  return whole;
}
