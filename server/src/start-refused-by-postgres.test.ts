import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from './testing/refused-start.ts';
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts';

describe.skipIf(process.env['TEST_ENGINE'] !== 'postgres')('a start', () => {
  let folder: TestFolder;
  beforeAll(async () => {
    folder = await makeTestFolder();
  });
  afterAll(() => folder[Symbol.asyncDispose]());

  it('refuses a PostgreSQL database that does not exist', async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = '/portal_test_missing';
    const said = await refused({ DATA_DIR: folder.path, DATABASE_URL: url.href });
    expect(said).toContain('The PostgreSQL database does not exist');
  });

  it('reports a PostgreSQL server that refuses the login', async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.username = 'portal_test_stranger';
    const said = await refused({ DATA_DIR: folder.path, DATABASE_URL: url.href });
    expect(said).toContain('PostgreSQL refuses the login');
  });
});
