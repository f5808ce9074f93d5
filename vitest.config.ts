import { defineConfig } from 'vitest/config';

const shared = { setupFiles: ['scripts/vitest/fail-on-noise.ts'], restoreMocks: true };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,server,web,bench,scripts}/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: 2,
          // A third of the time went into reading the same modules again for each file. Ours keep no
          // state of their own, so there is nothing that one file could leave to the next.
          isolate: false,
          // Hashing a password or starting the app takes its time on a busy machine.
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/src/**/*.journey.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
