/**
 * Installs the package as an operator does, without a network and into a folder with a blank in its name, and tries it:
 * its size, its commands, a start, a login, and an end. A part of `npm test`.
 */
import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logInAsAdmin } from '@portal/contract/log-in';
import { freePort } from '../../server/src/testing/free-port.ts';
import { ensurePortalBuilt } from '../set-up/build.mjs';
import { step } from '../set-up/step.mjs';
import { installOffline, packagesIn, sizeOf } from './installed-package.ts';
import { packageManifest } from './manifest.mjs';
import { packFolder, stagePackage } from './package.mjs';
import { loadedFiles, openProgram } from './run-program.ts';

/** Without the runtime, on disk. */
const LIMIT_BYTES = 60_000_000;
const login = { email: 'admin@portal.test', password: 'correct horse battery' };

const folder = mkdtempSync(join(tmpdir(), 'installed portal-'));
try {
  await tryPackage();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tryPackage(): Promise<void> {
  await ensurePortalBuilt();
  const tarball = await step('Packing', pack);
  const installed = await step('Installing', () => installOffline(tarball, join(folder, 'prefix')));
  assert.deepEqual(packagesIn(installed.folder), expectedPackages(), 'the installed packages');
  const bytes = sizeOf(installed.folder, /[\\/]node_modules[\\/]node-/);
  process.stdout.write(`Installed without the runtime: ${(bytes / 1e6).toFixed(1)} MB\n`);
  assert.ok(bytes <= LIMIT_BYTES, `at most ${LIMIT_BYTES} bytes`);
  await step('Asking each command for help', () => tryHelp(installed.program));
  await step('Starting, logging in, ending', () => tryStart(installed));
}

async function pack(): Promise<string> {
  stagePackage(join(folder, 'package'));
  return join(folder, await packFolder(join(folder, 'package'), folder));
}

/** No tool for development is among them. */
function expectedPackages(): string[] {
  const { dependencies } = packageManifest();
  const machine = `${process.platform}-${process.arch}`;
  return [
    ...Object.keys(dependencies),
    `@img/sharp-${machine}`,
    `@img/sharp-libvips-${machine}`,
    `@node-rs/argon2-${machine}-gnu`,
    `node-${machine}`,
  ].sort();
}

async function tryHelp(program: string): Promise<void> {
  const { run } = openProgram(program, folder);
  const list = await run(['help']);
  const names = [...list.matchAll(/^training-portal ([\w-]+)/gm)].map(([, name = '']) => name);
  assert.ok(names.includes('start') && names.includes('backup'), list);
  for (const name of names) {
    const help = await run([name, '--help']);
    assert.match(help, new RegExp(`^training-portal ${name}\\b.*\\n\\n[A-Z].*\\.\\n`), help);
    assert.doesNotMatch(help, /npm run/);
  }
  assert.equal(await run(['--version']), `${packageManifest().version}\n`);
}

async function tryStart(installed: { folder: string; program: string }): Promise<void> {
  const current = join(folder, 'current folder');
  mkdirSync(current);
  const port = await freePort();
  // The settings of the folder in which it is started.
  const settings = { PORT: port, ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password };
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(join(current, '.env'), lines.join(''));
  const coverage = join(folder, 'coverage');
  const { start } = openProgram(installed.program, current, { NODE_V8_COVERAGE: coverage });
  const portal = start([]);
  await portal.until('Training Portal is ready');
  await logIn(`http://127.0.0.1:${port}`);
  portal.child.kill('SIGTERM');
  assert.equal(await portal.ended, 0, portal.said());
  assert.ok(sizeOf(join(current, 'data'), /^$/) > 0, 'the data are in the current folder');
  const files = loadedFiles(coverage);
  assert.ok(
    files.some((file) => file.endsWith('main.js')),
    files.join('\n'),
  );
  assert.deepEqual(
    files.filter((file) => !file.startsWith(installed.folder)),
    [],
    'all code is that of the package',
  );
}

async function logIn(origin: string): Promise<void> {
  const page = await fetch(`${origin}/login/admin`);
  assert.match(await page.text(), /<html lang="en"/);
  const answer = await fetch(`${origin}/api${logInAsAdmin.path}`, {
    method: logInAsAdmin.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  assert.equal(answer.status, 200, await answer.text());
}
