/** How Chromium is started for the journeys and for the gallery. `npm test` and `npm run gallery` set CHROMIUM_PATH. */
import type { LaunchOptions } from '@playwright/test';

export const CHROMIUM: LaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Pages live for seconds: optimizing their code costs more CPU time than it saves.
    '--js-flags=--no-maglev,--no-opt,--single-threaded',
  ],
};
