/** The rows of complete checks. */
import type { Db, Schema } from '#server/platform/database/schema.ts';

type CheckColumn = Exclude<keyof Schema['log_checks'], 'started_by'>;

const COLUMNS = [
  'id',
  'state',
  'total',
  'checked',
  'problem_count',
  'problems',
  'started_at',
  'ended_at',
] as const satisfies readonly CheckColumn[];

interface NewCheck {
  readonly total: number;
  readonly startedBy: number | null;
  readonly at: number;
}

/** Returns the id of the new check; undefined if one is running: at most one is. */
export async function insertCheck(
  tx: Db,
  { total, startedBy, at }: NewCheck,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('log_checks')
    .values({ state: 'running', total, started_by: startedBy, started_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Deletes all but the newest ones. */
export async function deleteOldChecks(tx: Db, kept: number): Promise<void> {
  await tx
    .deleteFrom('log_checks')
    .where('id', 'not in', (eb) =>
      eb.selectFrom('log_checks').select('id').orderBy('id', 'desc').limit(kept),
    )
    .execute();
}

export function findNewestCheck(db: Db) {
  return db
    .selectFrom('log_checks')
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type CheckRow = NonNullable<Awaited<ReturnType<typeof findNewestCheck>>>;

export function findRunningCheck(tx: Db, id: number): Promise<CheckRow | undefined> {
  return tx
    .selectFrom('log_checks')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
}

type Changes = Partial<
  Pick<CheckRow, 'state' | 'checked' | 'problem_count' | 'problems' | 'ended_at'>
>;

/** Returns false if the check has ended. */
export async function updateRunningCheck(tx: Db, id: number, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('log_checks')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns the id of the check; undefined if none is running. */
export async function cancelRunningCheck(tx: Db, at: number): Promise<number | undefined> {
  const row = await tx
    .updateTable('log_checks')
    .set({ state: 'cancelled', ended_at: at })
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The leaves that wait for the next checkpoint. */
export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('log_leaves')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('log_index', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}
