/** For commands that use the database without the start of a portal, which makes it and brings it up to date. */
import { SQLITE_FILE } from '../platform/data-dir.ts';
import { pendingAfter, readUsableState } from '../platform/database/migrate.ts';
import { hasSqlite } from '../platform/database/open-database.ts';
import type { Db } from '../platform/database/schema.ts';
import type { Settings } from '../settings.ts';
import { CommandRefusedError } from '../startup-errors.ts';

/** Opening a missing database would create an empty one. */
export function refuseWithoutDatabase({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl !== undefined || hasSqlite(dataDir)) return;
  throw new CommandRefusedError(`There is no ${SQLITE_FILE} in ${dataDir}. Correct DATA_DIR.`);
}

export async function refuseUnlessUpToDate(db: Db, command: string): Promise<void> {
  const { migrations } = await readUsableState(db);
  if (pendingAfter(migrations).length === 0) return;
  throw new CommandRefusedError(
    'The database is not up to date. Start the portal first: it brings the database up to date, ' +
      `and says whether ${command} is needed.`,
  );
}
