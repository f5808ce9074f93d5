import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureInstallationId } from '#server/platform/database/installation-id.ts';
import { writeMoveMark } from '#server/platform/database/moved-to.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { copyMigratedSqlite } from '#server/testing/copy-migrated-sqlite.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { refuseWithoutRoom } from './room.ts';

it('needs room for twice the database and the files that are missing, without what is copied already', async () => {
  await using folder = await makeTestFolder();
  const dataDir = folder.path;
  const free = async () => 300_000_000;
  const check = (database: number, media: number) =>
    refuseWithoutRoom(dataDir, { database, media }, free);
  await check(100_000_000, 100_000_000);
  await check(0, 300_000_000);
  await expect(check(100_000_000, 101_000_000)).rejects.toThrow(
    `The move needs 301 MB on the disk of ${dataDir}, where 300 MB are free.`,
  );
  await copyMigratedSqlite(dataDir);
  const { size } = await stat(join(dataDir, 'portal.sqlite'));
  await check(100_000_000, 100_000_000 + size);

  const { db, close } = openDatabase({ dataDir });
  await ensureInstallationId(db, 'an-id');
  const mark = { place: 'elsewhere', remedy: 'Set it', token: 't', at: new Date().toISOString() };
  await writeMoveMark(db, { ...mark, state: 'left' });
  await close();
  await expect(check(100_000_000, 100_000_001)).rejects.toThrow('Nothing was copied.');
});
