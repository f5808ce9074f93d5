import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../set-up/paths.mjs';

const SERVER = `require('node:net').createServer().listen(0, '127.0.0.1', function () {
  console.log('listening');
})`;

/** The process that holds the pipe to a keeper of a small server. */
function startOwner(folder: string) {
  const keeping = {
    folder,
    serve: [process.execPath, '-e', SERVER],
    readySign: 'listening',
    stopSignal: 'SIGTERM',
  };
  const keeper = inRoot('scripts', 'test', 'keeper.mjs');
  const owner = `const child = require('node:child_process').spawn(process.execPath,
    [${JSON.stringify(keeper)}, ${JSON.stringify(JSON.stringify(keeping))}],
    { detached: true, stdio: ['pipe', 'inherit', 'inherit'] });`;
  return spawn(process.execPath, ['-e', owner], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('a server ends and its folder is removed when its owner is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-keeper-'));
  const owner = startOwner(folder);
  await new Promise((resolve) => owner.stdout.once('data', resolve));
  expect(existsSync(folder)).toBe(true);

  owner.kill('SIGKILL');

  await expect.poll(() => existsSync(folder)).toBe(false);
});
