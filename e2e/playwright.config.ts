import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './src/harness/chromium.ts';

// Chromium finds files by names that are not ASCII, such as that of the checkout's folder, whatever the language of the machine.
process.env['LC_ALL'] = 'C.UTF-8';

/** Files that wait for playing videos most of the time. They start first, so that none is left for the end. */
const FILMS = ['**/video-links.journey.ts', '**/watching.journey.ts'];

/** The journeys in Chromium. Traces of failed tests are kept in `e2e/results`. */
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
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    colorScheme: 'light',
    locale: 'en-GB',
    // Without pictures of each step: taking them costs time, and the security policy refuses how blobs are read.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
