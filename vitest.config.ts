import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './scripts/set-up/paths.mjs';

// Also for the processes that tests start, which compile the portal in half of the processor time.
process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE;

// The processes of the tests write numbers and times as in English, whatever the language of the machine.
process.env['LC_ALL'] = 'C.UTF-8';

/**
 * A third of the time went into reading the same modules again for each file. Ours keep no state of
 * their own that one file could leave to the next.
 */
const sharing = { pool: 'forks', maxWorkers: 2, isolate: false } as const;

const shared = {
  setupFiles: ['scripts/vitest/fail-on-noise.ts', 'scripts/vitest/stop-fake-time.ts'],
  restoreMocks: true,
  ...sharing,
};

export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,server,web,bench,scripts}/**/*.test.ts'],
          globalSetup: [
            'scripts/vitest/choose-seed.ts',
            'scripts/vitest/build-server.ts',
            'server/src/testing/migrated-database.ts',
          ],
          setupFiles: [
            ...shared.setupFiles,
            'scripts/vitest/seed-properties.ts',
            'web/src/testing/load-texts.ts',
          ],
          // Limits end only what hangs: on a busy machine everything takes many times as long.
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
