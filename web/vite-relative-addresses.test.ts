import { expect, it } from 'vitest';
import { addressesFromRoot } from './vite-relative-addresses.ts';

const script = (fileName: string, code: string) =>
  ({ type: 'chunk', fileName, code, isEntry: false }) as const;
const sheet = (fileName: string) =>
  ({ type: 'asset', fileName, source: 'a{background:url(/assets/hill.svg)}' }) as const;

it('finds the addresses from the root of the host in scripts and style sheets', () => {
  const files = [
    script('assets/a.js', 'import("./b.js")'),
    script('assets/b.js', 'f(`/assets/c.js`)'),
    sheet('assets/late.css'),
  ];
  expect(addressesFromRoot(files)).toEqual([
    'assets/b.js names /assets/c.js from the root',
    'assets/late.css names /assets/hill.svg from the root',
  ]);
});

it('leaves those of the style sheet that is inlined in the pages', () => {
  const importedCss = new Set(['assets/index.css']);
  const entry = { ...script('assets/index.js', ''), isEntry: true, viteMetadata: { importedCss } };
  expect(addressesFromRoot([entry, sheet('assets/index.css')])).toEqual([]);
});
