import { extendTailwindMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

/** The library with all its groups, and the app's own names of animations. */
const mergeByFullTable = extendTailwindMerge({ extend: { theme: { animate: [() => true] } } });

test.each([
  ['px-4 pr-2', 'p-0'],
  ['p-5 sm:p-6', 'p-0 sm:p-0'],
  ['w-full h-10 pointer-coarse:h-11', 'size-6'],
  ['text-sm text-text text-left', 'text-lg text-danger-text text-center'],
  ['text-sm text-text', 'text-balance'],
  ['border border-border border-dashed', 'border-2 border-accent'],
  ['border-b border-border', 'border-transparent'],
  ['flex flex-col flex-wrap flex-1', 'hidden flex-row'],
  ['grid gap-4', 'flex gap-x-2'],
  ['rounded-xl shadow-xs bg-surface', 'rounded-none shadow-lg bg-accent/15'],
  ['grid-cols-1 lg:grid-cols-2', 'grid-cols-3 lg:grid-cols-4'],
  ['font-medium font-sans', 'font-bold'],
  ['-m-1.5 mt-2', 'm-0'],
  ['min-w-0 max-w-sm overflow-x-auto', 'max-w-none overflow-hidden'],
  ['hover:bg-hover focus-visible:outline-2', 'hover:bg-accent'],
  ['absolute inset-0', 'relative top-2'],
  ['text-sm leading-6', 'text-lg'],
  ['checked:border checked:border-text', 'checked:border-[5px] checked:border-accent'],
  ['text-sm text-text', 'text-[0.625rem] text-danger-text'],
  ['bg-[light-dark(red,blue)] text-[0.625rem]', 'bg-surface'],
])('"%s" then "%s" merges as the full table would', (base, own) => {
  expect(classNames(base, own)).toBe(mergeByFullTable(base, own));
});

test('leaves out values that do not apply', () => {
  expect(classNames('a', false, undefined, null, ['b'])).toBe('a b');
});

test("knows the product's own names", () => {
  expect(classNames('data-[state=open]:animate-pop-in', 'data-[state=open]:animate-rise-in')).toBe(
    'data-[state=open]:animate-rise-in',
  );
});

const sources = import.meta.glob<string>(['../**/*.tsx', './*-styles.ts', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no class list in the app contradicts itself, or loses a class by the table', () => {
  const lists = Object.values(sources).flatMap((source) =>
    matchesOf(/className="([^"]+)"/g, source),
  );
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.filter((list) => classNames(list) !== list)).toEqual([]);
});

test('a class given to a component replaces the classes that the full table would replace', () => {
  const given = classesIn(
    matchesOf(/<[A-Z](?:[^<>]|=>)*?\sclassName="([^"]+)"/g, ...Object.values(sources)),
  );
  const components = Object.entries(sources)
    .filter(([path]) => path.startsWith('./'))
    // Comments, and the place of toasts, have no classes.
    .map(([, source]) => source.replaceAll(/\/\*[\s\S]*?\*\/|position="[\w-]+"/g, ''));
  const own = classesIn(matchesOf(/['"]([^'"\n]*[-:][^'"\n]*)['"]/g, ...components));
  expect(given).toEqual(expect.arrayContaining(['w-full', 'min-w-0']));
  expect(own).toEqual(expect.arrayContaining(['bg-surface', 'px-3']));
  const pairs = given.flatMap((last) =>
    own.filter((first) => first !== last).map((first) => `${first} ${last}`),
  );
  expect(pairs.filter((pair) => classNames(pair) !== mergeByFullTable(pair))).toEqual([]);
});

function matchesOf(pattern: RegExp, ...texts: string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, match = '']) => match));
}

function classesIn(lists: readonly string[]): string[] {
  return [...new Set(lists.flatMap((list) => list.split(/\s+/)))];
}
