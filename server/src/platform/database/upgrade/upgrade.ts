import { join } from 'node:path';
import { BACKUPS_FOLDER } from '#server/platform/data-dir.ts';
import type { Logger } from '#server/platform/log.ts';
import { VERSION } from '#server/version.ts';
import { executedMigrations, migrate, pendingAfter, readUsableState } from '../migrate.ts';
import type { OpenDatabase } from '../open-database.ts';
import { recordVersion } from '../portal-version.ts';
import type { InstallationLock } from '../postgres/installation-lock.ts';
import { backUp, removeOldBackups } from './backup-files.ts';

interface Options {
  readonly database: OpenDatabase;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The lock on the database; null for the embedded one, whose folder is locked. */
  readonly lock: InstallationLock | null;
  readonly isBackedUp: boolean;
  readonly log: Logger;
}

/**
 * Brings the schema up to date. An existing database is copied before, and no other process may use it meanwhile.
 * @throws NewerDatabaseError, UnreleasedDatabaseError, OldProcessError, UpgradeRefusedError; nothing is changed then
 */
export async function upgradeDatabase(options: Options): Promise<void> {
  const { database, lock, log } = options;
  const { db } = database;
  const { migrations } = await readUsableState(db);
  const isPending = async () => pendingAfter(await executedMigrations(db)).length > 0;
  const run = () => copyAndMigrate(options);
  const isNew = migrations.length === 0;
  if (isNew || pendingAfter(migrations).length === 0) await migrate(db);
  else if (lock === null) await run();
  else {
    await lock.upgrade({
      isPending,
      run,
      onOldProcesses: (processes) =>
        log.warn(
          { processes },
          'waiting for processes of an older version to stop before the upgrade',
        ),
    });
    // A process of a newer version may have upgraded while this one waited.
    await readUsableState(db);
  }
  await recordVersion(db);
}

async function copyAndMigrate(options: Options): Promise<void> {
  const { database, dataDir, isBackedUp, log } = options;
  const { migrations, version } = await readUsableState(database.db);
  const startedAt = performance.now();
  const facts = { from: migrations.at(-1), fromVersion: version, toVersion: VERSION };
  const folder = join(dataDir, BACKUPS_FOLDER);
  if (isBackedUp) {
    const names = ['portal', ...(version === null ? [] : [version]), migrations.at(-1)];
    const backup = await backUp({ ...options, folder, name: names.join('-') });
    log.info({ ...facts, backup }, 'the database was copied before the upgrade');
  }
  await migrate(database.db);
  if (isBackedUp) await removeOldBackups(folder);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  log.info({ ...facts, seconds }, 'the database was upgraded');
}
