import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { createRecordingLog } from '#server/platform/log.fixture.ts';
import { copyMigratedSqlite } from '#server/testing/copy-migrated-sqlite.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { SqliteCheck } from './check.ts';
import { DamagedDatabaseError } from './damage.ts';

const PAGE_BYTES = 4096;
const SMALL = { checkedAtStartBytes: 2 ** 30 };
const LARGE = { checkedAtStartBytes: 0 };

let resources: AsyncDisposableStack;
let dataDir: string;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  dataDir = resources.use(await makeTestFolder()).path;
  await copyMigratedSqlite(dataDir);
});
afterEach(() => resources.disposeAsync());

function openIt(): OpenDatabase {
  return resources.adopt(openDatabase({ dataDir }), (opened) => opened.close());
}

async function damageLastPage(): Promise<void> {
  await using file = await open(join(dataDir, SQLITE_FILE), 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(PAGE_BYTES, 0xee), 0, PAGE_BYTES, size - PAGE_BYTES);
}

const never = new AbortController().signal;

it('passes an undamaged database, small or large', async () => {
  const log = createRecordingLog();
  for (const size of [SMALL, LARGE]) {
    const check = new SqliteCheck({ dataDir, log, ...size });
    await check.atStart(openIt().db);
    await check.inBackground(never);
    check.refuseDamage();
  }
  expect(log.lines).toEqual([]);
});

it('refuses to start on a small damaged database', async () => {
  await damageLastPage();
  const check = new SqliteCheck({ dataDir, log: createRecordingLog(), ...SMALL });
  await expect(check.atStart(openIt().db)).rejects.toThrow(DamagedDatabaseError);
});

it('checks a large database in the background, logs the damage, and fails readiness from then on', async () => {
  await damageLastPage();
  const log = createRecordingLog();
  const check = new SqliteCheck({ dataDir, log, ...LARGE });
  await check.atStart(openIt().db);
  check.refuseDamage();
  await check.inBackground(never);
  expect(log.lines).toEqual([
    ['error', expect.stringContaining('The embedded database is damaged'), expect.anything()],
  ]);
  expect(() => check.refuseDamage()).toThrow(expect.objectContaining({ state: 'damaged' }));
});

it('stops the check of a large database when aborted', async () => {
  const check = new SqliteCheck({ dataDir, log: createRecordingLog(), ...LARGE });
  const ending = new AbortController();
  const checking = check.inBackground(ending.signal);
  const reason = new Error('the portal ends');
  ending.abort(reason);
  await expect(checking).rejects.toBe(reason);
  await expect(check.inBackground(ending.signal)).rejects.toBe(reason);
});
