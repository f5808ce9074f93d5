import { expect, test, vi } from 'vitest';
import { createReport } from './report.mjs';

const runOf = (...tests: [fullName: string, status: string][]) => ({
  testResults: [
    {
      name: 'rooms.test.ts',
      status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
      message: '',
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
    },
  ],
});

function conclusionOf(report: ReturnType<typeof createReport>) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const exitCode = report.conclude();
  const lines = written.mock.calls.map(([line]) => String(line));
  return { exitCode, lines, last: lines.at(-1) };
}

test('sums runs and checks', () => {
  const report = createReport();
  report.pass();
  report.addRun('sqlite', runOf(['a', 'passed'], ['b', 'passed']), 0);
  report.addRun('postgres', runOf(['a', 'passed']), 0);
  expect(conclusionOf(report)).toMatchObject({
    exitCode: 0,
    last: '4 passed, 0 failed, 0 skipped\n',
  });
});

test('a test skipped in one run and run in another was not skipped', () => {
  const report = createReport();
  report.addRun('sqlite', runOf(['a', 'pending'], ['b', 'pending'], ['c', 'todo']), 0);
  report.addRun('postgres', runOf(['a', 'passed']), 0);
  report.skip('journeys');
  const { lines, last } = conclusionOf(report);
  expect(last).toBe('1 passed, 0 failed, 3 skipped\n');
  expect(lines).toContain('skipped: rooms.test.ts > b\n');
  expect(lines).toContain('skipped: journeys\n');
});

test('a failed test is one failure and named with its run', () => {
  const report = createReport();
  report.addRun('postgres', runOf(['a', 'failed'], ['b', 'passed']), 1);
  const { exitCode, lines, last } = conclusionOf(report);
  expect(exitCode).toBe(1);
  expect(last).toBe('1 passed, 1 failed, 0 skipped\n');
  expect(lines).toContain('failed: postgres: rooms.test.ts > a\n');
});

test('a file that does not load, an error outside tests and an empty run are failures', () => {
  const unloadable = createReport();
  unloadable.addRun('sqlite', runOf(['a', 'passed']), 0);
  const broken = { name: 'x.test.ts', status: 'failed', message: 'no', assertionResults: [] };
  unloadable.addRun('postgres', { testResults: [broken] }, 1);
  expect(conclusionOf(unloadable).exitCode).toBe(1);

  const rejecting = createReport();
  rejecting.addRun('sqlite', runOf(['a', 'passed']), 1);
  expect(conclusionOf(rejecting).last).toBe('1 passed, 1 failed, 0 skipped\n');

  const empty = createReport();
  empty.addRun('sqlite', { testResults: [] }, 0);
  expect(conclusionOf(empty).last).toBe('0 passed, 1 failed, 0 skipped\n');
});

test('a run without tests is not a success', () => {
  expect(conclusionOf(createReport()).exitCode).toBe(1);
});
