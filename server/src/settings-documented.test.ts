import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIABLES } from './settings.ts';

test('the README has one row for each setting, with its default and its sentence', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z0-9_]+` \|/.test(line));
  const expected = Object.values(VARIABLES).map((variable) => {
    const fallback = 'fallback' in variable ? `\`${variable.fallback}\`` : '';
    const without = 'derived' in variable ? variable.derived : fallback;
    return `| \`${variable.name}\` | ${without} | ${variable.about} |`;
  });
  expect(rows).toEqual(expected);
});
