import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

/** The component tests: real Chromium on the app's sources and styles (docs/testing.md#component-tests). */
export default mergeConfig(
  app,
  defineConfig({
    // A dependency that is found while tests run would load their page again. Those that are not listed are served as they are.
    optimizeDeps: {
      noDiscovery: true,
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-router',
        'react-router/dom',
        'react-hook-form',
        'mediabunny',
        '@tanstack/react-query',
        'radix-ui/*',
        'sonner',
        'zod/mini',
      ],
    },
    // Serves the clips and captions of the fixtures.
    publicDir: '../fixtures',
    test: {
      name: 'components',
      include: ['src/**/*.test.tsx'],
      setupFiles: [
        '../scripts/vitest/fail-on-noise.ts',
        '../scripts/vitest/stop-fake-time.ts',
        'src/testing/app-styles.ts',
        'src/testing/load-texts.ts',
      ],
      restoreMocks: true,
      // Each file would load the app's modules again. The fixtures undo what a test leaves.
      isolate: false,
      maxWorkers: 2,
      // The first test of a file sometimes finds an empty page, as long as it waits: once in some hundred files, and never
      // when it is looked for. Its cause is not known.
      retry: 1,
      // Limits end only what hangs: on a busy machine everything takes many times as long.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: {
            executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
            args: ['--no-sandbox', '--disable-gpu'],
          },
          contextOptions: { locale: 'en-GB', colorScheme: 'light', reducedMotion: 'reduce' },
          actionTimeout: 60_000,
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
