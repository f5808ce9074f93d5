/** Deletes exceptions and recorded results for good, in small steps. Those of a trainee are deleted with the trainee. */
import type { Db } from '#server/platform/database/schema.ts';

/** About 1 ms on SQLite. */
const ROWS_PER_STEP = 100;

/** Deletes some that name the module. Returns false if there were none. */
export async function deleteSomeRequirements(tx: Db, moduleId: number): Promise<boolean> {
  if (await deleteSomeExceptions(tx, { column: 'module_id', id: moduleId })) return true;
  const { numDeletedRows } = await tx
    .deleteFrom('recorded_results')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('recorded_results')
        .select('id')
        .where('module_id', '=', moduleId)
        .limit(ROWS_PER_STEP),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

interface Exceptions {
  readonly column: 'module_id' | 'company_id';
  readonly id: number;
}

/** Deletes some exceptions. Returns false if there were none. */
export async function deleteSomeExceptions(tx: Db, { column, id }: Exceptions): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('requirement_exceptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('requirement_exceptions')
        .select('id')
        .where(column, '=', id)
        .limit(ROWS_PER_STEP),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
