import { expect, it } from 'vitest';
import type { Sample } from '../measure.ts';
import { type EngineFigures, writeReport } from './report.ts';

const sample = (perSecond: number): Sample => ({ perSecond, p99: 5, cpuMicros: 100 });

const NAMES = [
  'dashboard',
  'module page',
  'rooms',
  'conversation',
  'unread messages, unchanged',
  'send',
];

function reportOf(bare: number): string {
  const contenders = ['portal', 'bare', 'another'].map((name) => ({
    name,
    pids: [],
    measure: () => Promise.resolve(sample(0)),
  }));
  const figures: EngineFigures = {
    engine: 'SQLite',
    durability: 'Safe after each answer.',
    syncMs: 0.4,
    rows: NAMES.map((name) => ({
      name,
      bytes: 18,
      contenders,
      samples: [
        [900, 1_000, 1_200].map(sample),
        [bare, bare, bare].map(sample),
        [500, 500, 500].map(sample),
      ],
    })),
    chat: [{ sender: 'portal', idle: [4, 5, 6], meanwhile: [8, 15, 18], ranges: [900, 950, 990] }],
    redirects: { read: 512.4, written: 1_100.2 },
    logins: [{ perSecond: 95, cpuMicros: 12_000, othersP99: 9 }],
    people: 100_000,
    startMs: [700, 900, 800],
    idle: { residentMib: 140.4, anonymousMib: 79.6 },
    waits: { count: 1_200, meanMs: 0.25, overMs: [[1, 0.021]] },
  };
  const machine = { cores: 2, processor: 'CPU', memoryGib: 4, node: '24.0.0', isPinned: true };
  return writeReport({ machine, rounds: 3, seconds: 4, engines: [figures] });
}

it('has the medians with the least and the greatest value, and ratios of the same round', () => {
  const report = reportOf(2_000);
  expect(report).toContain(
    '| rooms | 18 | 1000 (900–1200) | 5 (5–5) | 100 (100–100) | 2000 (2000–2000) | 0.50 (0.45–0.60) |',
  );
  expect(report).toContain(
    '| rooms | another | 1000 (900–1200) | 500 (500–500) | 2.00 (1.80–2.40) |',
  );
  expect(report).toContain(
    '| 95 (95–95) | 12.0 (12.0–12.0) | 9.0 (9.0–9.0) | 140 | 80 | 0.80 (0.70–0.90) |',
  );
  expect(report).toContain('| portal | 5.0 (4.0–6.0) | 15.0 (8.0–18.0) | 3.00 (2.00–3.00) |');
  expect(report).toContain('2.0 times as many answers');
  expect(report).toContain('1,200 times and waited 0.25 ms in\nthe mean: 2.1 % longer than 1 ms.');
  expect(report).toContain('gives out first is the line, by video');
});

it('says where the load may have been the limit', () => {
  expect(reportOf(1_000)).toContain('may have been the limit of: dashboard, module page');
});
