import type { Db } from '../platform/database/schema.ts';

export async function currentRunOf(db: Db, traineeId: number): Promise<number> {
  const { current_run_id } = await db
    .selectFrom('users')
    .select('current_run_id')
    .where('id', '=', traineeId)
    .executeTakeFirstOrThrow();
  if (current_run_id === null) throw new Error(`User ${traineeId} has no run`);
  return current_run_id;
}
