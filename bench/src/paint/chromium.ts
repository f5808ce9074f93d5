/** How Chromium is started for measurements. CHROMIUM_PATH may name it. */
import type { LaunchOptions } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

export const CHROMIUM = {
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
} satisfies LaunchOptions;
