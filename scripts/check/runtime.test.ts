import { appendFile, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { lockedRuntimes, otherExecutable, readSums, sha256Of, unpinned } from './runtime.mjs';

const sums = { one: { version: '24.1.0', sha256: 'a' }, two: { version: '24.2.0', sha256: 'b' } };

it('the list has the runtimes of the lock file', () => {
  expect(unpinned(lockedRuntimes(), readSums())).toEqual([]);
});

it('a runtime in another version, a further one and one of another major version are named', () => {
  expect(unpinned({ one: '24.1.0', two: '24.2.0' }, sums)).toEqual([]);
  expect(unpinned({ one: '24.1.1', two: '24.2.0' }, sums)).toEqual([
    expect.stringMatching(/^one: package-lock\.json has 24\.1\.1, .* 24\.1\.0$/),
  ]);
  expect(unpinned({ one: '24.1.0', two: '24.2.0', three: '26.1.0' }, sums)).toEqual([
    expect.stringMatching(/^three: /),
    'The runtimes differ: 24, 26',
  ]);
  expect(unpinned({ one: '24.1.0', two: undefined }, sums)).toEqual([
    expect.stringMatching(/^two: package-lock\.json has none/),
    expect.any(String),
  ]);
});

it('a changed executable is found', async () => {
  await using folder = await makeTestFolder();
  const path = join(folder.path, 'node');
  await copyFile(import.meta.filename, path);
  const sum = await sha256Of(path);
  expect(await otherExecutable(path, sum)).toEqual([]);
  await appendFile(path, ' ');
  expect(await otherExecutable(path, sum)).toEqual([expect.stringContaining(`not ${sum}`)]);
});
