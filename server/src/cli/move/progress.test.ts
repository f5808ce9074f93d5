import { expect, it } from 'vitest';
import { describeStep, MoveProgress } from './progress.ts';

it('says how much is done, how fast, and how long the rest takes', () => {
  const step = { name: 'Database: copying', done: 250_000, total: 1_000_000, unit: 'rows' };
  const text = 'Database: copying 250,000 of 1,000,000 rows';
  const counting = { name: 'Media: counting', done: 1_234, total: null, unit: 'files' };
  expect(describeStep(counting, { seconds: 10, done: 1_234 })).toBe('Media: counting 1,234 files');
  expect(describeStep(step, { seconds: 0.1, done: 1 })).toBe(text);
  expect(describeStep(step, { seconds: 10, done: 0 })).toBe(text);
  expect(describeStep(step, { seconds: 10, done: 100_000 })).toBe(
    `${text}, 10,000 a second, 75 s left`,
  );
  expect(describeStep(step, { seconds: 100, done: 100_000 })).toBe(
    `${text}, 1,000 a second, 13 min left`,
  );
  const small = { name: 'Media: copying', done: 0.42, total: 1, unit: 'MB' };
  expect(describeStep(small, { seconds: 0.1, done: 0 })).toBe('Media: copying 0.4 of 1 MB');
});

it('replaces its line on a terminal, and begins a line for each step otherwise', () => {
  for (const isTTY of [true, false]) {
    const written: string[] = [];
    using progress = new MoveProgress({ isTTY, write: (text) => written.push(text) });
    const media = { total: { files: 2, bytes: 8_000_000 }, done: { files: 1, bytes: 2_000_000 } };
    progress.onMedia({ phase: 'copying', ...media });
    progress.onMedia({ phase: 'copying', ...media });
    const line = 'Media: copying 2 of 8 MB, file 1 of 2';
    expect(written).toEqual([isTTY ? `\r\u001B[K${line}` : `${line}\n`]);
  }
});
