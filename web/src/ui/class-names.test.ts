import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test.each([
  ['px-4 pr-2', 'p-0', 'p-0'],
  ['text-sm text-text', 'text-danger-text', 'text-sm text-danger-text'],
  ['rounded-xl bg-surface', 'bg-accent/15', 'rounded-xl bg-accent/15'],
  ['border border-border', 'border-transparent', 'border border-transparent'],
])('"%s" then "%s" gives "%s"', (base, own, merged) => {
  expect(classNames(base, own)).toBe(merged);
});

test('leaves out values that do not apply', () => {
  expect(classNames('a', false, undefined, null, ['b'])).toBe('a b');
});

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no class list in the app contradicts itself', () => {
  const lists = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/className="([^"]+)"/g)].map(([, list = '']) => list),
  );
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.filter((list) => classNames(list) !== list)).toEqual([]);
});
