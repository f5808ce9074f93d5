// npm run dev: the server, restarted on each change, and the web app with hot reload in front of it.
import { spawn } from 'node:child_process';
import { envFileArguments } from './set-up/env-file.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { inRoot, ROOT, VITE, WEB_FOLDER } from './set-up/paths.mjs';
import { runtimePath } from './set-up/runtime.mjs';
import { runCommand } from './set-up/step.mjs';

const SERVER_SOURCE = inRoot('server', 'src', 'main.ts');

await runCommand(async () => {
  await ensureInstalled();
  const node = runtimePath();
  process.exitCode = await runTogether([
    spawn(node, [...envFileArguments(), '--watch', SERVER_SOURCE], { cwd: ROOT, stdio: 'inherit' }),
    spawn(node, [...envFileArguments(), VITE], { cwd: WEB_FOLDER, stdio: 'inherit' }),
  ]);
});

/**
 * When one process ends, or this process gets a signal, the others are ended.
 * @param {import('node:child_process').ChildProcess[]} children
 * @returns {Promise<number>} the exit code of the one that ended first
 */
async function runTogether(children) {
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGINT', endAll).on('SIGTERM', endAll);
  const ends = children.map(
    (child) =>
      new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code) => resolve(code ?? 0));
      }),
  );
  const first = await Promise.race(ends);
  endAll();
  await Promise.all(ends);
  return first;
}
