import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';

/** Returns false if there is no such trainee. Dependent rows are deleted by cascade. */
export async function deleteTrainee(tx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('all_users')
    .where('id', '=', id)
    .where('role', '=', 'TRAINEE')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Users per statement; a few milliseconds on SQLite with their dependent rows. */
const TRAINEES_PER_STATEMENT = 25;

/**
 * Returns the ids of the deleted trainees; dependent rows are deleted by cascade. Runs in batches so that other work is
 * not blocked.
 */
export async function deleteTraineesOf(tx: Db, companyId: number): Promise<number[]> {
  const slice = startTimeSlice();
  const ids: number[] = [];
  for (;;) {
    const rows = await deleteSomeTrainees(tx, companyId);
    for (const { id } of rows) ids.push(id);
    if (rows.length < TRAINEES_PER_STATEMENT) return ids;
    if (slice.isOver) await slice.next();
  }
}

function deleteSomeTrainees(tx: Db, companyId: number) {
  return tx
    .deleteFrom('all_users')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select('id')
        .where('company_id', '=', companyId)
        .where('role', '=', 'TRAINEE')
        .limit(TRAINEES_PER_STATEMENT),
    )
    .returning('id')
    .execute();
}
