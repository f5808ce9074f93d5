import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { inRoot } from '../set-up/paths.mjs';
import { builtFiles, listCopiedFiles, PROGRAM, withImports } from './package-files.mjs';

it('the program brings the scripts that it imports, and none that builds or checks', () => {
  expect([...withImports(PROGRAM)].sort()).toEqual([
    'scripts/set-up/child.mjs',
    'scripts/set-up/end-with-npm.mjs',
    'scripts/set-up/env-file.mjs',
    'scripts/set-up/paths.mjs',
    'scripts/set-up/run-demo.mjs',
    'scripts/set-up/run-portal.mjs',
    'scripts/set-up/runtime.mjs',
    'scripts/set-up/step.mjs',
    'scripts/training-portal.mjs',
  ]);
});

it('of a built folder the files of the last build are in the package', async () => {
  await using folder = await makeTestFolder();
  mkdirSync(join(folder.path, 'assets'));
  mkdirSync(join(folder.path, '.vite'));
  const names = ['main.js', 'assets/new-1.js', 'assets/old-1.js', '.built-from', '.vite/manifest'];
  for (const name of names) writeFileSync(join(folder.path, name), '');
  writeFileSync(join(folder.path, '.replaced.json'), JSON.stringify({ 'assets/old-1.js': 1 }));
  expect(builtFiles(folder.path).sort()).toEqual(['assets/new-1.js', 'main.js']);
});

it('the documents of the package link to files of the package, if they are not about the code', () => {
  const files = listCopiedFiles();
  const aboutCode = ['CONTRIBUTING.md', 'docs/architecture.md', 'docs/decisions/template.md'];
  const documents = files.filter((file) => file.endsWith('.md') && !aboutCode.includes(file));
  const missing = documents.flatMap((document) =>
    [...readFileSync(inRoot(document), 'utf8').matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => join(dirname(document), target))
      .filter((target) => !files.includes(target))
      .map((target) => `${document}: ${target}`),
  );
  expect(documents.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});
