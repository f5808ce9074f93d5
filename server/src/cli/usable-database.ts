/** For commands that use the database without the start of a portal, which makes it and brings it up to date. */
import { explainingFailures } from '../opening-errors.ts';
import { SQLITE_FILE } from '../platform/data-dir.ts';
import { pendingAfter, readUsableState } from '../platform/database/migrate.ts';
import { refuseMoved } from '../platform/database/moved-to.ts';
import { hasSqlite, openDatabase } from '../platform/database/open-database.ts';
import type { Db } from '../platform/database/schema.ts';
import { readSettings, type Settings } from '../settings.ts';
import { CommandRefusedError } from './command-refused-error.ts';

/** Does the work on the database of the settings, beside a portal that may run on it. */
export async function onDatabase<T>(
  work: (db: Db, settings: Settings) => Promise<T>,
  { readOnly = false } = {},
): Promise<T> {
  const settings = readSettings();
  refuseWithoutDatabase(settings);
  return explainingFailures(settings, async () => {
    const database = openDatabase({ ...settings, readOnly });
    try {
      await refuseUnlessUpToDate(database.db);
      return await work(database.db, settings);
    } finally {
      await database.close();
    }
  });
}

/** Opening a missing database would create an empty one. */
export function refuseWithoutDatabase({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl !== undefined || hasSqlite(dataDir)) return;
  throw new CommandRefusedError(
    `There is no ${SQLITE_FILE} in ${dataDir}. Run the command in the folder in which the portal is started, or correct DATA_DIR.`,
  );
}

export async function refuseUnlessUpToDate(db: Db): Promise<void> {
  const { migrations } = await readUsableState(db);
  await refuseMoved(db);
  if (pendingAfter(migrations).length === 0) return;
  throw new CommandRefusedError(
    'The database is not up to date. Start the portal first: it brings the database up to date.',
  );
}
