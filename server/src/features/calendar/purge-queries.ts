import type { Db } from '#server/platform/database/schema.ts';

/** About 1 ms on SQLite. */
const ROWS_PER_STEP = 100;

/** Deletes some entries about the module. Returns false if there were none. */
export async function deleteSomeCalendarEntries(tx: Db, moduleId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_entries')
    .where('module_id', '=', moduleId)
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('calendar_entries')
        .select('user_id')
        .where('module_id', '=', moduleId)
        .limit(ROWS_PER_STEP),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
