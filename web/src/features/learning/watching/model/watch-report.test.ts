import { expect, it } from 'vitest';
import { toWatchReport } from './watch-report.ts';

const report = { timeSpent: 40, position: 10, watchedTo: 30, videoId: 7 };

it('reads a kept report', () => {
  expect(toWatchReport(report)).toEqual(report);
});

it('reads a report that was kept before reports had a furthest second', () => {
  const { watchedTo: _, ...earlier } = report;
  expect(toWatchReport(earlier)).toEqual({ ...report, watchedTo: 40 });
});

it.each([
  null,
  'text',
  {},
  { ...report, timeSpent: -1 },
  { ...report, position: null },
  { ...report, watchedTo: '30' },
  { ...report, videoId: 7.5 },
])('takes %j for no report', (value) => {
  expect(toWatchReport(value)).toBeNull();
});
