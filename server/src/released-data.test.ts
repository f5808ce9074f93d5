/**
 * The data folders of earlier versions: this version starts on them, and nothing that people and the public get from them
 * is missing. `npm run fixture:data` makes that of this version.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';
import { readFacts } from './testing/released-data/read-facts.ts';
import { startTestPortal } from './testing/start-test-portal.ts';
import { makeTestFolder } from './testing/test-folder.ts';

const FIXTURES = fileURLToPath(new URL('fixtures', ROOT));
const folders = readdirSync(FIXTURES).filter((name) => name.startsWith('data-'));

test.each(folders)('nothing is missing from %s', async (name) => {
  await using folder = await makeTestFolder();
  const archive = join(FIXTURES, name, 'data.tar.gz');
  execFileSync('tar', ['--extract', '--gzip', `--file=${archive}`, `--directory=${folder.path}`]);
  await using portal = await startTestPortal({
    DATA_DIR: join(folder.path, 'data'),
    DATABASE_URL: '',
    PUBLIC_URL: 'http://localhost:3000',
  });
  const facts = JSON.parse(readFileSync(join(FIXTURES, name, 'facts.json'), 'utf8'));
  expect(await readFacts(portal)).toEqual(facts);
});

test('there is one of the first version', () => {
  expect(folders).toContain('data-0.1.0');
});
