import { defineConfig } from 'vitest/config';

/**
 * A third of the time went into reading the same modules again for each file. Ours keep no state of
 * their own that one file could leave to the next.
 */
const sharing = { pool: 'forks', maxWorkers: 2, isolate: false } as const;

const shared = { setupFiles: ['scripts/vitest/fail-on-noise.ts'], restoreMocks: true, ...sharing };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,server,web,bench,scripts}/**/*.test.ts'],
          // Hashing a password or starting the app takes its time on a busy machine.
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
