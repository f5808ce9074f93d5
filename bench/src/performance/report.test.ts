import { expect, it } from 'vitest';
import type { Sample } from '../measure.ts';
import { writeReport } from './report.ts';

const sample = (cpuMicros: number): Sample => ({ perSecond: 900, p99: 5, cpuMicros });
const contenders = ['SQLite', 'PostgreSQL'].map((name) => ({
  name,
  pids: [],
  measure: () => Promise.resolve(sample(0)),
}));

function reportOf(sqlite: readonly number[]): string {
  const samples = [sqlite.map(sample), [400, 600, 1_400].map(sample)];
  const names = ['dashboard', 'list of trainees'];
  return writeReport({
    machine: { cores: 2, processor: 'CPU', memoryGib: 4, node: '24.0.0', isPinned: true },
    rounds: 3,
    seconds: 4,
    trainees: 100_000,
    rows: names.map((name) => ({ name, contenders, samples })),
    engines: [
      {
        engine: 'SQLite',
        logins: [{ perSecond: 95, cpuMicros: 12_000, othersP99: 9 }],
        startMs: [700, 900, 800],
        idle: { residentMib: 140.4, anonymousMib: 79.6 },
      },
    ],
  });
}

it('has medians with the least and the greatest value, and ratios of the same round', () => {
  const report = reportOf([200, 300, 350]);
  expect(report).toContain('| dashboard | SQLite | 300 (200–350) |  | 900 (900–900) | 5 (5–5) |');
  expect(report).toContain('| dashboard | PostgreSQL | 600 (400–1400) | 2.00 (2.00–4.00) |');
  expect(report).toContain('| SQLite | 95 (95–95) | 12.0 (12.0–12.0) | 9.0 (9.0–9.0) | 140 | 80 |');
  expect(report).toContain('No call is above its limit.');
});

it('names the calls above their limits; a page of a list has another', () => {
  expect(reportOf([600, 600, 600])).toContain('Above its limit: dashboard on SQLite.');
});
