import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publish } from './publish.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const passDays = (days: number) => vi.setSystemTime(Date.now() + days * 86_400_000);

/** Builds a program that loads a part later. Returns all files of `dist`, without their hashes. */
async function buildWith(part: string, ...plugins: Plugin[]): Promise<string[]> {
  writeFileSync(join(root, 'main.js'), `void import('./${part}.js');`);
  writeFileSync(join(root, `${part}.js`), `document.title = '${part}';`);
  const output = { entryFileNames: 'main.js', chunkFileNames: 'assets/[name]-[hash].js' };
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, publish()],
    build: { rolldownOptions: { input: join(root, 'main.js'), output } },
  });
  return dist();
}

function dist(): string[] {
  return readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name.replace(/-.*/, ''))
    .sort();
}

it('keeps the files of an earlier build for a month after the build without them', async () => {
  expect(await buildWith('first')).toEqual(['first', 'main.js']);
  // A build that was in use for long is no older than others when it is replaced.
  passDays(300);
  expect(await buildWith('second')).toEqual(['first', 'main.js', 'second']);
  passDays(29);
  expect(await buildWith('second')).toEqual(['first', 'main.js', 'second']);
  passDays(2);
  expect(await buildWith('third')).toEqual(['main.js', 'second', 'third']);
});

it('keeps a file that is in a build again', async () => {
  await buildWith('first');
  await buildWith('second');
  passDays(20);
  await buildWith('first');
  passDays(20);
  expect(await buildWith('second')).toEqual(['first', 'main.js', 'second']);
});

it('changes nothing by a build that fails', async () => {
  await buildWith('first');
  const fail = () => Promise.reject(new Error('The last step failed.'));
  await expect(buildWith('second', { name: 'last-step', writeBundle: fail })).rejects.toThrow(
    'The last step failed.',
  );
  expect(dist()).toEqual(['first', 'main.js']);
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['.replaced.json', 'assets', 'main.js']);
});
