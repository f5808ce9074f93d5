import { expect, test } from 'vitest';
import { asRunResult } from './journeys.mjs';
import { createReport } from './report.mjs';

const specOf = (title: string, status: string) => ({ title, tests: [{ status }] });

const RUN = {
  suites: [
    {
      title: 'chat.journey.ts',
      file: 'chat.journey.ts',
      specs: [specOf('top level', 'expected')],
      suites: [
        {
          title: 'on a phone',
          file: 'chat.journey.ts',
          specs: [
            specOf('fails', 'unexpected'),
            specOf('passes only when repeated', 'flaky'),
            specOf('is left out', 'skipped'),
          ],
        },
      ],
    },
  ],
  errors: [],
};

test('each test counts by its full name, and one that passed only on repetition counts as failed', () => {
  const report = createReport();
  report.addRun('journeys', asRunResult(RUN), 1);
  expect(report.totals()).toEqual({
    passed: 1,
    failed: [
      'journeys: e2e/src/chat.journey.ts > on a phone fails',
      'journeys: e2e/src/chat.journey.ts > on a phone passes only when repeated',
    ],
    skipped: ['e2e/src/chat.journey.ts > on a phone is left out'],
  });
});

test('an error outside the tests is a failure, and so is a run without tests', () => {
  const broken = createReport();
  broken.addRun('journeys', asRunResult({ ...RUN, errors: [{ message: 'no such module' }] }), 1);
  expect(broken.totals().failed).toContain('journeys: e2e no such module');
  const empty = createReport();
  empty.addRun('journeys', asRunResult({ suites: [], errors: [] }), 0);
  expect(empty.totals().failed).toEqual(['journeys: no test was found']);
});
