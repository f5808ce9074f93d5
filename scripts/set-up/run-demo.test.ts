import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { runQuietly } from './child.mjs';
import { inRoot } from './paths.mjs';

it('the demo looks for its data folder in the current folder', async () => {
  await using folder = await makeTestFolder();
  // A folder that cannot be made ends the demo before it makes data.
  await writeFile(join(folder.path, 'a-file'), '');
  const args = [inRoot('scripts', 'training-portal.mjs'), 'demo'];
  const options = { cwd: folder.path, env: { DATA_DIR: 'a-file' } };
  const { code, output } = await runQuietly(process.execPath, args, options);
  expect(output).toContain(`but ${join(folder.path, 'a-file')} is a file`);
  expect(code).toBe(1);
});
