import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DamagedLockError, DataDirInUseError, lockDataDir } from './owner-lock.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-owner-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

/** Starts a process that owns the folder until it is killed, or this process ends. */
async function startOwner(): Promise<ChildProcess> {
  const program = `
    const { lockDataDir } = await import(process.argv[1]);
    // Kept, because a lock that is garbage collected is released.
    globalThis.lock = lockDataDir(process.argv[2]);
    console.log('locked');
    process.stdin.resume();
  `;
  const module = new URL('owner-lock.ts', import.meta.url).href;
  const owner = spawn(
    process.execPath,
    ['--input-type=module', '--eval', program, module, dataDir],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  await once(owner.stdout, 'data');
  return owner;
}

async function kill(owner: ChildProcess): Promise<void> {
  const exit = once(owner, 'exit');
  owner.kill('SIGKILL');
  await exit;
}

test('names a running owner, and takes over the lock of a killed one', async () => {
  const owner = await startOwner();
  try {
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
    expect(() => lockDataDir(dataDir)).toThrow(
      new RegExp(`process ${owner.pid} on ${hostname()}, since \\d{4}-\\d\\d-\\d\\dT`),
    );
  } finally {
    await kill(owner);
  }
  expect(existsSync(join(dataDir, 'owner.json'))).toBe(true);
  lockDataDir(dataDir).release();
});

test('an owner that has not written its name yet still keeps others out', async () => {
  const owner = await startOwner();
  try {
    rmSync(join(dataDir, 'owner.json'));
    expect(() => lockDataDir(dataDir)).toThrow('in use by another process');
  } finally {
    await kill(owner);
  }
});

test('the same process cannot own the folder twice, but can own it again after release', () => {
  const lock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(`process ${process.pid}`);
  lock.release();
  lock.release();
  expect(existsSync(join(dataDir, 'owner.json'))).toBe(false);
  lockDataDir(dataDir).release();
});

test('creates a missing folder for its owner only', () => {
  const fresh = join(dataDir, 'deep', 'inside');
  lockDataDir(fresh).release();
  expect(statSync(fresh).mode & 0o777).toBe(0o700);
  expect(statSync(join(fresh, 'owner.lock')).mode & 0o777).toBe(0o600);
});

test('reports the path of a lock file with other content, which can then be deleted', () => {
  const file = join(dataDir, 'owner.lock');
  writeFileSync(file, 'garbage{'.repeat(100));
  expect(() => lockDataDir(dataDir)).toThrow(DamagedLockError);
  expect(() => lockDataDir(dataDir)).toThrow(file);
  rmSync(file);
  lockDataDir(dataDir).release();
});
