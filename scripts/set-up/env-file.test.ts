import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runQuietly } from './child.mjs';
import { envFileArguments, loadEnvFile } from './env-file.mjs';

const PRINT = 'console.log(process.env.PORTAL_GIVEN, process.env.PORTAL_WRITTEN)';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-env-'));
  file = join(folder, '.env');
  vi.stubEnv('PORTAL_GIVEN', 'by the environment');
  vi.stubEnv('PORTAL_WRITTEN', undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const write = () => writeFileSync(file, 'PORTAL_GIVEN=by the file\nPORTAL_WRITTEN=by the file\n');
const startedWith = async () => {
  const { output } = await runQuietly(process.execPath, [...envFileArguments(file), '-e', PRINT]);
  return output.trim();
};

test('the file sets variables that the environment does not set', async () => {
  write();
  expect(await startedWith()).toBe('by the environment by the file');
  loadEnvFile(file);
  expect([process.env['PORTAL_GIVEN'], process.env['PORTAL_WRITTEN']]).toEqual([
    'by the environment',
    'by the file',
  ]);
});

test('the file may be missing', async () => {
  expect(await startedWith()).toBe('by the environment undefined');
  loadEnvFile(file);
  expect(process.env['PORTAL_WRITTEN']).toBeUndefined();
});
