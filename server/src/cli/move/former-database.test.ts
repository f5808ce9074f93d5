import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { ensureInstallationId } from '#server/platform/database/installation-id.ts';
import { writeMoveMark } from '#server/platform/database/moved-to.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { copyMigratedSqlite } from '#server/testing/copy-migrated-sqlite.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { setFormerAside } from './former-database.ts';

it('a former database stays where it is while another program has its log open', async () => {
  await using folder = await makeTestFolder();
  const dataDir = folder.path;
  await copyMigratedSqlite(dataDir);
  const reader = new DatabaseSync(join(dataDir, 'portal.sqlite'));
  reader.prepare('select count(*) from installation').get();
  const { db, close } = openDatabase({ dataDir });
  await ensureInstallationId(db, 'an-id');
  const mark = { place: 'elsewhere', remedy: 'Set it', token: 't', at: new Date().toISOString() };
  await writeMoveMark(db, { ...mark, state: 'left' });
  await close();
  await expect(setFormerAside(dataDir)).rejects.toThrow('its log');
  reader.close();
  vi.spyOn(console, 'log').mockReturnValue();
  await setFormerAside(dataDir);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('portal.sqlite'))).toEqual([]);
});
