import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './build.mjs';

let root: string;
const hash = () => fingerprint(root, ['web', 'lock.json']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'web', 'src'), { recursive: true });
  writeFileSync(join(root, 'web', 'src', 'main.tsx'), 'one');
  writeFileSync(join(root, 'lock.json'), '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a new content or name changes the fingerprint, a new time alone does not', () => {
  const before = hash();
  utimesSync(join(root, 'web', 'src', 'main.tsx'), 1, 1);
  expect(hash()).toBe(before);

  writeFileSync(join(root, 'web', 'src', 'main.tsx'), 'two');
  const edited = hash();
  expect(edited).not.toBe(before);

  renameSync(join(root, 'web', 'src', 'main.tsx'), join(root, 'web', 'src', 'start.tsx'));
  expect(hash()).not.toBe(edited);
});

test('tests and the built folder do not count', () => {
  const before = hash();
  writeFileSync(join(root, 'web', 'src', 'main.test.tsx'), 'test');
  mkdirSync(join(root, 'web', 'dist'));
  writeFileSync(join(root, 'web', 'dist', 'index.html'), 'built');
  expect(hash()).toBe(before);
});
