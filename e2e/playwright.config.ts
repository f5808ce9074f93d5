import { defineConfig } from '@playwright/test';

/** Files that wait for playing videos most of the time. They start first, so that none is left for the end. */
const FILMS = ['**/video-links.journey.ts', '**/watching.journey.ts'];

/** The journeys in Chromium. `npm test` sets CHROMIUM_PATH; traces of failed tests are kept in `e2e/results`. */
export default defineConfig({
  testDir: 'src',
  projects: [
    { name: 'films', testMatch: FILMS },
    { name: 'screens', testMatch: '**/*.journey.ts', testIgnore: FILMS },
  ],
  outputDir: 'results',
  // One more than two cores, because many tests wait for a video or a timer.
  workers: 3,
  forbidOnly: true,
  // A failed test runs once more for its trace, and stays failed: tracing each test costs a seventh of the CPU time.
  retries: 1,
  failOnFlakyTests: true,
  // Starting a portal and drawing a page take long on a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    colorScheme: 'light',
    locale: 'en-GB',
    // Without pictures of each step: taking them costs time, and the security policy refuses how blobs are read.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
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
    },
  },
});
