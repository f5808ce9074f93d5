import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSourceFiles } from '../check/imports.mjs';
import { inRoot, ROOT } from '../set-up/paths.mjs';
import { findEngineTests, INDEPENDENT } from './engine-tests.mjs';

const file = (path: string, { imports = [] as string[], source = '' } = {}) => ({
  path,
  imports,
  source,
});
const DATABASE = file('server/src/testing/database.ts', {
  source: "process.env['TEST_ENGINE'] === 'postgres'",
});
const PORTAL = file('server/src/testing/portal.ts', { imports: [DATABASE.path] });

test('a test depends on the engine if it asks for it by itself or through other modules', () => {
  const tests = [
    file('server/src/pure.test.ts', { imports: ['server/src/pure.ts', 'vitest'] }),
    file('server/src/rows.test.ts', { imports: [DATABASE.path] }),
    file('server/src/calls.test.ts', { imports: [PORTAL.path] }),
    file('server/src/provided.test.ts', { source: "inject('migratedDatabase')" }),
    file('web/src/far.test.ts', { imports: [PORTAL.path] }),
  ];
  expect(findEngineTests([DATABASE, PORTAL, ...tests], [])).toEqual([
    'server/src/calls.test.ts',
    'server/src/provided.test.ts',
    'server/src/rows.test.ts',
    'web/src/far.test.ts',
  ]);
});

test('a module that is started by its path counts as used', () => {
  const started = file('server/src/feature/work.test.ts', {
    source: "fork(join(import.meta.dirname, '../testing/portal.ts'))",
  });
  expect(findEngineTests([DATABASE, PORTAL, started], [])).toEqual([started.path]);
});

test('an independent file or folder is left out, except for a file that asks for the engine', () => {
  const cors = file('server/src/http/cors.test.ts', { imports: [PORTAL.path] });
  const locked = file('server/src/http/locked.test.ts', { source: "'TEST_ENGINE'" });
  const version = file('server/src/version.test.ts', { imports: [PORTAL.path] });
  const files = [DATABASE, PORTAL, cors, locked, version];
  expect(findEngineTests(files, ['server/src/http/', version.path])).toEqual([locked.path]);
});

test('of this repository, the tests of features depend on the engine and pure ones do not', () => {
  const tests = findEngineTests(readSourceFiles(ROOT), INDEPENDENT);
  expect(tests).toContain('server/src/features/trainees/trainees.test.ts');
  expect(tests).toContain('server/src/platform/database/migrate.test.ts');
  expect(tests).toContain('server/src/killed-upgrade.test.ts');
  expect(tests).not.toContain('server/src/features/learning/scoring.test.ts');
  expect(tests).not.toContain('server/src/platform/http/cors.test.ts');
});

test('each independent file or folder exists and would run on both engines otherwise', () => {
  const files = readSourceFiles(ROOT);
  const all = findEngineTests(files, []).length;
  for (const each of INDEPENDENT) {
    expect(existsSync(inRoot(each)), each).toBe(true);
    expect(findEngineTests(files, [each]).length, each).toBeLessThan(all);
  }
});
